import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Decision } from '../../contract/cases.ts';
import { unsettled, unsettledOf } from '../assessment/refusals.ts';
import { requirePermission, type Operator } from '../operators/permissions.ts';
import type { DecisionContext } from './decision-context.ts';
import { requireReason, STATE_AFTER, stateBefore } from './decision-rules.ts';

/**
 * Approval by a second person. @throws StationError FORBIDDEN for the one who decided (reason FOUR_EYES); CONFLICT if
 * something came up meanwhile (UNSETTLED)
 */
export type ApproveDecision = (
  caseId: string,
  approval: { approve: boolean; reason: string },
  by: Operator,
) => Decision;

export function createApproveDecision(context: DecisionContext): ApproveDecision {
  const { store, audit, row, assess, kept, decided, setState, newest } = context;
  return (caseId, approval, by) =>
    store.write(() => {
      requirePermission(by, 'cases.approve');
      const waiting = kept.inForce(caseId).at(-1);
      if (row(caseId).state !== 'waiting' || !waiting)
        throw new StationError('CONFLICT', message('caseRefusals.waitsForNoApproval'), {
          reason: 'NOT_WAITING',
        });
      if (waiting.author_id === by.id)
        throw new StationError('FORBIDDEN', message('caseRefusals.ownDecision'), { reason: 'FOUR_EYES' });
      if (!approval.approve) requireReason(approval.reason);
      const assessment = assess(caseId);
      if (approval.approve && waiting.outcome === 'accept' && assessment.accept === 'refused')
        throw unsettled(unsettledOf(assessment), 'UNSETTLED');
      const sha256 = decided.add(caseId, waiting.id, 'approval', assessment);
      const hash = kept.approve(waiting.id, approval, by);
      setState(caseId, approval.approve ? STATE_AFTER[waiting.outcome] : stateBefore(kept.inForce(caseId)));
      audit.append({
        actor: { kind: 'operator', id: by.id },
        action: approval.approve ? 'case.approved' : 'case.approval-refused',
        caseId,
        outcome: approval.approve ? 'success' : 'refused',
        hashes: { reason: hash, assessment: sha256 },
        details: { outcome: waiting.outcome, decidedBy: waiting.author_id, assessed: assessment.verdict },
      });
      return newest(caseId);
    });
}
