import type { Migration } from '../migration.ts';

/** Perceptual hashes of a case's pages, for finding the same picture in another case. */
export const pagePrints: Migration = {
  name: '0005-page-prints',
  up: (database) =>
    void database.exec(`
      CREATE TABLE case_prints (
        print_id INTEGER PRIMARY KEY,
        case_id TEXT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
        print BLOB NOT NULL
      ) STRICT;
      CREATE INDEX case_prints_of ON case_prints (case_id);
    `),
};
