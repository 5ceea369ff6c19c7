import type { Migration } from '../migration.ts';

/** An operator's drafts; the files themselves are encrypted blobs. */
export const drafts: Migration = {
  name: '0040-drafts',
  up: (database) =>
    void database.exec(`
      CREATE TABLE draft_tables (
        owner TEXT PRIMARY KEY,
        -- The task the files are for, as the screen's own address parameters.
        place TEXT NOT NULL,
        updated_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE draft_files (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        position INTEGER NOT NULL,
        blob TEXT NOT NULL,
        name TEXT NOT NULL,
        media_type TEXT NOT NULL,
        added_at TEXT NOT NULL
      ) STRICT;
      CREATE INDEX draft_files_of ON draft_files (owner, position);
    `),
};
