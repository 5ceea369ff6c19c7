import type { Decision, DecisionOutcome } from '../../contract/cases.ts';
import { isoTime } from '../clock.ts';
import { commit } from '../cases/commitment.ts';
import type { CasesContext } from '../cases/cases-context.ts';
import type { Operator } from '../operators/permissions.ts';

export interface DecisionRow {
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

/** The stored decisions of a case. Call what writes inside the transaction of the decision. */
export interface KeptDecisions {
  /** Those in force, oldest first. */
  inForce(caseId: string): DecisionRow[];
  /** @returns its id, and the hash of its reason for the audit record */
  add(
    caseId: string,
    by: Operator,
    decision: { outcome: DecisionOutcome; reason: string },
    flags: { override: boolean; needsApproval: boolean },
  ): { id: string; hash: string };
  /** @returns the hash of its reason for the audit record */
  approve(decisionId: string, approval: { approve: boolean; reason: string }, by: Operator): string;
}

export function keptDecisions({
  store: { database },
  clock,
  newId,
}: Pick<CasesContext, 'store' | 'clock' | 'newId'>): KeptDecisions {
  // In insertion order, not by time: the last one is what is approved, also after the clock was set back.
  const rows = database.prepare<[string], DecisionRow>(
    'SELECT * FROM case_decisions WHERE case_id = ? AND undone_at IS NULL ORDER BY rowid',
  );
  return {
    inForce: (caseId) => rows.all(caseId),
    add: (caseId, by, { outcome, reason }, { override, needsApproval }) => {
      const { salt, hash } = commit(reason);
      const id = newId();
      database
        .prepare(
          `INSERT INTO case_decisions (id, case_id, outcome, override, author, author_id, at, reason, salt, needs_approval)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          id,
          caseId,
          outcome,
          override ? 1 : 0,
          by.name,
          by.id,
          isoTime(clock),
          reason,
          salt,
          needsApproval ? 1 : 0,
        );
      return { id, hash };
    },
    approve: (decisionId, { approve, reason }, by) => {
      const { salt, hash } = commit(reason);
      database
        .prepare(
          'UPDATE case_decisions SET approved = ?, approver = ?, approver_id = ?, approved_at = ?, approval_reason = ?, approval_salt = ? WHERE id = ?',
        )
        .run(approve ? 1 : 0, by.name, by.id, isoTime(clock), reason, salt, decisionId);
      return hash;
    },
  };
}

export const toDecision = (row: DecisionRow): Decision => ({
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
