import type { Database } from 'better-sqlite3';
import { StationError } from '../../contract/errors/station-error.ts';
import { may } from '../../contract/permissions.ts';
import { message } from '../../contract/messages/message.ts';
import type { Operator } from '../operators/permissions.ts';

/** The state of a list entry in a decision on a subject. */
export interface DecidedEntry {
  readonly subject: string;
  readonly list: string;
  readonly entryId: string;
  readonly digest: string;
}

export interface Proposals {
  /**
   * Somebody says that a hit is another person. `true` when a second person said so before, and one of the two may
   * approve cases; otherwise stored until one does. Call it in the transaction of the decision.
   *
   * @throws StationError CONFLICT (SECOND_PERSON) when it is the same person again, or neither of the two may approve
   */
  confirm(entry: DecidedEntry, caseId: string | null, by: Operator, at: string): boolean;
  /** Drops the proposal: the hit is decided. */
  drop(entry: Omit<DecidedEntry, 'digest'>): void;
}

interface Row {
  digest: string;
  author: string;
  author_id: string;
  may_approve: number;
}

export function proposalsRepository(database: Database): Proposals {
  const find = database.prepare<[string, string, string], Row>(
    'SELECT * FROM screening_proposals WHERE subject = ? AND list = ? AND entry_id = ?',
  );
  const put = database.prepare(
    `INSERT OR REPLACE INTO screening_proposals
       (subject, list, entry_id, digest, case_id, author, author_id, may_approve, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const remove = database.prepare(
    'DELETE FROM screening_proposals WHERE subject = ? AND list = ? AND entry_id = ?',
  );
  return {
    confirm: ({ subject, list, entryId, digest }, caseId, by, at) => {
      const first = find.get(subject, list, entryId);
      const mayApprove = may(by.role, 'cases.approve');
      // A changed entry needs a new proposal.
      if (first?.digest !== digest) {
        put.run(subject, list, entryId, digest, caseId, by.name, by.id, mayApprove ? 1 : 0, at);
        return false;
      }
      if (first.author_id === by.id)
        throw new StationError('CONFLICT', message('screeningRefusals.anotherPerson'), {
          reason: 'SECOND_PERSON',
        });
      if (first.may_approve === 0 && !mayApprove)
        throw new StationError('CONFLICT', message('screeningRefusals.supervisor'), {
          reason: 'SECOND_PERSON',
        });
      return true;
    },
    drop: ({ subject, list, entryId }) => void remove.run(subject, list, entryId),
  };
}
