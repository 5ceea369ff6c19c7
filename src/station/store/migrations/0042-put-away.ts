import type { Migration } from '../migration.ts';

/** Cases of which nothing was read, when somebody took them off the counter's table (ADR 77). They are kept as they are. */
export const putAway: Migration = {
  name: '0042-put-away',
  up: (database) => void database.exec('ALTER TABLE cases ADD COLUMN put_away_at TEXT'),
};
