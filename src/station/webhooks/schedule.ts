const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waiting times after the first, second, … failed attempt (issue: "5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h"). */
export const RETRY_DELAYS_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** Up to a tenth is added, so that recovering receivers are not hit by everybody at once. */
const JITTER = 0.1;
const LONGEST_ASKED_MS = 24 * HOUR;

/**
 * Milliseconds until the next attempt, or null when there is none.
 *
 * @param failedAttempts 1 after the first attempt failed.
 * @param random 0–1.
 * @param askedSeconds the receiver's Retry-After; a longer wait than ours is granted up to a day.
 */
export function nextDelay(
  failedAttempts: number,
  random: number,
  askedSeconds: number | null,
): number | null {
  const delay = RETRY_DELAYS_MS[failedAttempts - 1];
  if (delay === undefined) return null;
  const asked = Math.min((askedSeconds ?? 0) * SECOND, LONGEST_ASKED_MS);
  return Math.round(Math.max(delay, asked) * (1 + JITTER * random));
}
