import type { ChipProgress, Progress } from './calls.ts';

export interface PoolOptions {
  /** Engine processes to keep. */
  readonly processes: number;
  /** Milliseconds a call may run once it has started, unless the call says otherwise; a tenth more for each page after the tenth. */
  readonly callTimeout: number;
  /** Calls that may wait, in all, before new ones are refused. */
  readonly queueLimit: number;
  /** Milliseconds without any call after which processes that hold models give way to fresh ones; 0 is never. */
  readonly idleMs?: number;
  /** Bytes of resident memory at which a process ends itself. */
  readonly memoryLimit?: number;
  /** Bytes of resident memory from which a process gives way to a fresh one that holds its models; 0 is never. */
  readonly renewAbove?: number;
  /** Milliseconds within which a process must have loaded its program; doubled with every one that did not. */
  readonly startTimeout?: number;
  /** Milliseconds that a cancelled call has to come to its next step and end there; then its process is ended. */
  readonly cancelGrace?: number;
  /** Called when a process ended unexpectedly. */
  readonly onReplaced?: (why: string) => void;
}

export interface CallOptions {
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** As a method: whoever calls knows which of the two its call tells. */
  onProgress?(step: Progress | ChipProgress): void;
  /** Interactive calls (liveness frames, a clerk waiting) pass before queued background work. */
  readonly priority?: 'interactive' | 'background';
}

export interface PoolStatus {
  readonly processes: number;
  readonly ready: number;
  readonly busy: number;
  readonly queued: number;
  readonly replaced: number;
  /** Processes in a row that ended without having answered a call; absent is none. */
  readonly failedInARow?: number;
}
