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

  it('says nothing of a page without rows', () => {
    expect(slopeOf([])).toBe(LEVEL);
    expect(slopeOf([{ x: 0, y: 0, width: 10, height: 10 }])).toBe(LEVEL);
  });
});
