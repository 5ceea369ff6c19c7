import type { Migration } from '../migration.ts';

/** Where a submission was sent, for the error body of one that fails ("instance (request path)"). */
export const jobPaths: Migration = {
  name: '0013-job-paths',
  up: (database) => void database.exec('ALTER TABLE jobs ADD COLUMN path TEXT'),
};
