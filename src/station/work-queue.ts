import { repeat } from './repeat.ts';
import type { Store } from './store/store.ts';

/** Another station on the same folder may be killed while this one keeps running. */
const LOOK_FOR_DEAD_MS = 60_000;
const FORGET_EVERY_MS = 60 * 60_000;

/** Knowledge of the processes on this data folder, and of the clock. */
export interface QueueEnvironment {
  /** Is another running process with this number working here? */
  readonly isOpenIn: (pid: number) => boolean;
  /** Has every process with this number ended? */
  readonly isGone: (pid: number) => boolean;
  /** Nothing expires while the clock is in doubt (ADR 47). */
  readonly isClockDoubtful: () => boolean;
}

export interface UpkeepOptions {
  readonly store: Store;
  readonly surroundings: QueueEnvironment;
  /** Numbers of processes with unfinished work; null: recorded without a number. */
  readonly claimants: () => readonly (number | null)[];
  /** Releases such a process's unfinished work. */
  readonly release: (pid: number | null) => void;
  /** Deletes expired work. */
  readonly forget: () => void;
}

/** Maintains stored work: releases what killed processes had begun, and deletes what expired. */
export function createUpkeep(options: UpkeepOptions) {
  const { store, claimants, release, forget } = options;
  const { isOpenIn, isGone, isClockDoubtful } = options.surroundings;
  let stops: (() => void)[] = [];

  function releaseOf(isOver: (pid: number | null) => boolean): void {
    store.write(() => claimants().filter(isOver).forEach(release));
  }

  function stop(): void {
    for (const end of stops) end();
    stops = [];
  }

  return {
    start(): void {
      // This process has begun nothing yet: work under its number is an earlier process's.
      if (stops.length === 0) releaseOf((pid) => pid === null || !isOpenIn(pid));
      stop();
      stops = [
        repeat(LOOK_FOR_DEAD_MS, () => releaseOf((pid) => pid !== null && isGone(pid))),
        repeat(FORGET_EVERY_MS, () => isClockDoubtful() || store.write(forget), { atOnce: true }),
      ];
    },
    stop,
  };
}
