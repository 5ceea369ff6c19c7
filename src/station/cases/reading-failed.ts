import type { Database } from 'better-sqlite3';

/**
 * A reading ended without a result. A case that holds one from before is as good as it was: only what was added could not
 * be read. Called inside the transaction that audits it.
 *
 * @param at ISO 8601 UTC
 */
export function markReadingFailed(database: Database, caseId: string, at: string): void {
  database
    .prepare(
      `UPDATE cases SET updated_at = ?, instance = NULL,
       progress = CASE WHEN EXISTS (SELECT 1 FROM case_results WHERE case_id = cases.id) THEN 'ready' ELSE 'failed' END
       WHERE id = ?`,
    )
    .run(at, caseId);
}
