import { describe, expect, it } from 'vitest';
import { fall, LEVEL, slopeOf } from './slope.ts';

/** Ten rows of a label and a value 500 pixels to its right, the value lower by `drop(row)`. */
function rows(drop: (y: number) => number): { x: number; y: number; width: number; height: number }[] {
  return Array.from({ length: 10 }, (_, i) => 100 + 45 * i).flatMap((y) => [
    { x: 60, y, width: 180, height: 30 },
    { x: 600, y: y + drop(y), width: 100, height: 30 },
  ]);
}

describe('the slope of rows on a photograph', () => {
  it('leaves level rows level', () => {
    expect(slopeOf(rows(() => 0))).toBe(LEVEL);
    expect(slopeOf(rows((y) => (y % 2 === 0 ? 5 : -5)))).toBe(LEVEL);
  });

  it('follows rows that rise at the top and fall at the bottom', () => {
    const drop = (y: number): number => 20 - (60 * (y - 100)) / 405;
    const slope = slopeOf(rows(drop));
    expect(slope).not.toBe(LEVEL);
    for (const y of [100, 280, 505]) expect(Math.abs(fall(slope, y, 500) - drop(y))).toBeLessThan(9);
  });

  it('takes no slope from two columns of marks at the foot of a page that would be steep above', () => {
    const text = Array.from({ length: 6 }, (_, i) => ({ x: 180, y: 300 + 110 * i, width: 1100, height: 46 }));
    const stamp = [1255, 1280, 1296].map((y, i) => ({ x: 257 + 10 * i, y, width: 130, height: 32 }));
    const signature = [
      { x: 1229, y: 1344, width: 64, height: 33 },
      { x: 987, y: 1387, width: 350, height: 50 },
    ];
    const slope = slopeOf([...text, ...stamp, ...signature]);
    expect(Math.abs(fall(slope, 300, 100))).toBeLessThanOrEqual(20);
  });

  it('says nothing of a page without rows', () => {
    expect(slopeOf([])).toBe(LEVEL);
    expect(slopeOf([{ x: 0, y: 0, width: 10, height: 10 }])).toBe(LEVEL);
  });
});
