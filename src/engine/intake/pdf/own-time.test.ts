import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { ownMilliseconds, ownTime } from './own-time.ts';

describe('the time that a thread took itself', () => {
  it('is that of the clock for one that works or waits, and less on a machine that works for others', () => {
    expect(ownMilliseconds({ wall: 8_500, processor: 8_600, idle: 20 })).toBe(8_500);
    expect(ownMilliseconds({ wall: 8_500, processor: 15, idle: 8_490 })).toBe(8_500);
    expect(ownMilliseconds({ wall: 8_500, processor: 430, idle: 70 })).toBe(500);
  });

  it.each([
    ['loops', 'for (;;);'],
    ['waits', 'setInterval(() => undefined, 20);'],
  ])('runs while it %s', async (_what, then) => {
    const worker = new Worker(`require('node:worker_threads').parentPort.postMessage('up'); ${then}`, {
      eval: true,
    });
    try {
      await once(worker, 'message');
      const begun = performance.now();
      const own = ownTime(worker);
      while (own() < 150 && performance.now() - begun < 20_000) await setTimeout(20);
      expect(own()).toBeGreaterThanOrEqual(150);
      expect(own()).toBeLessThanOrEqual(performance.now() - begun);
    } finally {
      await worker.terminate();
    }
  });
});
