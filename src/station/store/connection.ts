import DatabaseConstructor, { type Database } from 'better-sqlite3';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { storageFailure, guardStorage } from './failures.ts';
import { addFoldedText } from './folded-text.ts';
import { message } from '../../contract/messages/message.ts';
import { variable } from '../../contract/environment.ts';

/** Size to which a checkpoint truncates the write-ahead log. */
const LARGEST_IDLE_LOG_BYTES = 16 * 1024 ** 2;
/** How long a statement waits for another process to finish its transaction. */
export const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens an encrypted database in SQLCipher 4's page format (AES-256-CBC and HMAC-SHA-512 per page): auditors can open
 * it with other tools, and a changed byte fails its page's HMAC (ADR 40).
 *
 * @param key 32 bytes, used directly: the keyring has already done the slow derivation.
 * @throws StationError STORAGE_FAILED with the reason KEY_WRONG, CORRUPT, LOCKED, READ_ONLY or DISK_FULL.
 */
export function openDatabase(
  file: string,
  key: Uint8Array,
  options: { mustExist?: boolean; readonly?: boolean } = {},
): Database {
  return guardStorage(() => {
    // SQLite gives its -wal and -shm files the mode of the database file.
    if (!options.mustExist && !options.readonly && !existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    const begun = statSync(file, { throwIfNoEntry: false })?.size === 0;
    const nativeBinding = variable('NETEFATSA_SQLITE_BINDING');
    const database = new DatabaseConstructor(file, {
      timeout: BUSY_TIMEOUT_MS,
      fileMustExist: options.mustExist ?? false,
      readonly: options.readonly ?? false,
      ...(nativeBinding ? { nativeBinding } : {}),
    });
    try {
      database.pragma("cipher = 'sqlcipher'");
      database.pragma(`key = "x'${Buffer.from(key).toString('hex')}'"`);
      readFirstPage(database, file);
      // Temporary tables and sorters would be written unencrypted to the disk.
      database.pragma('temp_store = MEMORY');
      if (!options.readonly) {
        // Effective in a new file only: lets deleted data leave the file gradually (reclaim.ts).
        if (begun) database.pragma('auto_vacuum = INCREMENTAL');
        database.pragma('journal_mode = WAL');
        // What is deleted is overwritten, too: a free page would keep it for whoever has the key (ADR 520).
        database.pragma('secure_delete = ON');
        // A confirmed record survives a power cut: every commit reaches the disk.
        database.pragma('synchronous = FULL');
        database.pragma(`journal_size_limit = ${LARGEST_IDLE_LOG_BYTES}`);
      }
      database.pragma('foreign_keys = ON');
      // INSERT OR REPLACE must not step around the triggers that refuse DELETE.
      database.pragma('recursive_triggers = ON');
      addFoldedText(database);
      return database;
    } catch (thrown) {
      database.close();
      // Another process created the file meanwhile, with its own salt: open that one.
      if (begun && isNotADatabase(thrown) && statSync(file).size > 0) return openDatabase(file, key, options);
      throw thrown;
    }
  });
}

function isNotADatabase(thrown: unknown): boolean {
  const { code, cause } = (thrown ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return [code, cause?.code].some((c) => typeof c === 'string' && c.startsWith('SQLITE_NOTADB'));
}

/** A consistent copy under the same key, while others go on writing. The file must not exist; only its owner can read it. */
export function copyDatabase(database: Database, file: string): void {
  // SQLite takes an empty file as a new one and leaves its mode as it is.
  closeSync(openSync(file, 'wx', 0o600));
  database.prepare('VACUUM INTO ?').run(file);
}

/** SQLite answers "file is not a database" both for a wrong key and for a damaged first page. */
function readFirstPage(database: Database, file: string): void {
  try {
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
  } catch (thrown) {
    if (!isNotADatabase(thrown)) throw thrown;
    if (startsAsPlainDatabase(file))
      throw storageFailure('CORRUPT', message('storageRefusals.notEncrypted'), thrown);
    throw storageFailure('KEY_WRONG', message('storageRefusals.otherKey'), thrown);
  }
}

function startsAsPlainDatabase(file: string): boolean {
  const start = Buffer.alloc(16);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, start, 0, 16, 0);
  } finally {
    closeSync(handle);
  }
  return start.toString('latin1') === 'SQLite format 3\0';
}
