import type { Migration } from '../migration.ts';

/**
 * The auditor's search columns in log order: a search reads this index alone, and parses only the records shown. The
 * log's own table is unchanged.
 */
export const auditSearch: Migration = {
  name: '0041-audit-search',
  up: (database) =>
    void database.exec(
      "CREATE INDEX audit_log_search ON audit_log (sequence, actor, action, case_id, body ->> '$.outcome')",
    ),
};
