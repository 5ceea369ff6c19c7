import { setTimeout as wait } from 'node:timers/promises';
import { createFewAtOnce } from './few-at-once.ts';

/** Two guesses a second at most, whoever guesses: a password that is not easily guessed outlives that. */
const WAIT_MS = 4_000;

/**
 * Makes attempts wait side by side, a few at a time: who knows the password is let in after the wait.
 *
 * @throws StationError RATE_LIMITED when too many wait already
 */
export function createSlowTurns(milliseconds = WAIT_MS): () => Promise<void> {
  const oneOfFew = createFewAtOnce();
  return () => oneOfFew(() => wait(milliseconds));
}
