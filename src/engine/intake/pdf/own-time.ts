import type { Worker } from 'node:worker_threads';

/** Milliseconds since a question was put to a thread. */
export interface Elapsed {
  readonly wall: number;
  /** Of the processor, for all threads of this process. */
  readonly processor: number;
  /** That the thread's event loop waited for something. */
  readonly idle: number;
}

/** What the thread itself took of the time: on a machine that works for others it neither ran nor waited for the rest. */
export const ownMilliseconds = ({ wall, processor, idle }: Elapsed): number =>
  Math.min(wall, processor + idle);

/** Starts a clock that stands still while the machine has no time for the thread; it tells milliseconds. */
export function ownTime(worker: Worker): () => number {
  const wall = performance.now();
  const processor = process.cpuUsage();
  const loop = worker.performance.eventLoopUtilization();
  return () => {
    const { user, system } = process.cpuUsage(processor);
    return ownMilliseconds({
      wall: performance.now() - wall,
      processor: (user + system) / 1_000,
      idle: worker.performance.eventLoopUtilization(loop).idle,
    });
  };
}
