import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { processorTime } from './own-time.ts';

/** What the clock of a thread says once it has reached 150 ms, or once so many milliseconds have passed. */
async function clockOf(work: string, until: number, meanwhile?: () => void): Promise<number> {
  const worker = new Worker(`require('node:worker_threads').parentPort.postMessage('up'); ${work}`, {
    eval: true,
  });
  try {
    await once(worker, 'message');
    const begun = performance.now();
    const used = processorTime(worker);
    meanwhile?.();
    const atOnce = used();
    while (used() < 150 && performance.now() - begun < until) await setTimeout(20);
    return Math.max(atOnce, used());
  } finally {
    await worker.terminate();
  }
}

describe('the processor time of a thread', () => {
  it.each([
    ['loops', 'for (;;);'],
    ['is inside native code', "require('node:crypto').pbkdf2Sync('a', 'b', 2e6, 64, 'sha512');"],
  ])('runs while it %s', async (_what, work) => {
    expect(await clockOf(work, 20_000)).toBeGreaterThanOrEqual(150);
  });

  it.each([
    ['waits for an event', 'setInterval(() => undefined, 20);'],
    ['waits in the middle of its work', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'],
  ])('stands still while it %s and this thread works', async (_what, work) => {
    const busy = (): void => {
      const { user } = process.threadCpuUsage();
      while (process.threadCpuUsage().user - user < 600_000);
    };
    // Threads of Node itself collect and compile meanwhile.
    expect(await clockOf(work, 800, busy)).toBeLessThan(300);
  });
});
