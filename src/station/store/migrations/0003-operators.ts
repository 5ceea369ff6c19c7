import type { Migration } from '../migration.ts';

/** People at the counter and their sessions. Tokens are kept as SHA-256 only. */
export const operators: Migration = {
  name: '0003-operators',
  up: (database) =>
    void database.exec(`
      CREATE TABLE operators (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL COLLATE NOCASE UNIQUE,
        role TEXT NOT NULL CHECK (role IN ('clerk', 'supervisor', 'auditor', 'administrator')),
        -- argon2id in PHC string format.
        password_hash TEXT NOT NULL,
        disabled INTEGER NOT NULL DEFAULT 0 CHECK (disabled IN (0, 1)),
        created_at TEXT NOT NULL,
        last_sign_in_at TEXT,
        failed_attempts INTEGER NOT NULL DEFAULT 0,
        locked_until INTEGER
      ) STRICT;

      CREATE TABLE operator_sessions (
        token_hash BLOB PRIMARY KEY,
        operator_id TEXT NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
        csrf_token TEXT NOT NULL,
        -- Milliseconds since the epoch.
        created_at INTEGER NOT NULL,
        last_seen_at INTEGER NOT NULL,
        locked INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1))
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX operator_sessions_of ON operator_sessions (operator_id);
    `),
};
