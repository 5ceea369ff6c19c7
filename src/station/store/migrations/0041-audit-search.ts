import type { Migration } from '../migration.ts';

/**
 * What the auditor searches by, in the order of the log: a search reads this index alone, and parses no record that it
 * does not show. The log's own table stays as it is.
 */
export const auditSearch: Migration = {
  name: '0041-audit-search',
  up: (database) =>
    void database.exec(
      "CREATE INDEX audit_log_search ON audit_log (sequence, actor, action, case_id, body ->> '$.outcome')",
    ),
};
