import type { Migration } from '../migration.ts';

/** The institution's name and logo (PNG as it is printed) on reports: one row, or none. */
export const letterhead: Migration = {
  name: '0077-letterhead',
  up: (database) =>
    void database.exec(`
      CREATE TABLE letterhead (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        institution TEXT NOT NULL,
        logo BLOB
      ) STRICT;
    `),
};
