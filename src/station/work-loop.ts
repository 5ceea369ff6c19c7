/** A store that could not be read or written is asked again after this. */
const RETRY_MS = 2_000;
const LEAST_WAIT_MS = 10;
/** Somebody may set the clock meanwhile, and no timer hears of that. */
const LONGEST_WAIT_MS = 60_000;

export interface WorkLoopOptions {
  /** Pieces of work done at the same time. */
  readonly parallel: number;
  /** Claims and begins the next piece that is due; null when none is. It may throw where the store fails. */
  readonly begin: () => Promise<void> | null;
  /** When the next piece falls due, milliseconds since the epoch; null: none is waiting. */
  readonly nextAt: () => number | null;
  readonly now: () => number;
  /** Another process may add work: looked for this often. Without it, only `wake` tells of new work. */
  readonly pollMs?: number;
}

/**
 * Work that lies in the store, taken up as it falls due, a few pieces at a time. When the store fails the work stays where
 * it is and is looked for again; a piece that fails is its own business.
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
        // What could not be written down is still claimed by this process, and released at the next start.
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
    /** Something was added: looked at as soon as the caller's transaction is over. */
    wake: (): void => void setImmediate(turn),
    /** Begins nothing more; what is under way has `graceMs` to finish. */
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
