import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { unsettled, unsettledOf } from '../assessment/refusals.ts';
import { refuseWhileRead } from '../cases/processing-lock.ts';
import { requirePermission } from '../operators/permissions.ts';
import type { DecisionContext, SettleCase } from './decision-context.ts';
import { needsSecondPerson, requireReason, STATE_AFTER } from './decision-rules.ts';

/**
 * Accepts, refers or rejects. Accepting needs a case without open doubts; with failed points, or at or above the
 * four-eyes risk, it waits for a second person. Whoever referred a case cannot settle the referral.
 *
 * @throws StationError FORBIDDEN; CONFLICT when the case is decided (DECIDED), being read, not settled (UNSETTLED,
 *   with the open points) or was referred by the same person (OWN_REFERRAL)
 */
export function createDecideCase(context: DecisionContext): SettleCase {
  const { store, audit, config, row, assess, kept, decided, setState, refuseOwnReferral, newest } = context;
  return (caseId, decision, by) =>
    store.write(() => {
      requirePermission(by, 'cases.work');
      const found = row(caseId);
      refuseWhileRead(found);
      if (found.state !== 'open' && found.state !== 'referred')
        throw new StationError('CONFLICT', message('caseRefusals.decidedAlready'), { reason: 'DECIDED' });
      if (decision.outcome !== 'refer') refuseOwnReferral(found, by);
      const assessment = assess(caseId);
      const accepts = decision.outcome === 'accept';
      if (accepts && assessment.accept === 'refused') throw unsettled(unsettledOf(assessment), 'UNSETTLED');
      const isAgainst = accepts && assessment.open.length > 0;
      if (!accepts || isAgainst) requireReason(decision.reason);
      const needsApproval =
        accepts &&
        (assessment.accept === 'second-person' || needsSecondPerson(found, config.operators.fourEyesRisk));
      const { id, hash } = kept.add(caseId, by, decision, { override: false, needsApproval });
      const sha256 = decided.add(caseId, id, 'decision', assessment);
      setState(caseId, needsApproval ? 'waiting' : STATE_AFTER[decision.outcome]);
      audit.append({
        actor: { kind: 'operator', id: by.id },
        action: 'case.decided',
        caseId,
        hashes: { reason: hash, assessment: sha256 },
        details: { outcome: decision.outcome, needsApproval, assessed: assessment.verdict },
      });
      return newest(caseId);
    });
}
