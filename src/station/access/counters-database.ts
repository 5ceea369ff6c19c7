import { chmodSync, closeSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import DatabaseConstructor, { type Database } from 'better-sqlite3';
import { DAY_MS } from '../../contract/local-time.ts';
import { repeat } from '../repeat.ts';
import { variable } from '../../contract/environment.ts';

const BUSY_TIMEOUT_MS = 5_000;
const SWEEP_MS = 5 * 60_000;
const KEPT_MS = 60 * 60_000;
const LONGEST_WINDOW_MS = DAY_MS;

/**
 * Rate-limit counters, in a file of their own beside the station's database: two change with every request and may be
 * lost in a power cut, so writes are not synced (ADR 33). They hold client ids and numbers, nothing personal, and are
 * not encrypted.
 */
export function openCountersDatabase(dataFolder: string): Database {
  const file = path.join(dataFolder, 'counters.sqlite');
  try {
    return open(file);
  } catch (thrown) {
    // A damaged counter file is replaced: losing counts is better than failing to start.
    if (!String((thrown as { code?: unknown }).code).match(/^SQLITE_(CORRUPT|NOTADB)/)) throw thrown;
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return open(file);
  }
}

/**
 * Removes counters whose window ended over an hour ago, periodically, until the returned function is called; also those
 * that end later than possible, begun before the clock was set back.
 *
 * @param onSetBack called when there were some of the latter
 */
export function sweepCounters(database: Database, onSetBack: () => void = () => undefined): () => void {
  const ended = database.prepare('DELETE FROM rate_limits WHERE expire < ?');
  const toCome = database.prepare('DELETE FROM rate_limits WHERE expire > ?');
  return repeat(
    SWEEP_MS,
    () => {
      ended.run(Date.now() - KEPT_MS);
      if (toCome.run(Date.now() + LONGEST_WINDOW_MS + KEPT_MS).changes > 0) onSetBack();
    },
    { atOnce: true },
  );
}

function open(file: string): Database {
  // Owner only: client ids and their activity are private. SQLite gives -wal and -shm the mode of the file.
  closeSync(openSync(file, 'a', 0o600));
  if (process.platform !== 'win32') chmodSync(file, 0o600);
  const nativeBinding = variable('NETEFATSA_SQLITE_BINDING');
  const database = new DatabaseConstructor(file, {
    timeout: BUSY_TIMEOUT_MS,
    ...(nativeBinding ? { nativeBinding } : {}),
  });
  try {
    database.pragma('journal_mode = WAL');
    // In WAL mode this syncs at checkpoints only, and cannot damage the file.
    database.pragma('synchronous = NORMAL');
    database.exec(
      'CREATE TABLE IF NOT EXISTS rate_limits (key TEXT PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire INTEGER) STRICT',
    );
    return database;
  } catch (thrown) {
    database.close();
    throw thrown;
  }
}
