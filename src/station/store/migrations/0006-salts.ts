import type { Migration } from '../migration.ts';

/**
 * The salts of a correction and of the reason for a legal hold, so that the hashes in the audit log can be checked
 * (ADR 42). What was written before has none: its salt was not kept.
 */
export const salts: Migration = {
  name: '0006-salts',
  up: (database) =>
    void database.exec(`
      ALTER TABLE case_corrections ADD COLUMN salt BLOB;
      ALTER TABLE cases ADD COLUMN legal_hold_salt BLOB;
    `),
};
