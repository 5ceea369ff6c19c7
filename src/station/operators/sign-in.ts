import { randomBytes } from 'node:crypto';
import { isoTime } from '../clock.ts';
import type { Authenticate } from './authenticate.ts';
import type { OperatorSession } from './operator-session.ts';
import { hashOf, present, SESSION_MS, type SessionRows, type SessionsContext } from './session-rows.ts';

/** Opens a session for a name and its password. */
export function createSignIn(
  { store, audit, clock, accounts }: SessionsContext,
  rows: SessionRows,
  authenticate: Authenticate,
): (name: string, password: string) => Promise<{ token: string; session: OperatorSession }> {
  const { database } = store;
  return async (name, password) => {
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
      return { token, session: present(rows.find(token)!, accounts.byId(person.id)!) };
    });
  };
}
