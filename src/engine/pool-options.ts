import type { ChipProgress, Progress } from './calls.ts';

export interface PoolOptions {
  /** Number of engine processes. */
  readonly processes: number;
  /** Default time limit of a call from its start, milliseconds; a tenth more per page after the tenth. */
  readonly callTimeout: number;
  /** Maximum queued calls before new ones are refused. */
  readonly queueLimit: number;
  /** Idle time, milliseconds, after which processes with loaded models are replaced by fresh ones; 0: never. */
  readonly idleMs?: number;
  /** Resident memory, bytes, at which a process ends itself. */
  readonly memoryLimit?: number;
  /** Resident memory, bytes, from which a process is replaced by one with models loaded; 0: never. */
  readonly renewAbove?: number;
  /** Time, milliseconds, for a process to load its program; doubled with each failure in a row. */
  readonly startTimeout?: number;
  /** Time, milliseconds, for a cancelled call to end at its next step; then its process is killed. */
  readonly cancelGrace?: number;
  /** Called when a process ended unexpectedly. */
  readonly onReplaced?: (why: string) => void;
}

export interface CallOptions {
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** A method, for bivariance: callers know which of the two types their call reports. */
  onProgress?(step: Progress | ChipProgress): void;
  /** Interactive calls (liveness frames, a waiting clerk) precede queued background work. */
  readonly priority?: 'interactive' | 'background';
}

export interface PoolStatus {
  readonly processes: number;
  readonly ready: number;
  readonly busy: number;
  readonly queued: number;
  readonly replaced: number;
  /** Consecutive processes that ended without answering a call; absent: none. */
  readonly failedInARow?: number;
}
