import { setTimeout as wait } from 'node:timers/promises';
import { StationError } from '../../contract/errors/station-error.ts';

/** Two guesses a second at most, whoever guesses: a password that is not easily guessed outlives that. */
const WAIT_MS = 4_000;
const MOST_WAITING = 8;

/**
 * Makes attempts wait side by side, a few at a time: who knows the password is let in after the wait.
 *
 * @throws StationError RATE_LIMITED when too many wait already
 */
export function createSlowTurns(milliseconds = WAIT_MS): () => Promise<void> {
  let waiting = 0;
  return async () => {
    if (waiting >= MOST_WAITING)
      throw new StationError('RATE_LIMITED', 'Too many people sign in at once. Try again in a moment.', {
        reason: 'BUSY',
        retryAfterSeconds: 1,
      });
    waiting++;
    await wait(milliseconds).finally(() => waiting--);
  };
}
