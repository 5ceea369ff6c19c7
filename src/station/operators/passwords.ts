import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { argon2id, argon2Verify } from 'hash-wasm';
import { StationError } from '../../contract/errors/station-error.ts';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const;

/** PHC string of a password. Unicode spellings of one password are the same password. */
export function hashPassword(password: string): Promise<string> {
  return argon2id({
    password: password.normalize('NFKC'),
    salt: randomBytes(16),
    ...PARAMETERS,
    outputType: 'encoded',
  });
}

/** Passwords that may wait to be checked. Each takes about a tenth of a second, so nobody waits longer than a second. */
const MOST_WAITING = 8;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * One after the other, with a turn of the event loop for everybody else in between: hashing holds the thread.
 *
 * @throws StationError RATE_LIMITED when too many wait already
 */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  if (waiting >= MOST_WAITING)
    throw new StationError('RATE_LIMITED', 'Too many people sign in at once. Try again in a moment.', {
      reason: 'BUSY',
      retryAfterSeconds: 1,
    });
  waiting++;
  const turn = last
    .then(() => setImmediate())
    .then(() => argon2Verify({ password: password.normalize('NFKC'), hash }))
    .finally(() => waiting--);
  last = turn.catch(() => undefined);
  return turn;
}

/** Verifying against this takes as long as for a real account, so timing does not tell which names exist. */
let nobody: Promise<string> | null = null;
export const hashOfNobody = (): Promise<string> => (nobody ??= hashPassword(randomBytes(16).toString('hex')));
