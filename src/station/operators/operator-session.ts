import { timingSafeEqual } from 'node:crypto';
import type { OperatorAccount } from '../../contract/people.ts';

export interface OperatorSession {
  readonly operator: OperatorAccount;
  readonly csrfToken: string;
  /** Locked by hand or after idling: everything but `unlock` and `signOut` is refused. */
  readonly locked: boolean;
  /** Somebody else chose the password: everything but changing it and `signOut` is refused. */
  readonly mustChoosePassword: boolean;
}

/** Compares a request's `x-csrf-token` with the session's, in constant time. */
export function csrfMatches(session: OperatorSession, given: string | undefined): boolean {
  const expected = Buffer.from(session.csrfToken);
  const actual = Buffer.from(given ?? '');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
