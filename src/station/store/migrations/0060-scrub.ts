import type { Migration } from '../migration.ts';

/** How far the check of stored data has come, and what it found. */
export const scrub: Migration = {
  name: '0060-scrub',
  up: (database) =>
    void database.exec(`
      CREATE TABLE scrub_passes (
        part TEXT PRIMARY KEY CHECK (part IN ('pages', 'blobs')),
        -- The next page, or the blob after which it goes on; empty at the start of a pass.
        position TEXT NOT NULL,
        finished_at INTEGER
      ) STRICT;
      CREATE TABLE scrub_damage (
        part TEXT NOT NULL,
        -- Number of a page, or id of a blob.
        name TEXT NOT NULL,
        found_at INTEGER NOT NULL,
        PRIMARY KEY (part, name)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (created_at) WHERE status = 'FAILED';
    `),
};
