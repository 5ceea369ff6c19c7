import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import { systemActor } from '../actor.ts';
import type { OperatorRow } from './accounts.ts';
import type { SessionsContext } from './session-rows.ts';
import { createSlowTurns } from './slow-turns.ts';
import { createUnknownNames } from './unknown-names.ts';

const MINUTE_MS = 60_000;
const REFUSED = { action: 'operator.sign-in-refused', outcome: 'refused' } as const;

/**
 * @param person null: a name that nobody has
 * @throws StationError UNAUTHORIZED (WRONG_CREDENTIALS) or RATE_LIMITED (LOCKED_OUT, retryAfterSeconds).
 */
export type Authenticate = (person: OperatorRow | null, password: string) => Promise<OperatorRow>;

/** Checks a password and counts failures. The same error for every way to be wrong. */
export function createAuthenticate(context: SessionsContext): Authenticate {
  const { store, audit, clock, accounts, passwords, config } = context;
  const { setFailures, countFailure } = failureCount(context);
  const slowTurn = createSlowTurns();
  const unknownNames = createUnknownNames(clock, (attempts) =>
    audit.append({
      ...REFUSED,
      actor: systemActor('sign-in'),
      details: { reason: 'UNKNOWN_NAME', ...(attempts > 1 ? { attempts } : {}) },
    }),
  );

  const lockedFor = (person: OperatorRow | null): number => {
    const left = (person?.locked_until ?? 0) - clock.now();
    // Longer than any lock-out: the clock was set back since.
    return left > 0 && left <= config.lockoutMinutes * MINUTE_MS ? left : 0;
  };
  /** If this person were refused, would no administrator be left until a lock-out ends? */
  const isLastAdministrator = ({ id, role }: OperatorRow): boolean =>
    role === 'administrator' && accounts.otherAdministrators(id).every((other) => lockedFor(other) > 0);
  /**
   * Refuses whoever is locked out. The only administrator waits instead, and so do all if all are locked out: nobody
   * can shut a station's administrators out (ADR 267).
   */
  const refuseLockedOut = (person: OperatorRow | null): void => {
    const left = lockedFor(person);
    if (left > 0 && !(person && isLastAdministrator(person))) throw lockedOut(left);
  };

  return async (person, password) => {
    refuseLockedOut(person);
    if (lockedFor(person) > 0) await slowTurn();
    const right = await passwords.matches(password, person?.password_hash ?? null);
    // Hashing takes a while, and others guess meanwhile: use the account's current state.
    const account = person && accounts.byId(person.id);
    refuseLockedOut(account);
    if (account && right && account.password_hash === person.password_hash && account.disabled === 0) {
      store.write(() => setFailures(account.id, 0, null));
      return account;
    }
    store.write(() => (account ? countFailure(account) : unknownNames.refused()));
    throw new StationError('UNAUTHORIZED', message('operatorRefusals.wrongCredentials'), {
      reason: 'WRONG_CREDENTIALS',
    });
  };
}

/** Failures of an account, and the end of its lock-out. */
function failureCount({ store, audit, clock, config }: SessionsContext) {
  const setFailures = (operatorId: string, failures: number, lockedUntil: number | null): void =>
    void store.database
      .prepare('UPDATE operators SET failed_attempts = ?, locked_until = ? WHERE id = ?')
      .run(failures, lockedUntil, operatorId);

  /** Logs a refused sign-in, and locks the account after too many. Runs inside a transaction. */
  const countFailure = (account: OperatorRow): void => {
    const actor = { kind: 'operator', id: account.id } as const;
    const failures = account.failed_attempts + 1;
    const reason = account.disabled === 1 ? 'DISABLED' : 'WRONG_PASSWORD';
    audit.append({ ...REFUSED, actor, details: { reason, failures } });
    if (failures < config.lockoutAttempts) {
      setFailures(account.id, failures, account.locked_until);
      return;
    }
    const minutes = config.lockoutMinutes;
    setFailures(account.id, 0, clock.now() + minutes * MINUTE_MS);
    audit.append({ actor, action: 'operator.locked-out', outcome: 'refused', details: { minutes } });
  };

  return { setFailures, countFailure };
}

function lockedOut(milliseconds: number): StationError {
  const seconds = Math.ceil(milliseconds / 1_000);
  return new StationError(
    'RATE_LIMITED',
    message('operatorRefusals.lockedOut', { minutes: Math.ceil(seconds / 60) }),
    { reason: 'LOCKED_OUT', retryAfterSeconds: seconds },
  );
}
