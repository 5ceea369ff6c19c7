import type { Migration } from '../migration.ts';

/** Imported copies of the companies register. */
export const registry: Migration = {
  name: '0031-registry',
  up(database) {
    database.exec(`
      CREATE TABLE registry_copies (
        copy INTEGER PRIMARY KEY,
        source TEXT NOT NULL,
        date TEXT NOT NULL,
        imported_at TEXT NOT NULL,
        sha256 TEXT NOT NULL,
        companies INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE registry_companies (
        company INTEGER PRIMARY KEY,
        copy INTEGER NOT NULL REFERENCES registry_copies (copy) ON DELETE CASCADE,
        number TEXT NOT NULL,
        name TEXT NOT NULL,
        body TEXT NOT NULL
      ) STRICT;
      CREATE INDEX registry_companies_by_number ON registry_companies (number);
      CREATE INDEX registry_companies_of ON registry_companies (copy);
    `);
  },
};
