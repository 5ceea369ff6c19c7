import type { Migration } from '../migration.ts';

/** Which start of the machine a process belongs to: after a power cut its number may be another program's. */
export const boots: Migration = {
  name: '0007-boots',
  up: (database) => void database.exec('ALTER TABLE instances ADD COLUMN boot TEXT'),
};
