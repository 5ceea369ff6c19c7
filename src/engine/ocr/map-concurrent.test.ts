import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { mapConcurrent } from './map-concurrent.ts';

describe('mapConcurrent', () => {
  it('keeps the order of items, whichever is ready first', async () => {
    const items = Array.from({ length: 20 }, (_, i) => i);
    const results = await mapConcurrent(items, async (i) => {
      await delay((20 - i) % 7);
      return i * i;
    });
    expect(results).toEqual(items.map((i) => i * i));
  });

  it('begins an item only while fewer than eight are on their way', async () => {
    let underWay = 0;
    let most = 0;
    await mapConcurrent(Array.from({ length: 30 }), async () => {
      most = Math.max(most, ++underWay);
      await delay(1);
      underWay--;
    });
    expect(most).toBe(8);
  });

  it('throws what an item throws, and takes no other one on then', async () => {
    const begun: number[] = [];
    const items = Array.from({ length: 30 }, (_, i) => i);
    const failing = mapConcurrent(items, async (i) => {
      begun.push(i);
      await delay(1);
      if (i === 3) throw new RangeError('three');
    });
    await expect(failing).rejects.toThrow('three');
    await delay(20);
    expect(begun.length).toBeLessThan(30);
  });
});
