import type { Migration } from '../migration.ts';

/** The figures of the last days read those days alone, however many years lie before them. */
export const daysOfWork: Migration = {
  name: '0071-days-of-work',
  up: (database) => void database.exec('CREATE INDEX case_decisions_by_time ON case_decisions (at);'),
};
