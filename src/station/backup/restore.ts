import { message } from '../../contract/messages/message.ts';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { StationError } from '../../contract/errors/station-error.ts';
import { verifyLog } from '../audit/verify-log.ts';
import { leaveAllBehind } from '../instances.ts';
import { openSigningKeys } from '../audit/signing.ts';
import { systemClock } from '../clock.ts';
import { openBlobStore } from '../store/blobs.ts';
import { openDatabase } from '../store/connection.ts';
import { writeDurably, syncFolder } from '../store/durable-file.ts';
import { guardStorageAsync, storageFailure } from '../store/failures.ts';
import { passphraseKeySource, type KeySource } from '../store/key-sources.ts';
import { writeKeyring } from '../store/keyring.ts';
import { writeAll } from '../store/whole-io.ts';
import type { ArchiveHeader } from './archive.ts';
import { End, Manifest } from './backup.ts';
import { openBackup, type BackupFrame } from './open-backup.ts';

export interface RestoreReport {
  readonly records: number;
  readonly blobs: number;
  /** Stored files that were damaged already when the backup was made: only they are missing. */
  readonly damaged: number;
  /** When the backup was made. */
  readonly createdAt: string;
}

/**
 * Rebuilds a data folder from a backup and checks all of it before the folder becomes usable: pages, every blob's hash,
 * the whole audit log against the head that was signed when the backup was made. A blob that is intact in the archive
 * and does not open was damaged before: it is left out and reported, and does not stop the restore.
 *
 * @param options.keySource keeps the key of the new folder (and opens the backup, unless a passphrase is given).
 * @param options.openWith the station's old key source, where it differs from the new one (a saved key file).
 * @throws StationError INVALID_REQUEST when the folder is not empty or the file is no backup, STORAGE_FAILED.
 */
export async function restoreBackup(options: {
  file: string;
  dataFolder: string;
  keySource: KeySource;
  openWith?: KeySource;
  passphrase?: string;
}): Promise<RestoreReport> {
  const folder = path.resolve(options.dataFolder);
  return guardStorageAsync(async () => {
    if (!existsSync(options.file))
      throw new StationError('INVALID_REQUEST', message('backupRefusals.noSuchFile'));
    const backup = openBackup(options.file);
    try {
      const unlock =
        options.passphrase === undefined
          ? (options.openWith ?? options.keySource)
          : passphraseKeySource(options.passphrase);
      const key = await unlockBackup(backup.header, unlock);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (readdirSync(folder).some((name) => !name.startsWith('station.key') && name !== 'config.json'))
        throw new StationError('INVALID_REQUEST', message('backupRefusals.folderNotEmpty'));
      const report = await rebuild(folder, backup.contents(key), options.keySource);
      return { ...report, createdAt: backup.header.createdAt };
    } finally {
      backup.close();
    }
  });
}

/**
 * The key of the database in a backup.
 *
 * @throws StationError STORAGE_FAILED KEY_MISSING or KEY_WRONG
 */
export async function unlockBackup(
  header: Pick<ArchiveHeader, 'slots'>,
  source: KeySource,
): Promise<Uint8Array> {
  const slots = header.slots.filter((slot) => slot.kind === source.kind);
  let failure: unknown = storageFailure('KEY_MISSING', message('backupRefusals.otherWay'));
  for (const slot of slots) {
    try {
      return await source.unwrap({
        kind: slot.kind,
        wrapped: slot.wrapped,
        ...(slot.salt === undefined ? {} : { salt: slot.salt }),
      });
    } catch (thrown) {
      failure =
        source.kind === 'file' && StationError.from(thrown).details.reason === 'KEY_WRONG'
          ? storageFailure('KEY_WRONG', message('backupRefusals.otherKeyFile'), thrown)
          : thrown;
    }
  }
  throw failure;
}

/**
 * Writes the station of the frames into a folder and checks it; the keyring, which makes it usable, comes last.
 *
 * @throws StationError STORAGE_FAILED; nothing of it is left then.
 */
export async function rebuild(
  folder: string,
  frames: Generator<BackupFrame>,
  keySource: Pick<KeySource, 'wrap'>,
): Promise<Omit<RestoreReport, 'createdAt'>> {
  const unfinished = path.join(folder, 'restoring.db');
  const blobFolder = path.join(folder, 'blobs');
  try {
    const manifest = Manifest.parse(JSON.parse(String(frames.next().value?.payload ?? 'null')));
    const key = Buffer.from(manifest.databaseKey, 'hex');
    const pending = writeDatabase(unfinished, frames, manifest.databaseBytes);
    const database = openDatabase(unfinished, key, { mustExist: true });
    try {
      const integrity = database.pragma('integrity_check', { simple: true });
      if (integrity !== 'ok') throw storageFailure('CORRUPT', message('backupRefusals.damagedDatabase'));
      const blobs = openBlobStore(blobFolder, database);
      let restored = 0;
      let damaged = 0;
      let frame = pending;
      for (; frame?.kind === 'blob'; frame = next(frames)) {
        const id = frame.payload.subarray(0, 32).toString('hex');
        const file = blobs.fileOf(id);
        mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
        writeDurably(file, frame.payload.subarray(32));
        // Decrypt and compare: a blob that does not match its name is found here, not in ten years.
        if (blobs.opens(id)) restored++;
        else {
          blobs.remove(id);
          damaged++;
        }
      }
      const end = frame?.kind === 'end' ? End.parse(JSON.parse(frame.payload.toString())) : null;
      if (end?.blobs !== restored + damaged)
        throw storageFailure('BLOB_MISSING', message('backupRefusals.incomplete'));
      const log = verifyLog(database, openSigningKeys(database, systemClock), [manifest.head]);
      if (!log.holds)
        throw storageFailure('CORRUPT', message('backupRefusals.brokenLog', { fault: log.firstBreak.says }));
      leaveAllBehind(database);
      database.pragma('wal_checkpoint(TRUNCATE)');
      database.close();
      renameSync(unfinished, path.join(folder, 'station-1.db'));
      syncFolder(folder);
      // Makes the folder a station; therefore last.
      writeKeyring(folder, {
        version: 1,
        database: 'station-1.db',
        initialised: true,
        slots: [await keySource.wrap(key)],
      });
      return { records: log.records, blobs: restored, damaged: damaged + end.damaged };
    } finally {
      if (database.open) database.close();
    }
  } catch (thrown) {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + suffix, { force: true });
    rmSync(blobFolder, { recursive: true, force: true });
    rmSync(path.join(folder, 'station-1.db'), { force: true });
    throw thrown;
  }
}

const next = (frames: Generator<BackupFrame>): BackupFrame | null => {
  const { value, done } = frames.next();
  return done ? null : value;
};

/** Writes the database's pieces; returns the first frame after them. */
function writeDatabase(file: string, frames: Generator<BackupFrame>, expected: number): BackupFrame | null {
  const handle = openSync(file, 'wx', 0o600);
  let written = 0;
  try {
    for (let frame = next(frames); ; frame = next(frames)) {
      if (frame?.kind !== 'database') {
        if (written !== expected) throw storageFailure('CORRUPT', message('backupRefusals.incomplete'));
        fsyncSync(handle);
        return frame;
      }
      writeAll(handle, frame.payload);
      written += frame.payload.length;
    }
  } finally {
    closeSync(handle);
  }
}
