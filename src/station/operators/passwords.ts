import { randomBytes } from 'node:crypto';
import { StationError } from '../../contract/errors/station-error.ts';
import { OperatorPassword } from '../../contract/people.ts';
import { lazily } from '../../engine/lazily.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message } from '../../contract/messages/message.ts';
import { argon2Hash, argon2Verify, type Argon2Parameters } from '../store/argon2.ts';
import { createFewAtOnce } from './few-at-once.ts';
import { isEasilyGuessed } from './guessed-passwords.ts';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. */
const PASSWORD_COST = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const;

/**
 * A password that may be chosen by the person of this name.
 *
 * @throws ZodError for one that is too short or long, StationError INVALID_REQUEST for one that is easily guessed
 */
export async function acceptedPassword(password: string, name: string): Promise<string> {
  const accepted = OperatorPassword.parse(password);
  const isCommon = await isEasilyGuessed(accepted);
  if (!isCommon && !(await isEasilyGuessed(accepted, name))) return accepted;
  const said = message(isCommon ? 'inputFaults.guessedPassword' : 'operatorRefusals.passwordOfName');
  throw new StationError('INVALID_REQUEST', said, {
    errors: [{ field: 'password', message: inEnglish(said), rejectedValue: null }],
  });
}

/** Each check takes about a tenth of a second, so nobody waits longer than a second. */
const oneOfFew = createFewAtOnce();

/** Unicode-equivalent spellings count as one password. */
export interface Passwords {
  /** PHC string of a password. */
  hash(password: string): Promise<string>;
  /**
   * In sequence, in a worker thread. Null (unknown name) takes as long as a real account, so that timing does not
   * reveal which names exist.
   *
   * @throws StationError RATE_LIMITED when too many wait already
   */
  matches(password: string, hash: string | null): Promise<boolean>;
}

/** @param cost of each hash; tests that are not about it take less */
export function createPasswords(cost: Argon2Parameters = PASSWORD_COST): Passwords {
  const hash = (password: string): Promise<string> =>
    argon2Hash(password.normalize('NFKC'), randomBytes(16), cost);
  const hashOfNobody = lazily(() => hash(randomBytes(16).toString('hex')));
  return {
    hash,
    matches: async (password, known) => {
      const expected = known ?? (await hashOfNobody());
      return oneOfFew(() => argon2Verify(password.normalize('NFKC'), expected));
    },
  };
}
