import type { DecidedAssessment } from '../../contract/assessment.ts';
import type { Decision } from '../../contract/cases.ts';
import type { Assessments } from '../assessment/assessments.ts';
import type { CaseRow } from '../cases/case-rows.ts';
import type { CasesContext } from '../cases/cases-context.ts';
import { createApproveDecision, type ApproveDecision } from './approve-decision.ts';
import { createDecideCase } from './decide-case.ts';
import { createDecisionContext, type SettleCase } from './decision-context.ts';
import { toDecision } from './kept-decisions.ts';
import { createOverrideCase } from './override-case.ts';

export interface Decisions {
  readonly decide: SettleCase;
  readonly approve: ApproveDecision;
  readonly override: SettleCase;
  /** Oldest first. */
  of(caseId: string): Decision[];
  /** The assessments that decisions rested on, oldest first. */
  decidedOn(caseId: string): DecidedAssessment[];
}

export function createDecisions(
  context: CasesContext,
  assessments: Pick<Assessments, 'of' | 'alikeTo' | 'announceToAlike'>,
  row: (caseId: string) => CaseRow,
): Decisions {
  const shared = createDecisionContext(context, assessments, row);
  return {
    of: (caseId) => shared.kept.inForce(caseId).map(toDecision),
    decidedOn: shared.decided.of,
    decide: createDecideCase(shared),
    approve: createApproveDecision(shared),
    override: createOverrideCase(shared),
  };
}
