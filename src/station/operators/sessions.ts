import { createAuthenticate } from './authenticate.ts';
import { createChangePassword } from './change-password.ts';
import { createCurrentSession } from './current-session.ts';
import type { OperatorSession } from './operator-session.ts';
import { present, sessionRows, type SessionsContext } from './session-rows.ts';
import { createSignIn } from './sign-in.ts';

export interface Sessions {
  /** @throws StationError UNAUTHORIZED (reason WRONG_CREDENTIALS, DISABLED) or RATE_LIMITED (LOCKED_OUT, retryAfterSeconds). */
  signIn(name: string, password: string): Promise<{ token: string; session: OperatorSession }>;
  /** Who holds the token; null if unknown or expired. Counts as activity unless `passive`. */
  session(token: string, options?: { passive?: boolean }): OperatorSession | null;
  lock(token: string): void;
  /** @throws StationError as `signIn`. */
  unlock(token: string, password: string): Promise<OperatorSession>;
  /**
   * Sets the person's own new password, authorised by the current one; ends the person's other sessions.
   *
   * @throws StationError as `signIn`; UNAUTHORIZED (LOCKED, NO_SESSION) when the session is locked or over.
   */
  changePassword(token: string, passwords: { current: string; password: string }): Promise<void>;
  signOut(token: string): void;
}

export function createSessions(context: SessionsContext): Sessions {
  const { store, audit, clock, accounts } = context;
  const rows = sessionRows(context);
  const authenticate = createAuthenticate(context);

  return {
    session: createCurrentSession(context, rows),
    signIn: createSignIn(context, rows, authenticate),
    changePassword: createChangePassword(context, rows, authenticate),
    lock: (token) => {
      const found = rows.find(token);
      if (found && found.locked === 0) rows.lock(found, found.operator_id, 'BY_HAND');
    },
    unlock: async (token, password) => {
      const found = rows.heldBy(token);
      const person = await authenticate(accounts.byId(found.operator_id), password);
      return store.write(() => {
        store.database
          .prepare('UPDATE operator_sessions SET locked = 0, last_seen_at = ? WHERE token_hash = ?')
          .run(clock.now(), found.token_hash);
        audit.append({ actor: { kind: 'operator', id: person.id }, action: 'operator.unlocked' });
        return present({ ...found, locked: 0 }, person);
      });
    },
    signOut: (token) =>
      store.write(() => {
        const found = rows.find(token);
        if (!found) return;
        rows.end(found);
        audit.append({ actor: { kind: 'operator', id: found.operator_id }, action: 'operator.signed-out' });
      }),
  };
}
