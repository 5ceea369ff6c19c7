import { setTimeout as wait } from 'node:timers/promises';
import { createFewAtOnce } from './few-at-once.ts';

/** At most two guesses a second in total: a password that is not easily guessed withstands that. */
const WAIT_MS = 4_000;

/**
 * Delays attempts, a few in parallel; the right password is accepted after the delay.
 *
 * @throws StationError RATE_LIMITED when too many wait already
 */
export function createSlowTurns(milliseconds = WAIT_MS): () => Promise<void> {
  const oneOfFew = createFewAtOnce();
  return () => oneOfFew(() => wait(milliseconds));
}
