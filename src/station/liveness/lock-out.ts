import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { SessionsRepository } from './sessions-repository.ts';

const WINDOW_MS = 15 * 60_000;
const FAILURES = 5;
const LOCKED_MS = 5 * 60_000;

/**
 * Five failed face checks of a caller with signs of an attack within a quarter of an hour lock further ones for five
 * minutes: this slows down serial attacks; honest failures (too slow, too dark) do not count.
 *
 * @throws StationError RATE_LIMITED with `retryAfterSeconds`.
 */
export function refuseWhenLocked(sessions: SessionsRepository, clientId: string | null, now: number): void {
  const failures = sessions.suspiciousFailures(clientId, new Date(now - WINDOW_MS).toISOString());
  if (failures.length < FAILURES) return;
  const until = Date.parse(failures[0]!) + LOCKED_MS;
  // Longer than any lock-out: the clock was set back since.
  if (now >= until || until - now > LOCKED_MS) return;
  throw new StationError('RATE_LIMITED', message('faceCheckRefusals.lockedOut'), {
    reason: 'LIVENESS_LOCKED',
    retryAfterSeconds: Math.ceil((until - now) / 1_000),
  });
}
