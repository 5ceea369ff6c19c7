import { describe, expect, it } from 'vitest';
import { distance, type Point, type Quad } from '../../contract/geometry.ts';
import { levelRectangle } from './turned-symbols.ts';

/** The corners of a symbol of 800 × 160 pixels, turned clockwise around (500, 400). */
const symbol = (degrees: number): Quad => {
  const turn = (degrees * Math.PI) / 180;
  const at = (x: number, y: number): Point => ({
    x: 500 + x * Math.cos(turn) - y * Math.sin(turn),
    y: 400 + x * Math.sin(turn) + y * Math.cos(turn),
  });
  return [at(-400, -80), at(400, -80), at(400, 80), at(-400, 80)];
};
const turnOf = ([a, b]: Quad): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

describe('the level rectangle around a symbol', () => {
  it.each([-30, -4, 0, 3, 80, 100, 176])('is turned as it is: by %i°', (degrees) => {
    const around = levelRectangle(symbol(degrees));
    expect(turnOf(around)).toBeCloseTo(degrees, 6);
    // 0.4 of the height of 160 pixels on either side.
    expect(distance(around[0], around[1])).toBeCloseTo(800 + 128, 6);
    expect(distance(around[0], around[3])).toBeCloseTo(160 + 128, 6);
  });

  it.each([0, 1, 2, 3])('is nearly so where corner %i was found too far inside', (corner) => {
    const corners: Quad = [...symbol(-3)];
    const { x, y } = corners[corner]!;
    corners[corner] = { x, y: y + (corner < 2 ? 40 : -40) };
    expect(Math.abs(turnOf(levelRectangle(corners)) + 3)).toBeLessThan(1.5);
  });
});
