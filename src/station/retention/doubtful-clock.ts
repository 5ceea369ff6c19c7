import { DAY_MS } from '../../contract/local-time.ts';
/** A station may stand still for a month; further ahead of what is known a clock is rather wrong than right. */
const DOUBTFUL_MS = 30 * DAY_MS;
/** A counter that shows a wrong date is noticed within a day. */
const BELIEVED_AFTER_MS = DAY_MS;

/**
 * Is the clock so far ahead of what the station knew last that nothing may be erased by it? A clock that stays there for
 * a day of running is believed (ADR 47).
 *
 * @param lastKnown milliseconds since the epoch, from the newest record of the log; null in a new station
 * @param running milliseconds that only ever grow, whatever is done to the clock
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
