import { StationError } from '../../contract/errors/station-error.ts';

/** What can be wrong with the data folder. Each has one plain sentence that says what to do. */
export type StorageFault =
  | 'DISK_FULL'
  | 'READ_ONLY'
  | 'LOCKED'
  | 'CORRUPT'
  | 'KEY_MISSING'
  | 'KEY_WRONG'
  | 'KEYRING_DAMAGED'
  | 'BLOB_DAMAGED'
  | 'BLOB_MISSING'
  | 'BACKUP_DAMAGED'
  | 'NEWER_DATA'
  | 'NOT_ALLOWED'
  | 'IO';

/** A storage failure with its reason; the sentence is safe to show and holds no personal data. */
export function storageFailure(fault: StorageFault, sentence: string, cause?: unknown): StationError {
  return new StationError(
    'STORAGE_FAILED',
    sentence,
    { reason: fault },
    cause === undefined ? {} : { cause },
  );
}

const SENTENCES: Partial<Record<StorageFault, string>> = {
  DISK_FULL: 'The disk is full. Free some space; nothing that was confirmed before is lost.',
  READ_ONLY:
    'The data folder cannot be written. Give this account write permission or choose another folder with --data-dir.',
  LOCKED:
    'The database is in use by another program and did not become free in time. Try again, or stop the other program.',
  CORRUPT:
    'A page of the database is damaged or was changed from outside: its authentication code does not match. Restore the last backup with "netefatsa restore".',
  NOT_ALLOWED: 'The change was refused: audit records cannot be changed or deleted.',
  IO: 'The disk reported an error while reading or writing the data folder. Check the disk, then start again.',
};

/** SQLite result codes (https://www.sqlite.org/rescode.html) and Node's errno names, by what they mean to us. */
const FAULTS: readonly (readonly [RegExp, StorageFault])[] = [
  [/^SQLITE_FULL|^ENOSPC$|^EDQUOT$|^EFBIG$/, 'DISK_FULL'],
  [/^SQLITE_READONLY|^SQLITE_CANTOPEN|^SQLITE_PERM|^EACCES$|^EPERM$|^EROFS$|^ENOTDIR$|^EEXIST$/, 'READ_ONLY'],
  [/^SQLITE_BUSY|^SQLITE_LOCKED/, 'LOCKED'],
  [/^SQLITE_CORRUPT|^SQLITE_NOTADB/, 'CORRUPT'],
  [/^SQLITE_IOERR|^EIO$/, 'IO'],
  [/^SQLITE_CONSTRAINT_TRIGGER$/, 'NOT_ALLOWED'],
];

/**
 * Any error of SQLite or the file system as a StationError; every other error is returned as it is.
 * SQLITE_IOERR on a page that fails its HMAC is reported as damage, not as a failing disk.
 */
export function asStorageFailure(thrown: unknown): unknown {
  const code = (thrown as { code?: unknown } | null)?.code;
  if (thrown instanceof StationError || typeof code !== 'string') return thrown;
  const fault = FAULTS.find(([pattern]) => pattern.test(code))?.[1];
  return fault ? storageFailure(fault, SENTENCES[fault]!, thrown) : thrown;
}

/** Runs `work`; storage errors leave it as StationError STORAGE_FAILED with a plain sentence. */
export function guardStorage<T>(work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    throw asStorageFailure(thrown);
  }
}

/** {@link guardStorage} for asynchronous work. */
export async function guardStorageAsync<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw asStorageFailure(thrown);
  }
}
