import type { Migration } from '../migration.ts';

/** Indexes that let the figures of the last days read those days only, however old the store. */
export const daysOfWork: Migration = {
  name: '0071-days-of-work',
  up: (database) => void database.exec('CREATE INDEX case_decisions_by_time ON case_decisions (at);'),
};
