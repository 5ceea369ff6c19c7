import { message } from '../../contract/messages/message.ts';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StationError } from '../../contract/errors/station-error.ts';
import { systemActor, type Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { HeadSchema } from '../audit/heads.ts';
import { isoTime, type Clock } from '../clock.ts';
import { asStorageFailure, guardStorageAsync, storageFailure } from '../store/failures.ts';
import { passphraseKeySource } from '../store/key-sources.ts';
import { readKeyring } from '../store/keyring.ts';
import type { Store } from '../store/store.ts';
import {
  archiveKey,
  backupDamaged,
  createArchive,
  isUnfinished,
  newArchiveSalt,
  openArchive,
  unfinishedFile,
  type ArchiveHeader,
} from './archive.ts';
import { addContents, type Contents } from './backup-contents.ts';
import { lockBackups } from './backup-lock.ts';
import { ownName } from './backup-name.ts';
import { NAME_BYTES } from './pack.ts';
import { openPieces, piecesFolder, removeUnfinished, type Pieces } from './pieces.ts';

export const Manifest = z.object({
  /** Database key, hex: the archive may be opened with a passphrase of its own. */
  databaseKey: z.string(),
  databaseBytes: z.number().int(),
  head: HeadSchema,
  /** Of version 2: number of the key that blobs are encrypted with; under another one each is another piece. */
  blobKey: z.number().int().default(0),
});
export type Manifest = z.infer<typeof Manifest>;

/** Content of the last frame: totals of those before it. */
export const End = z.object({
  blobs: z.number().int(),
  /** Stored files left out, because they were damaged when the backup was made. */
  damaged: z.number().int().default(0),
});
export type End = z.infer<typeof End>;

export interface BackupReport {
  readonly file: string;
  readonly records: number;
  readonly blobs: number;
  /** Stored files that are missing or no longer open: they are not in the backup, and an earlier one may still hold them. */
  readonly damaged: number;
  readonly bytes: number;
  /** Bytes written: what no earlier backup in the folder held. */
  readonly newBytes: number;
}

/** Names per frame. */
const NAMES = 32_768;

/**
 * Makes a backup while the station keeps working: a snapshot of the database, then the blobs it refers to (blobs never change, so they
 * can be copied later). Pieces that an earlier backup in the folder holds are not written again; the file lists all of them. What was
 * written is read back, and success or failure is logged.
 *
 * @param options.passphrase opens the backup without the station's key, e.g. after the computer was lost.
 * @throws StationError INVALID_REQUEST when the file exists or has the name of an unfinished one, CONFLICT while another one is made,
 *   STORAGE_FAILED; also when what was written cannot be read back.
 */
export async function makeBackup(
  { store, audit, clock }: { store: Store; audit: AuditLog; clock: Clock },
  options: { file: string; passphrase?: string; actor?: Actor },
): Promise<BackupReport> {
  const file = path.resolve(options.file);
  if (!existsSync(path.dirname(file)))
    throw new StationError('INVALID_REQUEST', message('backupRefusals.noSuchFolder'));
  if (existsSync(file)) throw new StationError('INVALID_REQUEST', message('backupRefusals.nameTaken'));
  if (isUnfinished(file)) throw new StationError('INVALID_REQUEST', message('backupRefusals.unfinishedName'));
  const slots = [...readKeyring(store.folder)!.slots];
  if (options.passphrase) slots.push(await passphraseKeySource(options.passphrase).wrap(store.key));
  const actor = options.actor ?? systemActor('backup');
  return guardStorageAsync(async () => {
    const unlock = lockBackups(store.folder);
    let pieces: Pieces | null = null;
    let begun: number | null = null;
    try {
      begun = audit.append({
        actor,
        action: 'backup.made',
        details: { passphrase: options.passphrase !== undefined, name: ownName(file) },
      }).sequence;
      audit.head();
      discardUnfinished(file, store.key);
      pieces = openPieces(path.dirname(file), store.key);
      const contents = await addContents(store, pieces);
      const newBytes = readBack(() => pieces!.finish());
      const bytes = contents.databaseBytes + contents.blobBytes;
      const header = {
        createdAt: isoTime(clock),
        salt: newArchiveSalt(),
        slots,
        bytes,
        pieces: path.basename(pieces.folder),
      };
      writeNames(file, header, store.key, contents);
      const { damaged, blobs, head } = contents;
      const report = { records: head.size, blobs: blobs.length, damaged, bytes, newBytes };
      audit.append({ actor, action: 'backup.verified', details: { backup: begun, ...report } });
      return { file, ...report };
    } catch (thrown) {
      if (begun !== null) tellFailure(audit, actor, begun, thrown);
      throw thrown;
    } finally {
      try {
        pieces?.close();
      } finally {
        unlock();
      }
    }
  });
}

/** Removes what an interrupted backup left. Its finished packs stay: the next one uses them. */
export function discardUnfinished(file: string, databaseKey: Uint8Array): void {
  rmSync(unfinishedFile(file), { force: true });
  removeUnfinished(piecesFolder(path.dirname(file), databaseKey));
}

/** Logs why the backup failed; failing to log as well must not hide the first error. */
function tellFailure(audit: AuditLog, actor: Actor, backup: number, thrown: unknown): void {
  const { code, details } = StationError.from(asStorageFailure(thrown));
  try {
    audit.append({
      actor,
      action: 'backup.failed',
      outcome: 'failure',
      details: { backup, reason: details.reason ?? code },
    });
  } catch {
    return;
  }
}

const NOT_READ_BACK = message('backupRefusals.notReadBack');

/** Reads back what was written; damage means it was not written. @param sentence what to say then */
export function readBack<T>(read: () => T, sentence = NOT_READ_BACK): T {
  try {
    return read();
  } catch (cause) {
    if (StationError.from(asStorageFailure(cause)).details.reason !== 'BACKUP_DAMAGED') throw cause;
    throw storageFailure('IO', sentence, cause);
  }
}

/** Writes the backup itself, once everything that it names is on the disk, and reads it back. */
function writeNames(
  file: string,
  header: Omit<ArchiveHeader, 'format' | 'version'>,
  databaseKey: Uint8Array,
  contents: Contents,
): void {
  const key = archiveKey(databaseKey, header.salt);
  const archive = createArchive(file, { format: 'netefatsa-backup', version: 2, ...header }, key);
  try {
    const { databaseBytes, head, blobKey, database, blobs, damaged } = contents;
    const manifest: Manifest = {
      databaseKey: Buffer.from(databaseKey).toString('hex'),
      databaseBytes,
      head,
      blobKey,
    };
    archive.write('manifest', Buffer.from(JSON.stringify(manifest)));
    for (let at = 0; at < database.length; at += NAMES)
      archive.write('database', Buffer.from(database.slice(at, at + NAMES).join(''), 'latin1'));
    for (let at = 0; at < blobs.length; at += NAMES)
      archive.write('blob', Buffer.from(blobs.slice(at, at + NAMES).join(''), 'hex'));
    archive.write('end', Buffer.from(JSON.stringify({ blobs: blobs.length, damaged } satisfies End)));
  } catch (thrown) {
    archive.discard();
    throw thrown;
  }
  archive.finish();
  try {
    readBack(() => checkNames(file, key, contents));
  } catch (thrown) {
    rmSync(file, { force: true });
    throw thrown;
  }
}

function checkNames(file: string, key: Uint8Array, { database, blobs }: Contents): void {
  const archive = openArchive(file);
  try {
    let named = 0;
    for (const { kind, payload } of archive.frames(key))
      if (kind === 'database' || kind === 'blob') named += payload.length / NAME_BYTES;
    if (named !== database.length + blobs.length) throw backupDamaged();
  } finally {
    archive.close();
  }
}
