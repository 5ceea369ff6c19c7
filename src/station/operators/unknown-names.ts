import type { Clock } from '../clock.ts';

const WINDOW_MS = 60_000;
/** Refusals per minute that are logged one by one. */
const ONE_BY_ONE = 10;

/**
 * Refused sign-ins under unknown names. Log records are never deleted, so a guessing program gets ten of them a minute,
 * and one more for all the others.
 *
 * @param write logs one record for this many attempts; runs inside the caller's transaction
 */
export function createUnknownNames(clock: Clock, write: (attempts: number) => void) {
  let from = -Infinity;
  let seen = 0;
  return {
    refused(): void {
      const now = clock.now();
      if (Math.abs(now - from) >= WINDOW_MS) {
        if (seen > ONE_BY_ONE) write(seen - ONE_BY_ONE);
        [from, seen] = [now, 0];
      }
      seen++;
      if (seen <= ONE_BY_ONE) write(1);
    },
  };
}
