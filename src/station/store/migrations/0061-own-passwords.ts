import type { Migration } from '../migration.ts';

/** Passwords that somebody else chose, and that their owner replaces at the next sign-in. */
export const ownPasswords: Migration = {
  name: '0061-own-passwords',
  up: (database) =>
    void database.exec(
      'ALTER TABLE operators ADD COLUMN must_choose INTEGER NOT NULL DEFAULT 0 CHECK (must_choose IN (0, 1))',
    ),
};
