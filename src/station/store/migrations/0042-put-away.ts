import type { Migration } from '../migration.ts';

/** Cases without a reading that somebody archived (ADR 77). They are kept unchanged. */
export const putAway: Migration = {
  name: '0042-put-away',
  up: (database) => void database.exec('ALTER TABLE cases ADD COLUMN put_away_at TEXT'),
};
