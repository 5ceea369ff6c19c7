import type { Migration } from '../migration.ts';

/** A sign of life that counts up: how a process that cannot be asked, on another host, is told from one that is gone. */
export const beats: Migration = {
  name: '0008-beats',
  up: (database) => void database.exec('ALTER TABLE instances ADD COLUMN beats INTEGER NOT NULL DEFAULT 0'),
};
