import type { Migration } from '../migration.ts';

/** Liveness sessions. Their images are files of the case, their faces are in `case_faces`. */
export const liveness: Migration = {
  name: '0020-liveness',
  up: (database) =>
    void database.exec(`
      CREATE TABLE liveness_sessions (
        id TEXT PRIMARY KEY,
        case_id TEXT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
        -- NULL: created at the counter.
        client_id TEXT,
        operator_id TEXT,
        request_id TEXT NOT NULL,
        idempotency_key TEXT,
        status TEXT NOT NULL CHECK (status IN ('CREATED', 'IN_PROGRESS', 'SUCCEEDED', 'FAILED')),
        settings TEXT NOT NULL,
        -- Opens the hosted page once; the page then holds the channel, of which only the hash is kept.
        token TEXT NOT NULL,
        token_used_at TEXT,
        channel_hash TEXT,
        virtual_camera INTEGER NOT NULL DEFAULT 0 CHECK (virtual_camera IN (0, 1)),
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        finished_at TEXT,
        confidence REAL NOT NULL DEFAULT 0,
        reasons TEXT NOT NULL DEFAULT '[]',
        suspicious INTEGER NOT NULL DEFAULT 0 CHECK (suspicious IN (0, 1))
      ) STRICT;
      CREATE UNIQUE INDEX liveness_sessions_by_key
        ON liveness_sessions (coalesce(client_id, ''), idempotency_key) WHERE idempotency_key IS NOT NULL;
      CREATE INDEX liveness_sessions_finished ON liveness_sessions (status, finished_at);
    `),
};
