import { DAY_MS } from '../../contract/local-time.ts';
/** Time services correct by seconds; people and batteries by more. */
const SET_BACK_MS = 5 * 60_000;
/** A counter that shows a wrong date is noticed within a day. */
const BELIEVED_AFTER_MS = DAY_MS;

/**
 * Was the clock moved, as far as the station can tell? Ahead: {@link createClockDoubt} says so. Back: behind the newest record, or
 * behind what the clock itself showed before. A clock that stays there for a day of running is believed.
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
