import type { Migration } from '../migration.ts';

/** The verdict of the newest assessment of each case, to list cases by it; what counts is assessed anew when it is asked. */
export const assessedVerdict: Migration = {
  name: '0051-assessed-verdict',
  up: (database) => void database.exec('ALTER TABLE cases ADD COLUMN assessed_verdict TEXT'),
};
