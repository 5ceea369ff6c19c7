import type { Migration } from '../migration.ts';

/** Cases whose reading an operator cancelled: nothing failed. */
export const cancelledReadings: Migration = {
  name: '0043-cancelled-readings',
  up: (database) =>
    void database.exec('ALTER TABLE cases ADD COLUMN reading_cancelled INTEGER NOT NULL DEFAULT 0'),
};
