import { inEnglish } from '../../contract/messages/in-language.ts';
import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { CaseState, DecisionOutcome } from '../../contract/cases.ts';
import type { CaseRow } from '../cases/case-rows.ts';
import type { DecisionRow } from './kept-decisions.ts';

export const STATE_AFTER: Record<DecisionOutcome, CaseState> = {
  accept: 'accepted',
  refer: 'referred',
  reject: 'rejected',
};
const MINIMUM_REASON = 3;

/** "Four-eyes approval above a configurable risk": also whenever there is proof of tampering. */
export function needsSecondPerson(
  found: Pick<CaseRow, 'risk_score' | 'verdict'>,
  fourEyesRisk: number,
): boolean {
  return found.verdict === 'TAMPERED' || (found.risk_score !== null && found.risk_score >= fourEyesRisk);
}

/**
 * State of a case before the newest of its decisions in force, which are given oldest first. A decision that was sent
 * back changed nothing: a referral stays one.
 */
export function stateBefore(
  inForce: readonly Pick<DecisionRow, 'outcome' | 'approved'>[],
): 'open' | 'referred' {
  const stands = inForce.slice(0, -1).findLast(({ approved }) => approved !== 0);
  return stands?.outcome === 'refer' ? 'referred' : 'open';
}

/** @throws StationError INVALID_REQUEST */
export function requireReason(reason: string): void {
  if (reason.trim().length >= MINIMUM_REASON) return;
  const says = message('caseRefusals.sayWhy');
  throw new StationError('INVALID_REQUEST', says, {
    errors: [{ field: 'reason', message: inEnglish(says), rejectedValue: null }],
  });
}
