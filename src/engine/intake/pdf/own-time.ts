import type { Worker } from 'node:worker_threads';

/** The clocks of a process and of one of its threads, milliseconds. */
interface Reading {
  /** That the thread's event loop did not wait. On a machine that works for others it may not have run either. */
  readonly active: number;
  /** Of the processor, for all threads of this process but the one that asks. */
  readonly others: number;
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

/** Node has it since 23.9, and `worker.cpuUsage()` since 24.6: older Electrons charge the file what their whole process used. */
const ofThisThread = (): number => ('threadCpuUsage' in process ? milliseconds(process.threadCpuUsage()) : 0);

const read = (worker: Worker): Reading => ({
  active: worker.performance.eventLoopUtilization().active,
  others: milliseconds(process.cpuUsage()) - ofThisThread(),
});

/**
 * Starts a clock that tells how many milliseconds of the processor a thread used since. It stands still while the thread waits, and
 * while the machine has no time for it. The thread is asked each time the clock is read; one that cannot answer, inside a
 * library's native code, counts as running as far as the process's own clocks allow.
 */
export function processorTime(worker: Worker): () => number {
  let used = 0;
  let told: number | null = null;
  let since = read(worker);
  let asking = false;
  const untold = (): number => {
    const now = read(worker);
    return Math.max(0, Math.min(now.active - since.active, now.others - since.others));
  };
  const ask = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    try {
      const total = milliseconds(await worker.cpuUsage());
      used += told === null ? untold() : total - told;
      told = total;
      since = read(worker);
    } catch {
      // Not up yet, gone, or of a Node that cannot ask.
    } finally {
      asking = false;
    }
  };
  void ask();
  return () => {
    void ask();
    return used + untold();
  };
}
