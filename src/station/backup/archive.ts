import { message } from '../../contract/messages/message.ts';
import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StationError } from '../../contract/errors/station-error.ts';
import { syncFolder } from '../store/durable-file.ts';
import { storageFailure } from '../store/failures.ts';
import { KeySlot } from '../store/key-sources.ts';
import { seal, unseal } from '../store/sealed.ts';
import { readExactly, writeAll } from '../store/whole-io.ts';

/**
 * A backup file: one line of JSON that says how to get the key, then sealed frames (four bytes of length, then
 * AES-256-GCM). Position and kind of a frame are authenticated, so frames cannot be dropped, repeated or exchanged; the
 * last one is marked as such.
 */
export const ArchiveHeader = z.object({
  format: z.enum(['netefatsa-backup', 'netefatsa-pictures']),
  /** 2: the frames name pieces, which lie in the folder beside it (pieces.ts). */
  version: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.string(),
  salt: z.string(),
  /** Ways to the database key, as in `keyring.json`; plus a passphrase of this backup alone. */
  slots: z.array(KeySlot).min(1),
  /** Version 2: bytes of all that the backup holds, shared pieces counted once. */
  bytes: z.number().int().nonnegative().optional(),
  /** Version 2: name of the folder with its pieces. */
  pieces: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
});
export type ArchiveHeader = z.infer<typeof ArchiveHeader>;

export type FrameKind = 'manifest' | 'database' | 'blob' | 'end';

export const newArchiveSalt = (): string => randomBytes(16).toString('base64');

/** The key of an archive's frames, derived from the database key for this archive alone. */
export const archiveKey = (databaseKey: Uint8Array, salt: string): Buffer =>
  Buffer.from(hkdfSync('sha256', databaseKey, Buffer.from(salt, 'base64'), 'netefatsa backup 1', 32));

const context = (index: number, kind: FrameKind): string => `${index} ${kind}`;
const KINDS: readonly FrameKind[] = ['manifest', 'database', 'blob', 'end'];

export interface ArchiveWriter {
  write(kind: FrameKind, payload: Uint8Array): void;
  /** The file is complete, renamed and synced when this returns. If it throws, no unfinished file is left. */
  finish(): void;
  /** Deletes what was written: a partial backup is useless. Also after a failed `finish`. */
  discard(): void;
}

const UNFINISHED = '.part';
/** Temporary name while writing, so that a partial file does not look complete. */
export const unfinishedFile = (file: string): string => `${file}${UNFINISHED}`;
export const isUnfinished = (file: string): boolean => file.endsWith(UNFINISHED);

/** @throws when the file exists already, which then stays as it is. */
export function createArchive(file: string, header: ArchiveHeader, key: Uint8Array): ArchiveWriter {
  if (existsSync(file)) throw Object.assign(new Error('The file exists already.'), { code: 'EEXIST' });
  const unfinished = unfinishedFile(file);
  const handle = openSync(unfinished, 'w', 0o600);
  const all = (bytes: Uint8Array): void => writeAll(handle, bytes);
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    closeSync(handle);
  };
  const discard = (): void => {
    close();
    rmSync(unfinished, { force: true });
  };
  let index = 0;
  try {
    all(Buffer.from(`${JSON.stringify(header)}\n`));
  } catch (thrown) {
    discard();
    throw thrown;
  }
  return {
    discard,
    write: (kind, payload) => {
      const sealed = seal(key, payload, context(index++, kind));
      const head = Buffer.alloc(5);
      head.writeUInt32BE(sealed.length, 0);
      head[4] = KINDS.indexOf(kind);
      all(head);
      all(sealed);
    },
    finish: () => {
      try {
        fsyncSync(handle);
        close();
        renameSync(unfinished, file);
      } catch (thrown) {
        discard();
        throw thrown;
      }
      syncFolder(path.dirname(file));
    },
  };
}

const MAX_HEADER = 64 * 1024;
/** A frame holds one blob (an upload of at most 10 MB, or a report) or one piece of the database. */
const MAX_FRAME = 128 * 1024 * 1024;

const notABackup = (cause?: unknown): StationError =>
  new StationError('INVALID_REQUEST', message('backupRefusals.notABackup'), {}, { cause });
export const backupDamaged = (): StationError =>
  storageFailure('BACKUP_DAMAGED', message('backupRefusals.damaged'));

/** The header line of a backup, not authenticated yet. @throws StationError when the file is no backup */
export function headerOf(file: string): ArchiveHeader {
  const archive = openArchive(file);
  archive.close();
  return archive.header;
}

/** Reads the header; `frames(key)` then gives every frame in order. @throws StationError for damage anywhere. */
export function openArchive(
  file: string,
  format: ArchiveHeader['format'] = 'netefatsa-backup',
): {
  header: ArchiveHeader;
  frames(key: Uint8Array): Generator<{ kind: FrameKind; payload: Buffer }>;
  close(): void;
} {
  const handle = openSync(file, 'r');
  const start = Buffer.alloc(MAX_HEADER);
  const length = readSync(handle, start, 0, MAX_HEADER, 0);
  const end = start.subarray(0, length).indexOf(0x0a);
  let header: ArchiveHeader;
  try {
    if (end < 0) throw notABackup();
    header = ArchiveHeader.parse(JSON.parse(start.subarray(0, end).toString('utf8')));
    if (header.format !== format) throw notABackup();
  } catch (cause) {
    closeSync(handle);
    throw notABackup(cause);
  }
  const exactly = (size: number, at: number): Buffer => {
    const bytes = readExactly(handle, at, size);
    if (!bytes) throw backupDamaged();
    return bytes;
  };
  return {
    header,
    close: () => closeSync(handle),
    *frames(key) {
      for (let at = end + 1, index = 0; ; index++) {
        const head = exactly(5, at);
        const size = head.readUInt32BE(0);
        const kind = KINDS[head[4]!];
        if (!kind || size > MAX_FRAME) throw backupDamaged();
        const payload = unseal(key, exactly(size, at + 5), context(index, kind));
        if (!payload) throw backupDamaged();
        yield { kind, payload };
        if (kind === 'end') return;
        at += 5 + size;
      }
    },
  };
}
