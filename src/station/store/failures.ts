import { StationError } from '../../contract/errors/station-error.ts';
import { message, type Message } from '../../contract/messages/message.ts';

/** What can be wrong with the data folder. Each has one message that says what to do. */
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

/** A storage failure with its reason; what it says is safe to show and holds no personal data. */
export function storageFailure(fault: StorageFault, says: Message, cause?: unknown): StationError {
  return new StationError('STORAGE_FAILED', says, { reason: fault }, cause === undefined ? {} : { cause });
}

const SAID: Partial<Record<StorageFault, Message>> = {
  DISK_FULL: message('storageRefusals.full'),
  READ_ONLY: message('storageRefusals.readOnly'),
  LOCKED: message('storageRefusals.locked'),
  CORRUPT: message('storageRefusals.damagedPage'),
  NOT_ALLOWED: message('storageRefusals.auditOnly'),
  IO: message('storageRefusals.diskFails'),
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
  return fault ? storageFailure(fault, SAID[fault]!, thrown) : thrown;
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
