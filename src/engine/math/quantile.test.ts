import { describe, expect, it } from 'vitest';
import { median, quantile } from './quantile.ts';

/** Values of many kinds: few and many, equal ones, ordered, mirrored, negative. */
const SETS: readonly (readonly number[])[] = [
  [3],
  [2, 1],
  [5, 5, 5, 5],
  Array.from({ length: 1_000 }, (_, i) => (i * 7_919) % 1_009),
  Array.from({ length: 999 }, (_, i) => ((i * i) % 97) - 40.5),
  Array.from({ length: 500 }, (_, i) => i),
  Array.from({ length: 500 }, (_, i) => Math.min(i, 500 - i)),
];

describe('a quantile', () => {
  it.each(SETS)('is the value in that place of the order', (...values) => {
    const sorted = values.toSorted((a, b) => a - b);
    for (const share of [0, 0.06, 0.25, 0.5, 0.8, 0.98, 1]) {
      const place = Math.min(values.length - 1, Math.floor(share * values.length));
      expect(quantile(values, share)).toBe(sorted[place]);
    }
    expect(median(values)).toBe(sorted[values.length >> 1]);
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('of none is 0', () => {
    expect(quantile([], 0.5)).toBe(0);
  });

  it('takes no longer where the middle of what is left is always its largest value', () => {
    // Each round of halving by the middle takes off two values of this order.
    const killer = new Float64Array(200_000);
    const places = Int32Array.from(killer, (_, i) => i);
    for (let to = killer.length - 1; to > 0; to--) {
      const middle = to >> 1;
      killer[places[middle]!] = to;
      [places[middle], places[to]] = [places[to]!, places[middle]!];
    }
    const started = process.threadCpuUsage();
    expect(quantile(killer, 0)).toBe(0);
    expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(5_000);
  });
});
