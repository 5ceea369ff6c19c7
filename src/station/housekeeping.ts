import type { AuditLog } from './audit/audit-log.ts';
import type { Retention } from './retention/retention.ts';

export interface Housekeeping {
  /** Starts what a running station does by the clock. Commands that only look something up do not start it. */
  start(): void;
  stop(): void;
}

/** "Signed tree heads at intervals": an attacker who cuts the log's end has at most this long. */
const HEAD_INTERVAL_MS = 5 * 60_000;
const SWEEP_INTERVAL_MS = 60 * 60_000;

export function createHousekeeping(
  audit: AuditLog,
  retention: Retention,
  onError: (task: string, thrown: unknown) => void,
): Housekeeping {
  const timers: NodeJS.Timeout[] = [];
  const every = (milliseconds: number, task: string, work: () => void): void => {
    const guarded = (): void => {
      try {
        work();
      } catch (thrown) {
        onError(task, thrown);
      }
    };
    timers.push(setInterval(guarded, milliseconds).unref());
  };
  return {
    start: () => {
      if (timers.length > 0) return;
      every(HEAD_INTERVAL_MS, 'head', () => void audit.head());
      every(SWEEP_INTERVAL_MS, 'sweep', () => void retention.sweep());
    },
    stop: () => {
      for (const timer of timers.splice(0)) clearInterval(timer);
    },
  };
}
