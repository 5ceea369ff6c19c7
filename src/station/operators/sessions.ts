import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StationConfig } from '../../contract/config.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { OperatorAccount } from '../../contract/people.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message } from '../../contract/messages/message.ts';
import { systemActor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { isoTime, type Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { toAccount, type Accounts, type OperatorRow } from './accounts.ts';
import { acceptedPassword, hashOfNobody, hashPassword, passwordMatches } from './passwords.ts';
import { createSlowTurns } from './slow-turns.ts';
import { createUnknownNames } from './unknown-names.ts';

const MINUTE_MS = 60_000;
/** However busy, a session ends after a working day of twelve hours. */
const SESSION_MS = 12 * 60 * MINUTE_MS;

export interface OperatorSession {
  readonly operator: OperatorAccount;
  readonly csrfToken: string;
  /** Locked by hand or after idling: everything but `unlock` and `signOut` is refused. */
  readonly locked: boolean;
  /** Somebody else chose the password: everything but a new one and `signOut` is refused. */
  readonly mustChoosePassword: boolean;
}

export interface Sessions {
  /** @throws StationError UNAUTHORIZED (reason WRONG_CREDENTIALS, DISABLED) or RATE_LIMITED (LOCKED_OUT, retryAfterSeconds). */
  signIn(name: string, password: string): Promise<{ token: string; session: OperatorSession }>;
  /** Who holds the token; null when it is unknown or over. Counts as activity unless `passive`. */
  session(token: string, options?: { passive?: boolean }): OperatorSession | null;
  lock(token: string): void;
  /** @throws StationError as `signIn`. */
  unlock(token: string, password: string): Promise<OperatorSession>;
  /**
   * The person's own new password, proved by the one of until now; ends the person's other sessions.
   *
   * @throws StationError as `signIn`; UNAUTHORIZED (LOCKED, NO_SESSION) when the session is locked or over.
   */
  changePassword(token: string, passwords: { current: string; password: string }): Promise<void>;
  signOut(token: string): void;
}

interface Row {
  token_hash: Buffer;
  operator_id: string;
  csrf_token: string;
  created_at: number;
  last_seen_at: number;
  locked: number;
}

export function createSessions(
  store: Store,
  audit: AuditLog,
  clock: Clock,
  accounts: Accounts,
  config: StationConfig['operators'],
): Sessions {
  const { database } = store;
  const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
  const row = database.prepare<[Buffer], Row>('SELECT * FROM operator_sessions WHERE token_hash = ?');
  const end = database.prepare('DELETE FROM operator_sessions WHERE token_hash = ?');

  const slowTurn = createSlowTurns();
  const refused = { action: 'operator.sign-in-refused', outcome: 'refused' } as const;
  const unknownNames = createUnknownNames(clock, (attempts) =>
    audit.append({
      ...refused,
      actor: systemActor('sign-in'),
      details: { reason: 'UNKNOWN_NAME', ...(attempts > 1 ? { attempts } : {}) },
    }),
  );

  const lockedFor = (person: OperatorRow | null): number => {
    const left = (person?.locked_until ?? 0) - clock.now();
    // Longer than anybody is locked out: the clock was set back since.
    return left > 0 && left <= config.lockoutMinutes * MINUTE_MS ? left : 0;
  };
  /** Whoever is locked out is refused; the only administrator waits instead, so that nobody can shut her out (ADR 267). */
  const refuseLockedOut = (person: OperatorRow | null): void => {
    const left = lockedFor(person);
    if (left > 0 && !(person && accounts.isOnlyAdministrator(person))) throw lockedOut(left);
  };

  /** Checks a password and keeps count of failures. One sentence for every way to be wrong. */
  const authenticate = async (person: OperatorRow | null, password: string): Promise<OperatorRow> => {
    refuseLockedOut(person);
    if (lockedFor(person) > 0) await slowTurn();
    const right = await passwordMatches(password, person?.password_hash ?? (await hashOfNobody()));
    // Hashing takes a while, and others guess meanwhile: what counts is the account as it is now.
    const account = person && accounts.byId(person.id);
    refuseLockedOut(account);
    if (account && right && account.password_hash === person.password_hash && account.disabled === 0) {
      store.write(() => setFailures(account.id, 0, null));
      return account;
    }
    store.write(() => countFailure(account));
    throw new StationError('UNAUTHORIZED', message('operatorRefusals.wrongCredentials'), {
      reason: 'WRONG_CREDENTIALS',
    });
  };

  const setFailures = (operatorId: string, failures: number, lockedUntil: number | null): void =>
    void database
      .prepare('UPDATE operators SET failed_attempts = ?, locked_until = ? WHERE id = ?')
      .run(failures, lockedUntil, operatorId);

  /** Writes a refused sign-in down, and locks the account when there were too many. Runs inside a transaction. */
  const countFailure = (account: OperatorRow | null): void => {
    if (!account) {
      unknownNames.refused();
      return;
    }
    const actor = { kind: 'operator', id: account.id } as const;
    const failures = account.failed_attempts + 1;
    const reason = account.disabled === 1 ? 'DISABLED' : 'WRONG_PASSWORD';
    audit.append({ ...refused, actor, details: { reason, failures } });
    if (failures < config.lockoutAttempts) {
      setFailures(account.id, failures, account.locked_until);
      return;
    }
    const minutes = config.lockoutMinutes;
    setFailures(account.id, 0, clock.now() + minutes * MINUTE_MS);
    audit.append({ actor, action: 'operator.locked-out', outcome: 'refused', details: { minutes } });
  };

  const present = (found: Row, person: OperatorRow): OperatorSession => ({
    operator: toAccount(person),
    csrfToken: found.csrf_token,
    locked: found.locked === 1,
    mustChoosePassword: person.must_choose === 1,
  });

  const session: Sessions['session'] = (token, { passive = false } = {}) => {
    const found = row.get(hashOf(token));
    const person = found ? accounts.byId(found.operator_id) : null;
    if (!found || !person || person.disabled === 1) return null;
    // Either way: after the clock was set back nobody stays signed in until the time it came from.
    const now = clock.now();
    const idle = Math.abs(now - found.last_seen_at);
    if (Math.abs(now - found.created_at) > SESSION_MS) {
      end.run(found.token_hash);
      return null;
    }
    if (found.locked === 0 && idle > config.idleLockMinutes * MINUTE_MS) {
      setLocked(found, person.id, 'IDLE');
      return present({ ...found, locked: 1 }, person);
    }
    if (!passive && found.locked === 0 && idle > 1_000)
      database
        .prepare('UPDATE operator_sessions SET last_seen_at = ? WHERE token_hash = ?')
        .run(now, found.token_hash);
    return present(found, person);
  };

  const setLocked = (found: Row, operatorId: string, reason: 'IDLE' | 'BY_HAND'): void =>
    store.write(() => {
      database.prepare('UPDATE operator_sessions SET locked = 1 WHERE token_hash = ?').run(found.token_hash);
      audit.append({
        actor: { kind: 'operator', id: operatorId },
        action: 'operator.locked',
        details: { reason },
      });
    });

  const heldBy = (token: string): Row => {
    const found = row.get(hashOf(token));
    if (found) return found;
    throw new StationError('UNAUTHORIZED', message('operatorRefusals.sessionOver'), { reason: 'NO_SESSION' });
  };

  const openSession = (token: string): Row => {
    const found = heldBy(token);
    if (found.locked === 0) return found;
    throw new StationError('UNAUTHORIZED', message('operatorRefusals.locked'), { reason: 'LOCKED' });
  };

  return {
    session,
    signIn: async (name, password) => {
      const person = await authenticate(accounts.byName(name), password);
      const token = randomBytes(32).toString('base64url');
      return store.write(() => {
        const now = clock.now();
        database.prepare('DELETE FROM operator_sessions WHERE created_at < ?').run(now - SESSION_MS);
        database
          .prepare(
            'INSERT INTO operator_sessions (token_hash, operator_id, csrf_token, created_at, last_seen_at) VALUES (?, ?, ?, ?, ?)',
          )
          .run(hashOf(token), person.id, randomBytes(24).toString('base64url'), now, now);
        database
          .prepare('UPDATE operators SET last_sign_in_at = ? WHERE id = ?')
          .run(isoTime(clock), person.id);
        audit.append({ actor: { kind: 'operator', id: person.id }, action: 'operator.signed-in' });
        return { token, session: present(row.get(hashOf(token))!, accounts.byId(person.id)!) };
      });
    },
    lock: (token) => {
      const found = row.get(hashOf(token));
      if (found && found.locked === 0) setLocked(found, found.operator_id, 'BY_HAND');
    },
    unlock: async (token, password) => {
      const found = heldBy(token);
      const person = await authenticate(accounts.byId(found.operator_id), password);
      return store.write(() => {
        database
          .prepare('UPDATE operator_sessions SET locked = 0, last_seen_at = ? WHERE token_hash = ?')
          .run(clock.now(), found.token_hash);
        audit.append({ actor: { kind: 'operator', id: person.id }, action: 'operator.unlocked' });
        return present({ ...found, locked: 0 }, person);
      });
    },
    changePassword: async (token, { current, password }) => {
      const { operator_id } = openSession(token);
      await authenticate(accounts.byId(operator_id), current);
      if (password === current)
        throw new StationError('INVALID_REQUEST', message('operatorRefusals.samePassword'), {
          reason: 'SAME_PASSWORD',
          errors: [
            {
              field: 'password',
              message: inEnglish(message('inputFaults.sameAsBefore')),
              rejectedValue: null,
            },
          ],
        });
      const hash = await hashPassword(acceptedPassword(password, accounts.byId(operator_id)?.name ?? ''));
      store.write(() => {
        // Hashing takes a while, and an administrator may have ended the session meanwhile.
        const { token_hash } = openSession(token);
        database
          .prepare('UPDATE operators SET password_hash = ?, must_choose = 0 WHERE id = ?')
          .run(hash, operator_id);
        database
          .prepare('DELETE FROM operator_sessions WHERE operator_id = ? AND token_hash <> ?')
          .run(operator_id, token_hash);
        audit.append({
          actor: { kind: 'operator', id: operator_id },
          action: 'operator.changed',
          details: { operator: operator_id, passwordChanged: true },
        });
      });
    },
    signOut: (token) =>
      store.write(() => {
        const found = row.get(hashOf(token));
        if (!found) return;
        end.run(found.token_hash);
        audit.append({ actor: { kind: 'operator', id: found.operator_id }, action: 'operator.signed-out' });
      }),
  };
}

function lockedOut(milliseconds: number): StationError {
  const seconds = Math.ceil(milliseconds / 1_000);
  return new StationError(
    'RATE_LIMITED',
    message('operatorRefusals.lockedOut', { minutes: Math.ceil(seconds / 60) }),
    { reason: 'LOCKED_OUT', retryAfterSeconds: seconds },
  );
}

/** Compares a request's `x-csrf-token` with the session's, in constant time. */
export function csrfMatches(session: OperatorSession, given: string | undefined): boolean {
  const expected = Buffer.from(session.csrfToken);
  const actual = Buffer.from(given ?? '');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
