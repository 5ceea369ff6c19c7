import type { Database } from 'better-sqlite3';
import { AUDIT_GUARDS } from '../store/migrations/0001-audit.ts';

/** Triggers against changes of the log that were removed, or replaced by something of the same name. White space does not count. */
export function missingGuards(database: Database): string[] {
  const present = new Map(
    database
      .prepare<[], { name: string; sql: string }>(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'",
      )
      .all()
      .map(({ name, sql }) => [name, squeeze(sql)]),
  );
  return Object.entries(AUDIT_GUARDS)
    .filter(([name, sql]) => present.get(name) !== squeeze(sql))
    .map(([name]) => name);
}

const squeeze = (sql: string): string => sql.replace(/\s+/g, ' ').trim();
