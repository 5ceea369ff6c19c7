import type { Migration } from '../migration.ts';

/**
 * Revocation lists as they were signed, the newest of each issuer and key, so that their signature can be checked. Entries
 * taken from lists before, without one, are dropped: the lists are imported again.
 */
export const revocationLists: Migration = {
  name: '0036-revocation-lists',
  up: (database) =>
    void database.exec(`
      DROP TABLE chip_revocations;
      CREATE TABLE chip_revocation_lists (
        issuer TEXT NOT NULL,
        key_id TEXT NOT NULL,
        issued_at TEXT NOT NULL,
        entries INTEGER NOT NULL,
        der BLOB NOT NULL,
        PRIMARY KEY (issuer, key_id)
      ) STRICT;
    `),
};
