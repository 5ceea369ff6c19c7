import type { Database } from 'better-sqlite3';
import { Assessment, type DecidedAssessment } from '../../contract/assessment.ts';
import { isoTime, type Clock, type NewId } from '../clock.ts';
import { sha256Hex } from '../store/blobs.ts';

export interface DecidedAssessments {
  /** Stores the assessment a decision rests on. Returns its hash, for the audit record. Call it in the decision's transaction. */
  add(
    caseId: string,
    decisionId: string,
    occasion: DecidedAssessment['occasion'],
    assessment: Assessment,
  ): string;
  /** Oldest first; one of an older version that no longer fits is left out. */
  of(caseId: string): DecidedAssessment[];
}

interface Row {
  occasion: DecidedAssessment['occasion'];
  at: string;
  sha256: string;
  body: string;
}

export function createDecidedAssessments(database: Database, clock: Clock, newId: NewId): DecidedAssessments {
  const insert = database.prepare(
    'INSERT INTO case_assessments (id, case_id, decision_id, occasion, at, sha256, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const all = database.prepare<[string], Row>(
    'SELECT occasion, at, sha256, body FROM case_assessments WHERE case_id = ? ORDER BY rowid',
  );
  return {
    add: (caseId, decisionId, occasion, assessment) => {
      const body = JSON.stringify(assessment);
      const sha256 = sha256Hex(body);
      insert.run(newId(), caseId, decisionId, occasion, isoTime(clock), sha256, body);
      return sha256;
    },
    of: (caseId) =>
      all.all(caseId).flatMap(({ body, ...row }) => {
        const parsed = Assessment.safeParse(JSON.parse(body));
        return parsed.success ? [{ ...row, assessment: parsed.data }] : [];
      }),
  };
}
