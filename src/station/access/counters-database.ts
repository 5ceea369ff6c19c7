import path from 'node:path';
import DatabaseConstructor, { type Database } from 'better-sqlite3';

const BUSY_TIMEOUT_MS = 5_000;

/**
 * Counters of the rate limits, in a file of their own beside the station's database: two of them change with every
 * request, and unlike everything else here they need not survive a power cut, so they are not synced to the disk one by
 * one (ADR 33). They hold client ids and numbers, nothing personal, and are not encrypted.
 */
export function openCountersDatabase(dataFolder: string): Database {
  const nativeBinding = process.env['NETEFATSA_SQLITE_BINDING'];
  const database = new DatabaseConstructor(path.join(dataFolder, 'counters.sqlite'), {
    timeout: BUSY_TIMEOUT_MS,
    ...(nativeBinding ? { nativeBinding } : {}),
  });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = OFF');
  database.exec(
    'CREATE TABLE IF NOT EXISTS rate_limits (key TEXT PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire INTEGER) STRICT',
  );
  return database;
}
