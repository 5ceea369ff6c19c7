import type { Migration } from '../migration.ts';

/** Boot id of a process: after a power cut its number may be another program's. */
export const boots: Migration = {
  name: '0007-boots',
  up: (database) => void database.exec('ALTER TABLE instances ADD COLUMN boot TEXT'),
};
