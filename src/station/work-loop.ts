/** Delay after a store failure. */
const RETRY_MS = 2_000;
const LEAST_WAIT_MS = 10;
/** Timers do not notice clock changes: look again at least this often. */
const LONGEST_WAIT_MS = 60_000;

export interface WorkLoopOptions {
  /** Pieces of work done at the same time. */
  readonly parallel: number;
  /** Claims and begins the next due piece; null if none is due. May throw on store failures. */
  readonly begin: () => Promise<void> | null;
  /** When the next piece falls due, milliseconds since the epoch; null: none is waiting. */
  readonly nextAt: () => number | null;
  readonly now: () => number;
  /** Poll interval, if another process may add work. Without it, only `wake` announces new work. */
  readonly pollMs?: number;
}

/**
 * Works off stored work as it falls due, a few pieces at a time. On a store failure the work stays there and is
 * retried; each piece handles its own errors.
 */
export function createWorkLoop({
  parallel,
  begin,
  nextAt,
  now,
  pollMs = Number.POSITIVE_INFINITY,
}: WorkLoopOptions) {
  let started = false;
  let timer: NodeJS.Timeout | null = null;
  const active = new Set<Promise<void>>();

  function turn(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    let wait = RETRY_MS;
    try {
      beginDue();
      wait = (nextAt() ?? Number.POSITIVE_INFINITY) - now();
    } catch {
      // Disk full or file locked.
    }
    wait = Math.min(wait, pollMs);
    if (!started || active.size >= parallel || wait === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(turn, Math.min(LONGEST_WAIT_MS, Math.max(LEAST_WAIT_MS, wait))).unref();
  }

  function beginDue(): void {
    while (started && active.size < parallel) {
      const piece = begin();
      if (!piece) return;
      const task: Promise<void> = piece
        // A result that could not be written stays claimed by this process, and is released at the next start.
        .catch(() => undefined)
        .finally(() => {
          active.delete(task);
          turn();
        });
      active.add(task);
    }
  }

  return {
    isStarted: (): boolean => started,
    start(): void {
      started = true;
      turn();
    },
    /** New work: looked at once the caller's transaction has ended. */
    wake: (): void => void setImmediate(turn),
    /** Begins nothing more; running pieces have `graceMs` to finish. */
    async stop(graceMs: number): Promise<void> {
      started = false;
      if (timer) clearTimeout(timer);
      await Promise.race([
        Promise.allSettled(active),
        new Promise((resolve) => setTimeout(resolve, graceMs).unref()),
      ]);
    },
  };
}
