import type { Migration } from '../migration.ts';

/** Steps of a new station's set-up that were tried or postponed; `all` when it was dismissed. */
export const firstDay: Migration = {
  name: '0045-first-day',
  up: (database) =>
    void database.exec(
      'CREATE TABLE first_day_marks (step TEXT PRIMARY KEY, mark TEXT NOT NULL, at TEXT NOT NULL) STRICT',
    ),
};
