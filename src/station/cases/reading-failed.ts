import type { Database } from 'better-sqlite3';
import type { StationError } from '../../contract/errors/station-error.ts';
import type { Actor } from '../actor.ts';

/** True when an operator cancelled it: the engine reports a client's deadline alike. */
export const wasCancelled = (error: StationError, actor: Actor): boolean =>
  error.details.reason === 'CANCELLED' && actor.kind === 'operator';

/**
 * Marks a reading that ended without a result. A case with an earlier result keeps its state: only the added files
 * could not be read. Call it inside the transaction that audits it.
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
