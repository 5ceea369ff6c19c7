import type { Migration } from '../migration.ts';

/** The verdict of each case's newest assessment, for listing; for decisions the assessment is computed anew. */
export const assessedVerdict: Migration = {
  name: '0051-assessed-verdict',
  up: (database) => void database.exec('ALTER TABLE cases ADD COLUMN assessed_verdict TEXT'),
};
