import type { Migration } from '../migration.ts';

/** What of the set-up of a new station was tried or left for later; `all` when it was put away. */
export const firstDay: Migration = {
  name: '0045-first-day',
  up: (database) =>
    void database.exec(
      'CREATE TABLE first_day_marks (step TEXT PRIMARY KEY, mark TEXT NOT NULL, at TEXT NOT NULL) STRICT',
    ),
};
