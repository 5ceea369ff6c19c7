import type { Migration } from '../migration.ts';

/**
 * Everything that the list of cases is filtered by, in its order: only the cases of the page that is shown are read themselves.
 * It takes the place of the index by time, and of the one by kind; the one by types of papers names the cases itself.
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
