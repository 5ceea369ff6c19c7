import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { UNDO_SECONDS, type DecisionOutcome } from '../../contract/cases.ts';
import { isoTime } from '../clock.ts';
import { requirePermission, type Operator } from '../operators/permissions.ts';
import type { CasesContext } from '../cases/cases-context.ts';
import { stateBefore } from './decision-rules.ts';

/** Added for the time the station's answer takes: a decision undone in the last second counts. */
const GRACE_SECONDS = 5;

interface Row {
  id: string;
  outcome: DecisionOutcome;
  override: number;
  author_id: string;
  at: string;
  approved: number | null;
}

/**
 * Undoes the newest decision of a case: only by whoever took it, within seconds, before an approval. The decision stays
 * in the log and in the store, and the case returns to its state before.
 *
 * @throws StationError FORBIDDEN; CONFLICT for a decision of somebody else, of earlier, approved, or an override
 */
export function createUndo({ store, audit, clock }: CasesContext): (caseId: string, by: Operator) => void {
  const { database } = store;
  const inForce = database.prepare<[string], Row>(
    'SELECT id, outcome, override, author_id, at, approved FROM case_decisions WHERE case_id = ? AND undone_at IS NULL ORDER BY rowid',
  );
  return (caseId, by) =>
    store.write(() => {
      requirePermission(by, 'cases.work');
      const all = inForce.all(caseId);
      const last = all.at(-1);
      const age = last ? clock.now() - Date.parse(last.at) : Infinity;
      if (
        !last ||
        last.author_id !== by.id ||
        last.override === 1 ||
        last.approved !== null ||
        Math.abs(age) > (UNDO_SECONDS + GRACE_SECONDS) * 1_000
      )
        throw new StationError('CONFLICT', message('caseRefusals.noUndo'), { reason: 'DECIDED' });
      const now = isoTime(clock);
      database.prepare('UPDATE case_decisions SET undone_at = ? WHERE id = ?').run(now, last.id);
      database
        .prepare('UPDATE cases SET state = ?, decided_at = NULL, updated_at = ? WHERE id = ?')
        .run(stateBefore(all), now, caseId);
      audit.append({
        actor: { kind: 'operator', id: by.id },
        action: 'case.decision-undone',
        caseId,
        details: { outcome: last.outcome },
      });
    });
}
