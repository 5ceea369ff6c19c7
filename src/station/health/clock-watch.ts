import { DAY_MS } from '../../contract/local-time.ts';
/** Time services correct by seconds; people and empty batteries by more. */
const SET_BACK_MS = 5 * 60_000;
/** Staff notice a wrong date on the screen within a day. */
const BELIEVED_AFTER_MS = DAY_MS;

/**
 * Was the clock moved, as far as the station can tell? Ahead: {@link createClockDoubt} tells. Back: behind the newest
 * record, or behind an earlier reading of the clock. A clock that stays there for a day of running is trusted.
 *
 * @param lastKnown milliseconds since the epoch, of the newest record of the log; null in a new station
 */
export function createClockWatch(
  now: () => number,
  lastKnown: number | null,
  isDoubtful: () => boolean,
  running: () => number = () => performance.now(),
): () => 'ahead' | 'back' | null {
  let highest = lastKnown ?? now();
  let since: number | null = null;
  return () => {
    if (isDoubtful()) return 'ahead';
    if (highest - now() > SET_BACK_MS) {
      since ??= running();
      if (running() - since < BELIEVED_AFTER_MS) return 'back';
      highest = now();
    }
    since = null;
    highest = Math.max(highest, now());
    return null;
  };
}
