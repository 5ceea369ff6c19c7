import type { Migration } from '../migration.ts';

/** Authorities that sign passports, as they were imported, and what they revoked. */
export const chipTrust: Migration = {
  name: '0034-chip-trust',
  up(database) {
    database.exec(`
      CREATE TABLE chip_trust_files (
        file INTEGER PRIMARY KEY,
        sha256 TEXT NOT NULL UNIQUE,
        imported_at TEXT NOT NULL,
        body TEXT NOT NULL
      ) STRICT;
      CREATE TABLE chip_authorities (
        sha256 TEXT PRIMARY KEY,
        der BLOB NOT NULL,
        state TEXT
      ) STRICT;
      CREATE TABLE chip_revocations (
        issuer TEXT NOT NULL,
        serial BLOB NOT NULL,
        PRIMARY KEY (issuer, serial)
      ) STRICT;
    `);
  },
};
