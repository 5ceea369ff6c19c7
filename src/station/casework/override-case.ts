import { unsettled, unsettledOf } from '../assessment/refusals.ts';
import { refuseWhileRead } from '../cases/processing-lock.ts';
import { requirePermission } from '../operators/permissions.ts';
import type { DecisionContext, SettleCase } from './decision-context.ts';
import { requireReason, STATE_AFTER } from './decision-rules.ts';

/**
 * A supervisor settles a case alone, whatever its state or risk; the reason is required.
 *
 * @throws StationError CONFLICT for what needs two people (SECOND_PERSON), or is to be settled first (UNSETTLED)
 */
export function createOverrideCase(context: DecisionContext): SettleCase {
  const { store, audit, row, assess, kept, decided, setState, refuseOwnReferral, newest } = context;
  return (caseId, decision, by) =>
    store.write(() => {
      requirePermission(by, 'cases.override');
      requireReason(decision.reason);
      const before = row(caseId);
      refuseWhileRead(before);
      if (decision.outcome !== 'refer') refuseOwnReferral(before, by);
      const assessment = assess(caseId);
      const open = decision.outcome === 'accept' ? unsettledOf(assessment) : [];
      const byTwo = open.filter(({ who }) => who === 'two-people');
      if (byTwo.length > 0) throw unsettled(byTwo, 'SECOND_PERSON');
      if (open.length > 0) throw unsettled(open, 'UNSETTLED');
      const { id, hash } = kept.add(caseId, by, decision, { override: true, needsApproval: false });
      const sha256 = decided.add(caseId, id, 'decision', assessment);
      setState(caseId, STATE_AFTER[decision.outcome]);
      audit.append({
        actor: { kind: 'operator', id: by.id },
        action: 'case.overridden',
        caseId,
        hashes: { reason: hash, assessment: sha256 },
        details: {
          outcome: decision.outcome,
          before: before.state,
          verdict: before.verdict,
          assessed: assessment.verdict,
          riskScore: before.risk_score === null ? null : Math.round(before.risk_score),
        },
      });
      return newest(caseId);
    });
}
