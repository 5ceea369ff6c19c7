import type { OperatorSession } from './operator-session.ts';
import { present, SESSION_MS, type SessionRows, type SessionsContext } from './session-rows.ts';

const MINUTE_MS = 60_000;

/** Who holds a token now. Ends an expired session, and locks an idle one. */
export function createCurrentSession(
  { store, clock, accounts, config }: SessionsContext,
  rows: SessionRows,
): (token: string, options?: { passive?: boolean }) => OperatorSession | null {
  return (token, { passive = false } = {}) => {
    const found = rows.find(token);
    const person = found ? accounts.byId(found.operator_id) : null;
    if (!found || !person || person.disabled === 1) return null;
    // In both directions: a clock set back must not keep anybody signed in until the time it came from.
    const now = clock.now();
    const idle = Math.abs(now - found.last_seen_at);
    if (Math.abs(now - found.created_at) > SESSION_MS) {
      rows.end(found);
      return null;
    }
    if (found.locked === 0 && idle > config.idleLockMinutes * MINUTE_MS) {
      rows.lock(found, person.id, 'IDLE');
      return present({ ...found, locked: 1 }, person);
    }
    if (!passive && found.locked === 0 && idle > 1_000)
      store.database
        .prepare('UPDATE operator_sessions SET last_seen_at = ? WHERE token_hash = ?')
        .run(now, found.token_hash);
    return present(found, person);
  };
}
