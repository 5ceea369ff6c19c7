import type { Worker } from 'node:worker_threads';

/** Clocks of a process and of one of its threads, milliseconds. */
interface Reading {
  /** Time in which the thread's event loop was not idle. On a busy machine it may not have run all of it. */
  readonly active: number;
  /** Processor time of all other threads of this process. */
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
 * Starts a clock of a thread's processor time, milliseconds. It stops while the thread waits or the machine has no time
 * for it. The thread is asked at each reading; one that cannot answer, inside native code, counts as running as far as
 * the process's own clocks allow.
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
