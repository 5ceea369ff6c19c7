import type { Database } from 'better-sqlite3';
import type { ScreeningHit } from '../../contract/screening.ts';
import { caseOfSubject, namesakes } from './subjects.ts';

type Disposition = NonNullable<ScreeningHit['disposition']>;
type EarlierDecision = NonNullable<ScreeningHit['earlierDecision']>;

export type Dispositions = ReturnType<typeof dispositionsRepository>;

/** What people decided about hits. A decision holds until the listed entry changes. */
export function dispositionsRepository(database: Database) {
  const find = database.prepare<[string, string, string, string], Disposition>(
    `SELECT outcome, reason, author, at FROM screening_dispositions
     WHERE subject = ? AND list = ? AND entry_id = ? AND digest = ?`,
  );
  // Without the reason: free text about one customer must not appear in another's case.
  const findEarlier = database.prepare<
    { subject: string; from: string; to: string; list: string; entryId: string; digest: string },
    Omit<EarlierDecision, 'caseId'> & { subject: string }
  >(
    `SELECT outcome, author, at, subject FROM screening_dispositions
     WHERE subject > @from AND subject < @to AND subject <> @subject
       AND list = @list AND entry_id = @entryId AND digest = @digest
     ORDER BY at DESC LIMIT 1`,
  );
  const put = database.prepare(
    `INSERT INTO screening_dispositions (subject, list, entry_id, digest, outcome, reason, author, at)
     VALUES (@subject, @list, @entryId, @digest, @outcome, @reason, @author, @at)
     ON CONFLICT (subject, list, entry_id) DO UPDATE SET digest = excluded.digest, outcome = excluded.outcome,
       reason = excluded.reason, author = excluded.author, at = excluded.at`,
  );
  return {
    /** The decision in force; null when there is none or the entry has changed since. */
    of: (subject: string, list: string, entryId: string, digest: string): Disposition | null =>
      find.get(subject, list, entryId, digest) ?? null,
    /** The newest decision about this state of the entry in the case of somebody who shares the name. */
    earlier: (subject: string, list: string, entryId: string, digest: string): EarlierDecision | null => {
      const range = namesakes(subject);
      const row = range && findEarlier.get({ ...range, subject, list, entryId, digest });
      if (!row) return null;
      const { outcome, author, at } = row;
      return { outcome, author, at, caseId: caseOfSubject(row.subject) };
    },
    decide: (
      decision: { subject: string; list: string; entryId: string; digest: string } & Disposition,
    ): void => void put.run(decision),
  };
}
