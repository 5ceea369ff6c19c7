import { trimMemory } from '../engine/trim-memory.ts';
import type { AuditLog } from './audit/audit-log.ts';
import { repeat } from './repeat.ts';

export interface Housekeeping {
  /** Starts the periodic work of a running station; one-off commands do not. */
  start(): void;
  stop(): void;
}

/** "Signed tree heads at intervals": how much of the log's end an attacker can cut unnoticed. */
const HEAD_INTERVAL_MS = 5 * 60_000;
const SWEEP_INTERVAL_MS = 60 * 60_000;
const RECLAIM_INTERVAL_MS = 20_000;
/** Uploads and answers leave free pages in the database; returning them takes some milliseconds. */
const TRIM_INTERVAL_MS = 60_000;

export interface HousekeepingOptions {
  readonly audit: Pick<AuditLog, 'head'>;
  /** Erase expired data; not called while the clock is in doubt. */
  readonly sweeps: readonly (() => unknown)[];
  /** Returns unused pages of the database to the disk. */
  readonly reclaim: () => void;
  /** Nothing is erased while the clock is in doubt (ADR 47). */
  readonly isClockDoubtful: () => boolean;
  readonly onClockDoubtful: () => void;
  readonly onError: (task: string, thrown: unknown) => void;
}

export function createHousekeeping(options: HousekeepingOptions): Housekeeping {
  const { audit, sweeps, onError } = options;
  const stops: (() => void)[] = [];
  const every = (milliseconds: number, task: string, work: () => void): void =>
    void stops.push(repeat(milliseconds, work, { onError: (thrown) => onError(task, thrown) }));
  return {
    start: () => {
      if (stops.length > 0) return;
      every(HEAD_INTERVAL_MS, 'head', () => void audit.head());
      every(RECLAIM_INTERVAL_MS, 'reclaim', options.reclaim);
      every(TRIM_INTERVAL_MS, 'memory', trimMemory);
      every(SWEEP_INTERVAL_MS, 'sweep', () => {
        if (options.isClockDoubtful()) options.onClockDoubtful();
        else for (const sweep of sweeps) sweep();
      });
    },
    stop: () => {
      for (const stop of stops.splice(0)) stop();
    },
  };
}
