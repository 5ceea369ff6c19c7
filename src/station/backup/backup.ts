import { closeSync, existsSync, fstatSync, openSync, readSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StationError } from '../../contract/errors/station-error.ts';
import { systemActor, type Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { HeadSchema, latestHead } from '../audit/heads.ts';
import { isoTime, type Clock } from '../clock.ts';
import type { SignedHead } from '../audit/signing.ts';
import { isReferenced } from '../store/blob-references.ts';
import type { BlobId } from '../store/blobs.ts';
import { copyDatabase, openDatabase } from '../store/connection.ts';
import { syncFolder } from '../store/durable-file.ts';
import { asStorageFailure, guardStorageAsync, storageFailure } from '../store/failures.ts';
import { passphraseKeySource } from '../store/key-sources.ts';
import { readKeyring } from '../store/keyring.ts';
import { passingCopy } from '../store/passing-copies.ts';
import type { Store } from '../store/store.ts';
import { archiveKey, checkArchive, createArchive, newArchiveSalt, type ArchiveWriter } from './archive.ts';
import { ownName } from './backup-name.ts';

export const Manifest = z.object({
  /** Database key, hex: the archive may be opened with a passphrase of its own. */
  databaseKey: z.string(),
  databaseBytes: z.number().int(),
  head: HeadSchema,
});
export type Manifest = z.infer<typeof Manifest>;

/** What the last frame says of those before it. */
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
}

const PIECE = 4 * 1024 * 1024;

/**
 * Writes everything into one encrypted file while the station goes on working: a consistent copy of the database at
 * one moment, then the blobs it names (blobs never change, so they can be copied later). Then all of it is read back,
 * and the log says that it was, or why there is no backup.
 *
 * @param options.passphrase opens the backup without the station's key, e.g. after the computer was lost.
 * @throws StationError INVALID_REQUEST when the file exists, STORAGE_FAILED; also when what was written cannot be read back.
 */
export async function makeBackup(
  { store, audit, clock }: { store: Store; audit: AuditLog; clock: Clock },
  options: { file: string; passphrase?: string; actor?: Actor },
): Promise<BackupReport> {
  const file = path.resolve(options.file);
  if (!existsSync(path.dirname(file)))
    throw new StationError('INVALID_REQUEST', 'The folder for the backup does not exist.');
  if (existsSync(file))
    throw new StationError(
      'INVALID_REQUEST',
      'A file with this name exists already. Choose another name for the backup.',
    );
  const slots = [...readKeyring(store.folder)!.slots];
  if (options.passphrase) slots.push(await passphraseKeySource(options.passphrase).wrap(store.key));
  const salt = newArchiveSalt();
  const snapshot = path.join(store.folder, passingCopy('snapshot'));
  const actor = options.actor ?? systemActor('backup');
  return guardStorageAsync(async () => {
    let archive: ArchiveWriter | null = null;
    let begun: number | null = null;
    try {
      begun = audit.append({
        actor,
        action: 'backup.made',
        details: { passphrase: options.passphrase !== undefined, name: ownName(file) },
      }).sequence;
      audit.head();
      rmSync(snapshot, { force: true });
      copyDatabase(store.database, snapshot);
      const contents = inspectSnapshot(snapshot, store.key);
      archive = createArchive(
        file,
        { format: 'netefatsa-backup', version: 1, createdAt: isoTime(clock), salt, slots },
        archiveKey(store.key, salt),
      );
      const report = writeContents(archive, store, snapshot, contents);
      archive.finish();
      archive = null;
      readBack(file, archiveKey(store.key, salt), report);
      const { databaseBytes: _, ...told } = report;
      audit.append({ actor, action: 'backup.verified', details: { backup: begun, ...told } });
      return { file, ...told };
    } catch (thrown) {
      archive?.discard();
      if (begun !== null) tellFailure(audit, actor, begun, thrown);
      throw thrown;
    } finally {
      rmSync(snapshot, { force: true });
    }
  });
}

/** Why there is no backup; a disk that takes no record either must not hide what went wrong first. */
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

/** A backup that cannot be read back is none. */
function readBack(file: string, key: Uint8Array, report: Written): void {
  try {
    checkArchive(file, key, report);
    syncFolder(path.dirname(file));
  } catch (cause) {
    rmSync(file, { force: true });
    throw storageFailure(
      'IO',
      'The backup was written but cannot be read back, so it was removed: use another disk or stick.',
      cause,
    );
  }
}

type Written = Omit<BackupReport, 'file'> & { readonly databaseBytes: number };

interface SnapshotContents {
  readonly head: SignedHead;
  readonly blobs: readonly BlobId[];
}

/** What the copy itself says: its newest head and the blobs it names. */
function inspectSnapshot(snapshot: string, key: Uint8Array): SnapshotContents {
  const copy = openDatabase(snapshot, key, { mustExist: true, readonly: true });
  try {
    return {
      // One was signed just before the copy was made.
      head: latestHead(copy)!,
      // Of cases alone: what lies on somebody's table is no record (ADR 74).
      blobs: copy.prepare<[], BlobId>('SELECT DISTINCT blob FROM case_blobs ORDER BY blob').pluck().all(),
    };
  } finally {
    copy.close();
  }
}

function writeContents(
  archive: ArchiveWriter,
  store: Store,
  snapshot: string,
  { head, blobs }: SnapshotContents,
): Written {
  const handle = openSync(snapshot, 'r');
  try {
    const databaseBytes = fstatSync(handle).size;
    const manifest: Manifest = { databaseKey: Buffer.from(store.key).toString('hex'), databaseBytes, head };
    archive.write('manifest', Buffer.from(JSON.stringify(manifest)));
    const piece = Buffer.alloc(PIECE);
    for (let at = 0; at < databaseBytes;) {
      const read = readSync(handle, piece, 0, PIECE, at);
      archive.write('database', piece.subarray(0, read));
      at += read;
    }
    let bytes = databaseBytes;
    let written = 0;
    let damaged = 0;
    for (const blob of blobs) {
      const stored = store.blobs.stored(blob);
      if (!stored?.plain) {
        // One that retention removed after the copy was made is named in the copy but is rightly gone.
        if (stored || isReferenced(store.database, blob)) damaged++;
        continue;
      }
      const { sealed } = stored;
      bytes += sealed.length;
      written++;
      archive.write('blob', Buffer.concat([Buffer.from(blob, 'hex'), sealed]));
    }
    archive.write('end', Buffer.from(JSON.stringify({ blobs: written, damaged } satisfies End)));
    return { records: head.size, blobs: written, damaged, bytes, databaseBytes };
  } finally {
    closeSync(handle);
  }
}
