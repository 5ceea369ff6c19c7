import { repeat } from './repeat.ts';
import type { Store } from './store/store.ts';

/** Another station on the same folder may be killed while this one goes on. */
const LOOK_FOR_DEAD_MS = 60_000;
const FORGET_EVERY_MS = 60 * 60_000;

/** What is known of the processes that work on this data folder, and of the clock. */
export interface Surroundings {
  /** Is another running process of this number at work here? */
  readonly isOpenIn: (pid: number) => boolean;
  /** Has every process of this number ended? */
  readonly isGone: (pid: number) => boolean;
  /** Nothing is forgotten by a clock in doubt (ADR 47). */
  readonly isClockDoubtful: () => boolean;
}

export interface UpkeepOptions {
  readonly store: Store;
  readonly surroundings: Surroundings;
  /** Numbers of the processes that have begun work and not ended it; null: one of a program that wrote no number. */
  readonly claimants: () => readonly (number | null)[];
  /** Frees the work that such a process had begun. */
  readonly release: (pid: number | null) => void;
  /** Drops what was kept long enough. */
  readonly forget: () => void;
}

/** Looks after work that lies in the store: frees what killed processes had begun, and forgets what is old. */
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
      // Nothing of this process is under way yet: what bears its number is an earlier one's.
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
