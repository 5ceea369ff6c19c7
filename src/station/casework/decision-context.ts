import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { CaseState, Decision, DecisionOutcome } from '../../contract/cases.ts';
import type { Assessments } from '../assessment/assessments.ts';
import { createDecidedAssessments, type DecidedAssessments } from '../assessment/decided.ts';
import type { CaseRow } from '../cases/case-rows.ts';
import type { CasesContext } from '../cases/cases-context.ts';
import { isoTime } from '../clock.ts';
import { requirePermission, type Operator } from '../operators/permissions.ts';
import { keptDecisions, toDecision, type KeptDecisions } from './kept-decisions.ts';

/** Settles a case; the factory's comment says when it may. */
export type SettleCase = (
  caseId: string,
  decision: { outcome: DecisionOutcome; reason: string },
  by: Operator,
) => Decision;

/** Shared by deciding, approving and overriding. */
export interface DecisionContext extends Pick<CasesContext, 'store' | 'audit' | 'config'> {
  readonly row: (caseId: string) => CaseRow;
  readonly assess: Assessments['of'];
  readonly kept: KeptDecisions;
  readonly decided: DecidedAssessments;
  /** Called inside the transaction of the decision. */
  setState(caseId: string, state: CaseState): void;
  /**
   * A referral asks for somebody else.
   *
   * @throws StationError CONFLICT (OWN_REFERRAL); FORBIDDEN for whoever may not approve
   */
  refuseOwnReferral(found: CaseRow, by: Operator): void;
  /** The newest in force. */
  newest(caseId: string): Decision;
}

export function createDecisionContext(
  context: CasesContext,
  { of: assess, alikeTo, announceToAlike }: Pick<Assessments, 'of' | 'alikeTo' | 'announceToAlike'>,
  row: (caseId: string) => CaseRow,
): DecisionContext {
  const { store, audit, clock, newId, config } = context;
  const { database } = store;
  const kept = keptDecisions(context);
  return {
    store,
    audit,
    config,
    row,
    assess,
    kept,
    decided: createDecidedAssessments(database, clock, newId),
    setState: (caseId, state) => {
      const now = isoTime(clock);
      const alike = alikeTo(caseId);
      database
        .prepare('UPDATE cases SET state = ?, decided_at = ?, updated_at = ? WHERE id = ?')
        .run(state, state === 'accepted' || state === 'rejected' ? now : null, now, caseId);
      // A rejection changes the assessment of undecided cases with the same number.
      announceToAlike(caseId, alike);
    },
    refuseOwnReferral: (found, by) => {
      if (found.state !== 'referred' || !config.assessment.twoPeopleForReferral) return;
      if (kept.inForce(found.id).findLast(({ outcome }) => outcome === 'refer')?.author_id === by.id)
        throw new StationError('CONFLICT', message('caseRefusals.ownReferral'), {
          reason: 'OWN_REFERRAL',
        });
      requirePermission(by, 'cases.approve');
    },
    newest: (caseId) => toDecision(kept.inForce(caseId).at(-1)!),
  };
}
