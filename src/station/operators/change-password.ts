import { StationError } from '../../contract/errors/station-error.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message } from '../../contract/messages/message.ts';
import type { Authenticate } from './authenticate.ts';
import { acceptedPassword } from './passwords.ts';
import type { SessionRows, SessionsContext } from './session-rows.ts';

/** Gives the holder of a session a new password and ends the person's other sessions. */
export function createChangePassword(
  { store, audit, accounts, passwords }: SessionsContext,
  rows: SessionRows,
  authenticate: Authenticate,
): (token: string, passwords: { current: string; password: string }) => Promise<void> {
  const { database } = store;
  return async (token, { current, password }) => {
    const { operator_id } = rows.unlocked(token);
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
    const hash = await passwords.hash(
      await acceptedPassword(password, accounts.byId(operator_id)?.name ?? ''),
    );
    store.write(() => {
      // Hashing takes a while, and an administrator may have ended the session meanwhile.
      const { token_hash } = rows.unlocked(token);
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
  };
}
