import type { Database } from 'better-sqlite3';
import type { Settlement } from '../../contract/assessment.ts';
import { isoTime, type Clock, type NewId } from '../clock.ts';
import { commit } from '../cases/commitment.ts';
import type { Operator } from '../operators/permissions.ts';

/** What people settled of a case, as it was written down. */
export interface Settlements {
  /** Oldest first. */
  of(caseId: string): Settlement[];
  /** Returns the salted hash of the reason, for the audit record. Called in its transaction. */
  add(caseId: string, settlement: { point: string; reason: string }, by: Operator): string;
}

export function createSettlements(database: Database, clock: Clock, newId: NewId): Settlements {
  const all = database.prepare<[string], Settlement>(
    'SELECT point, reason, author, at FROM case_settlements WHERE case_id = ? ORDER BY rowid',
  );
  const insert = database.prepare(
    `INSERT INTO case_settlements (id, case_id, point, reason, salt, author, author_id, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return {
    of: (caseId) => all.all(caseId),
    add: (caseId, { point, reason }, by) => {
      const { salt, hash } = commit(reason);
      insert.run(newId(), caseId, point, reason, salt, by.name, by.id, isoTime(clock));
      return hash;
    },
  };
}
