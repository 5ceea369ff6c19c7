import type { Database } from 'better-sqlite3';
import type { StationError } from '../../contract/errors/station-error.ts';
import type { Actor } from '../actor.ts';

/** True when an operator cancelled it: for a client's deadline the engine says the same. */
export const wasCancelled = (error: StationError, actor: Actor): boolean =>
  error.details.reason === 'CANCELLED' && actor.kind === 'operator';

/**
 * A reading ended without a result. A case that holds one from before is as good as it was: only what was added could not
 * be read. Called inside the transaction that audits it.
 *
 * @param at ISO 8601 UTC
 * @param cancelled an operator did not want it any more
 */
export function markReadingFailed(
  database: Database,
  caseId: string,
  at: string,
  { cancelled }: { cancelled: boolean },
): void {
  database
    .prepare(
      `UPDATE cases SET updated_at = ?, instance = NULL, reading_cancelled = ?,
       progress = CASE WHEN EXISTS (SELECT 1 FROM case_results WHERE case_id = cases.id) THEN 'ready' ELSE 'failed' END
       WHERE id = ?`,
    )
    .run(at, cancelled ? 1 : 0, caseId);
}
