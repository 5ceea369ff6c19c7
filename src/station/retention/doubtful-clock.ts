import { DAY_MS } from '../../contract/local-time.ts';
/** A station may be off for a month; a clock further ahead of the last known time is more likely wrong. */
const DOUBTFUL_MS = 30 * DAY_MS;
/** Staff notice a wrong date on the screen within a day. */
const BELIEVED_AFTER_MS = DAY_MS;

/**
 * Is the clock so far ahead of the last known time that nothing may be erased by it? A clock that stays there for a day
 * of running is trusted (ADR 47).
 *
 * @param lastKnown milliseconds since the epoch, from the newest record of the log; null in a new station
 * @param running monotonic milliseconds, unaffected by clock changes
 */
export function createClockDoubt(
  now: () => number,
  lastKnown: number | null,
  running: () => number = () => performance.now(),
): () => boolean {
  let known = { clock: lastKnown ?? now(), running: running() };
  let since: number | null = null;
  return () => {
    const ahead = now() - known.clock - (running() - known.running);
    if (ahead > DOUBTFUL_MS) {
      since ??= running();
      if (running() - since < BELIEVED_AFTER_MS) return true;
    }
    since = null;
    known = { clock: now(), running: running() };
    return false;
  };
}
