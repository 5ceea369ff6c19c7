import type { Migration } from '../migration.ts';

/** A heartbeat counter: tells a silent process on another host from one that is gone. */
export const beats: Migration = {
  name: '0008-beats',
  up: (database) => void database.exec('ALTER TABLE instances ADD COLUMN beats INTEGER NOT NULL DEFAULT 0'),
};
