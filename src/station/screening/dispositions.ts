import { createHash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { ScreeningHit, ScreeningRequest } from '../../contract/screening.ts';
import { normaliseName } from './names/normalise.ts';
import { plainNumber } from '../plain-number.ts';

type Disposition = NonNullable<ScreeningHit['disposition']>;

/**
 * Who was screened, as a key: the same person is recognised by name, birth date and document number, and the key
 * itself tells nothing about them. Who is screened without a type is remembered as a person.
 */
export function subjectKey(request: ScreeningRequest): string {
  const { type = 'person' } = request;
  const name = [...normaliseName(request.name, type).tokens].sort().join(' ');
  const parts = [type, name, request.dateOfBirth ?? '', plainNumber(request.documentNumber ?? '')];
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

export type Dispositions = ReturnType<typeof dispositionsRepository>;

/** What people decided about hits. A decision holds until the listed entry changes. */
export function dispositionsRepository(database: Database) {
  const find = database.prepare<
    [string, string, string],
    { digest: string; outcome: Disposition['outcome']; reason: string; author: string; at: string }
  >(
    'SELECT digest, outcome, reason, author, at FROM screening_dispositions WHERE subject = ? AND list = ? AND entry_id = ?',
  );
  const put = database.prepare(
    `INSERT INTO screening_dispositions (subject, list, entry_id, digest, outcome, reason, author, at)
     VALUES (@subject, @list, @entryId, @digest, @outcome, @reason, @author, @at)
     ON CONFLICT (subject, list, entry_id) DO UPDATE SET digest = excluded.digest, outcome = excluded.outcome,
       reason = excluded.reason, author = excluded.author, at = excluded.at`,
  );
  return {
    /** The decision that stands; null when there is none or the entry has changed since. */
    of: (subject: string, list: string, entryId: string, digest: string): Disposition | null => {
      const row = find.get(subject, list, entryId);
      return row && row.digest === digest
        ? { outcome: row.outcome, reason: row.reason, author: row.author, at: row.at }
        : null;
    },
    decide: (
      decision: { subject: string; list: string; entryId: string; digest: string } & Disposition,
    ): void => void put.run(decision),
  };
}
