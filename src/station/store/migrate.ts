import type { Database } from 'better-sqlite3';
import { isoTime, type Clock } from '../clock.ts';
import { message } from '../../contract/messages/message.ts';
import { guardStorage, storageFailure } from './failures.ts';
import type { Migration } from './migration.ts';

/**
 * Migrates the schema. Applied migrations are recorded by name, so each part of the program numbers its own range. The
 * immediate transaction serialises two processes that start together.
 *
 * @throws StationError STORAGE_FAILED NEWER_DATA when the database knows a migration that this program does not.
 * @returns the names applied now.
 */
export function migrate(database: Database, migrations: readonly Migration[], clock: Clock): string[] {
  const run = database.transaction((): string[] => {
    database.exec(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT',
    );
    const done = new Set(database.prepare<[], string>('SELECT name FROM schema_migrations').pluck().all());
    const known = new Set(migrations.map((migration) => migration.name));
    const unknown = [...done].filter((name) => !known.has(name));
    if (unknown.length > 0)
      throw storageFailure('NEWER_DATA', message('storageRefusals.newerData', { migrations: unknown }));
    const pending = [...migrations]
      .filter((migration) => !done.has(migration.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const remember = database.prepare('INSERT INTO schema_migrations (name, applied_at) VALUES (?, ?)');
    for (const migration of pending) {
      migration.up(database);
      remember.run(migration.name, isoTime(clock));
    }
    return pending.map((migration) => migration.name);
  });
  return guardStorage(() => {
    if (isUpToDate(database, migrations)) return [];
    return run.immediate();
  });
}

/** False for a database without tables yet. */
export const hasTables = (database: Database): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_migrations'").get() !== undefined;

/** Without taking the write lock, so that a command line beside a busy station starts at once. */
function isUpToDate(database: Database, migrations: readonly Migration[]): boolean {
  if (!hasTables(database)) return false;
  const done = new Set(database.prepare<[], string>('SELECT name FROM schema_migrations').pluck().all());
  return done.size === migrations.length && migrations.every((migration) => done.has(migration.name));
}
