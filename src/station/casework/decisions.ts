import { inEnglish } from '../../contract/messages/in-language.ts';
import { message } from '../../contract/messages/message.ts';
import type { DecidedAssessment } from '../../contract/assessment.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { CaseState, Decision, DecisionOutcome } from '../../contract/cases.ts';
import type { Actor } from '../actor.ts';
import { isoTime } from '../clock.ts';
import type { Assessments } from '../assessment/assessments.ts';
import { createDecidedAssessments } from '../assessment/decided.ts';
import { unsettled, unsettledOf } from '../assessment/refusals.ts';
import { requirePermission, type Operator } from '../operators/permissions.ts';
import { refuseWhileRead } from '../cases/being-read.ts';
import type { CaseRow } from '../cases/case-rows.ts';
import type { CasesContext } from '../cases/cases-context.ts';
import { commit } from '../cases/commitment.ts';

export interface Decisions {
  /**
   * Accept, refer or reject. Accepting needs a case of which nothing doubtful is open; against what failed, and at or
   * above the four-eyes risk, it waits for a second person. Whoever referred a case does not settle the referral.
   *
   * @throws StationError FORBIDDEN; CONFLICT when the case is decided (DECIDED), being read, not settled (UNSETTLED,
   * with the open points) or was referred by the same person (OWN_REFERRAL)
   */
  decide(caseId: string, decision: { outcome: DecisionOutcome; reason: string }, by: Operator): Decision;
  /**
   * The second pair of eyes. @throws StationError FORBIDDEN for the one who decided (reason FOUR_EYES); CONFLICT where
   * something came up meanwhile (UNSETTLED)
   */
  approve(caseId: string, approval: { approve: boolean; reason: string }, by: Operator): Decision;
  /**
   * A supervisor settles a case alone, whatever its state or risk; the reason is required.
   *
   * @throws StationError CONFLICT for what needs two people (SECOND_PERSON), or is to be settled first (UNSETTLED)
   */
  override(caseId: string, decision: { outcome: DecisionOutcome; reason: string }, by: Operator): Decision;
  /** Oldest first. */
  of(caseId: string): Decision[];
  /** The assessments as they were decided on, oldest first. */
  decidedOn(caseId: string): DecidedAssessment[];
}

interface Row {
  id: string;
  outcome: DecisionOutcome;
  override: number;
  author: string;
  author_id: string;
  at: string;
  reason: string;
  needs_approval: number;
  approved: number | null;
  approver: string | null;
  approved_at: string | null;
  approval_reason: string | null;
}

const STATE_AFTER: Record<DecisionOutcome, CaseState> = {
  accept: 'accepted',
  refer: 'referred',
  reject: 'rejected',
};
const MINIMUM_REASON = 3;

export function createDecisions(
  context: CasesContext,
  { of: assess, alikeTo, announceToAlike }: Pick<Assessments, 'of' | 'alikeTo' | 'announceToAlike'>,
  row: (caseId: string) => CaseRow,
): Decisions {
  const { store, audit, clock, newId } = context;
  const { operators: config, assessment: policy } = context.config;
  const { database } = store;
  // As they were written, not by their time: the last one is what is approved, also after the clock was set back.
  const rows = database.prepare<[string], Row>(
    'SELECT * FROM case_decisions WHERE case_id = ? AND undone_at IS NULL ORDER BY rowid',
  );

  const of = (caseId: string): Decision[] => rows.all(caseId).map(toDecision);
  const setState = (caseId: string, state: CaseState): void => {
    const now = isoTime(clock);
    const alike = alikeTo(caseId);
    database
      .prepare('UPDATE cases SET state = ?, decided_at = ?, updated_at = ? WHERE id = ?')
      .run(state, state === 'accepted' || state === 'rejected' ? now : null, now, caseId);
    // That a case with the same number was rejected speaks of others that are still to be decided.
    announceToAlike(caseId, alike);
  };
  const insert = (
    caseId: string,
    by: Operator,
    decision: { outcome: DecisionOutcome; reason: string },
    flags: { override: boolean; needsApproval: boolean },
  ): { id: string; hash: string } => {
    const { salt, hash } = commit(decision.reason);
    const id = newId();
    database
      .prepare(
        `INSERT INTO case_decisions (id, case_id, outcome, override, author, author_id, at, reason, salt, needs_approval)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        id,
        caseId,
        decision.outcome,
        flags.override ? 1 : 0,
        by.name,
        by.id,
        isoTime(clock),
        decision.reason,
        salt,
        flags.needsApproval ? 1 : 0,
      );
    return { id, hash };
  };
  const decided = createDecidedAssessments(database, clock, newId);
  /** Whoever referred a case asked for somebody else. */
  const refuseOwnReferral = (found: CaseRow, by: Operator): void => {
    if (found.state !== 'referred' || !policy.twoPeopleForReferral) return;
    if (rows.all(found.id).findLast(({ outcome }) => outcome === 'refer')?.author_id === by.id)
      throw new StationError('CONFLICT', message('caseRefusals.ownReferral'), {
        reason: 'OWN_REFERRAL',
      });
    requirePermission(by, 'cases.approve');
  };
  const actorOf = (by: Operator): Actor => ({ kind: 'operator', id: by.id });

  return {
    of,
    decidedOn: decided.of,
    decide: (caseId, decision, by) =>
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
          accepts && (assessment.accept === 'second-person' || needsSecondPerson(found, config.fourEyesRisk));
        const { id, hash } = insert(caseId, by, decision, { override: false, needsApproval });
        const sha256 = decided.add(caseId, id, 'decision', assessment);
        setState(caseId, needsApproval ? 'waiting' : STATE_AFTER[decision.outcome]);
        audit.append({
          actor: actorOf(by),
          action: 'case.decided',
          caseId,
          hashes: { reason: hash, assessment: sha256 },
          details: { outcome: decision.outcome, needsApproval, assessed: assessment.verdict },
        });
        return of(caseId).at(-1)!;
      }),
    approve: (caseId, approval, by) =>
      store.write(() => {
        requirePermission(by, 'cases.approve');
        const waiting = rows.all(caseId).at(-1);
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
        const { salt, hash } = commit(approval.reason);
        database
          .prepare(
            'UPDATE case_decisions SET approved = ?, approver = ?, approver_id = ?, approved_at = ?, approval_reason = ?, approval_salt = ? WHERE id = ?',
          )
          .run(approval.approve ? 1 : 0, by.name, by.id, isoTime(clock), approval.reason, salt, waiting.id);
        setState(caseId, approval.approve ? STATE_AFTER[waiting.outcome] : stateBefore(rows.all(caseId)));
        audit.append({
          actor: actorOf(by),
          action: approval.approve ? 'case.approved' : 'case.approval-refused',
          caseId,
          outcome: approval.approve ? 'success' : 'refused',
          hashes: { reason: hash, assessment: sha256 },
          details: { outcome: waiting.outcome, decidedBy: waiting.author_id, assessed: assessment.verdict },
        });
        return of(caseId).at(-1)!;
      }),
    override: (caseId, decision, by) =>
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
        const { id, hash } = insert(caseId, by, decision, { override: true, needsApproval: false });
        const sha256 = decided.add(caseId, id, 'decision', assessment);
        setState(caseId, STATE_AFTER[decision.outcome]);
        audit.append({
          actor: actorOf(by),
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
        return of(caseId).at(-1)!;
      }),
  };
}

/** "Four-eyes approval above a configurable risk": also whenever a proof of tampering lies on the table. */
export function needsSecondPerson(
  found: Pick<CaseRow, 'risk_score' | 'verdict'>,
  fourEyesRisk: number,
): boolean {
  return found.verdict === 'TAMPERED' || (found.risk_score !== null && found.risk_score >= fourEyesRisk);
}

/**
 * What a case was before the newest of its decisions in force, which are given oldest first. One that was sent back decided
 * nothing: a referral is one still.
 */
export function stateBefore(inForce: readonly Pick<Row, 'outcome' | 'approved'>[]): 'open' | 'referred' {
  const stands = inForce.slice(0, -1).findLast(({ approved }) => approved !== 0);
  return stands?.outcome === 'refer' ? 'referred' : 'open';
}

function requireReason(reason: string): void {
  if (reason.trim().length >= MINIMUM_REASON) return;
  const says = message('caseRefusals.sayWhy');
  throw new StationError('INVALID_REQUEST', says, {
    errors: [{ field: 'reason', message: inEnglish(says), rejectedValue: null }],
  });
}

const toDecision = (row: Row): Decision => ({
  outcome: row.outcome,
  reason: row.reason,
  author: row.author,
  at: row.at,
  approval:
    row.approver === null || row.approved_at === null
      ? null
      : {
          approved: row.approved === 1,
          reason: row.approval_reason ?? '',
          author: row.approver,
          at: row.approved_at,
        },
});
