import type { Migration } from '../migration.ts';

/** Asynchronous verifications: on the disk before they are acknowledged. */
export const jobs: Migration = {
  name: '0011-jobs',
  up(database) {
    database.exec(`
      CREATE TABLE jobs (
        request_id TEXT PRIMARY KEY,
        client_id TEXT NOT NULL,
        shape TEXT NOT NULL CHECK (shape IN ('flat', 'analysis', 'structured')),
        category TEXT,
        mode TEXT NOT NULL,
        include_raw_text INTEGER NOT NULL,
        webhook_url TEXT,
        idempotency_key TEXT,
        input_hash TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED')),
        attempts INTEGER NOT NULL DEFAULT 0,
        failures INTEGER NOT NULL DEFAULT 0,
        available_at INTEGER NOT NULL,
        claimed_by INTEGER,
        submitted_at INTEGER NOT NULL,
        finished_at INTEGER,
        result TEXT
      ) STRICT;
      CREATE UNIQUE INDEX jobs_by_idempotency_key ON jobs (client_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
      CREATE INDEX jobs_open ON jobs (status, available_at) WHERE status IN ('QUEUED', 'RUNNING');
      CREATE TABLE job_files (
        request_id TEXT NOT NULL REFERENCES jobs (request_id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        name TEXT NOT NULL,
        bytes BLOB NOT NULL,
        PRIMARY KEY (request_id, position)
      ) STRICT;
    `);
  },
};
