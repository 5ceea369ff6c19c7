import type { NewId } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { toCorrection, type CorrectionRow, type KeptCorrection } from './corrections.ts';

/** What people typed over the readings of a case. */
export interface KeptCorrections {
  /** Those in force of every reading, oldest first, as they are stored. */
  inForce(caseId: string): CorrectionRow[];
  /** Those in force of the newest reading, or of all readings before it; oldest first. */
  ofReading(caseId: string, newest: boolean): KeptCorrection[];
  /** Called inside the transaction of the change. */
  add(caseId: string, row: CorrectionRow): void;
  /** Takes back what is in force for a field. Called inside the transaction of the change. */
  takeBack(caseId: string, of: Pick<CorrectionRow, 'result_id' | 'document' | 'field'>, at: string): void;
}

export function keptCorrections({ database }: Pick<Store, 'database'>, newId: NewId): KeptCorrections {
  const inForce = database.prepare<[string], CorrectionRow & { newest: number }>(
    `SELECT *, result_id IS (SELECT id FROM case_results WHERE case_id = c.case_id AND kind = 'verification'
       ORDER BY rowid DESC LIMIT 1) AS newest
     FROM case_corrections AS c WHERE case_id = ? AND undone_at IS NULL ORDER BY rowid`,
  );
  const insert = database.prepare(
    `INSERT INTO case_corrections (id, case_id, result_id, document, field, original, value, salt, author, at)
     VALUES (@id, @caseId, @result_id, @document, @field, @original, @value, @salt, @author, @at)`,
  );
  return {
    inForce: (caseId) => inForce.all(caseId),
    ofReading: (caseId, newest) =>
      inForce
        .all(caseId)
        .filter((one) => (one.newest === 1) === newest)
        .map(toCorrection),
    add: (caseId, { result_id, document, field, original, value, salt, author, at }) => {
      insert.run({ id: newId(), caseId, result_id, document, field, original, value, salt, author, at });
    },
    takeBack: (caseId, { result_id, document, field }, at) => {
      database
        .prepare(
          'UPDATE case_corrections SET undone_at = ? WHERE case_id = ? AND result_id = ? AND document = ? AND field = ? AND undone_at IS NULL',
        )
        .run(at, caseId, result_id, document, field);
    },
  };
}
