import type { Migration } from '../migration.ts';

/**
 * Covering index of the case list's filters in list order: only cases of the page shown are read. Replaces the indexes
 * by time and by kind; the one by document types holds the case ids itself.
 */
export const casesInOrder: Migration = {
  name: '0072-cases-in-order',
  up: (database) =>
    void database.exec(`
      CREATE INDEX cases_in_order ON cases
        (created_at, id, kind, category, assessed_verdict, author, document_types, progress, put_away_at, actor_id, state);
      DROP INDEX cases_by_time;
      DROP INDEX cases_by_kind;
      DROP INDEX cases_by_types;
      CREATE INDEX cases_by_types ON cases (document_types, id);
    `),
};
