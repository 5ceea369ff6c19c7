import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { Clock } from '../clock.ts';

const WINDOW_MS = 60_000;
const FAILURES_PER_WINDOW = 20;
/** Client ids tracked at once: caps what an attacker who invents ids can fill. */
const REMEMBERED = 10_000;

/**
 * Slows the guessing of client secrets: after twenty failures of a client id within a minute, further wrong secrets are refused until the
 * minute ends; the right one is not. In memory: secrets have 256 bits, so this protects the log and the processor, not the secret.
 */
export function createTokenAttempts(clock: Clock) {
  const failures = new Map<string, { count: number; until: number }>();
  /** Also when it would last longer than a window: then the clock was set back. */
  const isOver = ({ until }: { until: number }): boolean => {
    const left = until - clock.now();
    return left <= 0 || left > WINDOW_MS;
  };

  return {
    /** @throws StationError RATE_LIMITED */
    check(clientId: string): void {
      const entry = failures.get(clientId);
      if (!entry || isOver(entry) || entry.count < FAILURES_PER_WINDOW) return;
      const retryAfterSeconds = Math.ceil((entry.until - clock.now()) / 1000);
      throw new StationError('RATE_LIMITED', message('accessRefusals.tokenAttempts'), {
        retryAfterSeconds,
      });
    },
    failed(clientId: string): void {
      const entry = failures.get(clientId);
      if (entry && !isOver(entry)) {
        entry.count += 1;
        return;
      }
      if (failures.size >= REMEMBERED) failures.delete(failures.keys().next().value!);
      failures.set(clientId, { count: 1, until: clock.now() + WINDOW_MS });
    },
  };
}
export type TokenAttempts = ReturnType<typeof createTokenAttempts>;
