import { createHash } from 'node:crypto';
import type { StationConfig } from '../../contract/config.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { toAccount, type Accounts, type OperatorRow } from './accounts.ts';
import type { OperatorSession } from './operator-session.ts';
import type { Passwords } from './passwords.ts';

export interface SessionsContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly config: StationConfig['operators'];
}

interface SessionRow {
  token_hash: Buffer;
  operator_id: string;
  csrf_token: string;
  created_at: number;
  last_seen_at: number;
  locked: number;
}

/** Even an active session ends after a working day of twelve hours. */
export const SESSION_MS = 12 * 60 * 60_000;

/** Only the hash of a token is kept. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const present = (found: SessionRow, person: OperatorRow): OperatorSession => ({
  operator: toAccount(person),
  csrfToken: found.csrf_token,
  locked: found.locked === 1,
  mustChoosePassword: person.must_choose === 1,
});

export type SessionRows = ReturnType<typeof sessionRows>;

/** Rows of the sessions of operators. */
export function sessionRows({ store, audit }: Pick<SessionsContext, 'store' | 'audit'>) {
  const { database } = store;
  const byHash = database.prepare<[Buffer], SessionRow>(
    'SELECT * FROM operator_sessions WHERE token_hash = ?',
  );
  const end = database.prepare<[Buffer]>('DELETE FROM operator_sessions WHERE token_hash = ?');

  const find = (token: string): SessionRow | undefined => byHash.get(hashOf(token));
  /** @throws StationError UNAUTHORIZED (NO_SESSION) */
  const heldBy = (token: string): SessionRow => {
    const found = find(token);
    if (found) return found;
    throw new StationError('UNAUTHORIZED', message('operatorRefusals.sessionOver'), { reason: 'NO_SESSION' });
  };

  return {
    find,
    heldBy,
    /** @throws StationError UNAUTHORIZED (NO_SESSION, LOCKED) */
    unlocked(token: string): SessionRow {
      const found = heldBy(token);
      if (found.locked === 0) return found;
      throw new StationError('UNAUTHORIZED', message('operatorRefusals.locked'), { reason: 'LOCKED' });
    },
    end: (found: SessionRow): void => void end.run(found.token_hash),
    lock: (found: SessionRow, operatorId: string, reason: 'IDLE' | 'BY_HAND'): void =>
      store.write(() => {
        database
          .prepare('UPDATE operator_sessions SET locked = 1 WHERE token_hash = ?')
          .run(found.token_hash);
        audit.append({
          actor: { kind: 'operator', id: operatorId },
          action: 'operator.locked',
          details: { reason },
        });
      }),
  };
}
