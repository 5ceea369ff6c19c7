import { describe, expect, it } from 'vitest';
import type { Raster, TextRegion } from '../../raster/page.ts';
import { grainOf } from './grain.ts';
import { textSharpness } from './sharpness.ts';

const SIZE = 240;
const BOX: TextRegion = {
  score: 1,
  quad: [
    { x: 60, y: 90 },
    { x: 180, y: 90 },
    { x: 180, y: 130 },
    { x: 60, y: 130 },
  ],
};

/** A seeded, roughly normal number of deviation 1. */
function normals(): () => number {
  let state = 1;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return () => (next() + next() + next() - 1.5) * 2;
}

/** Paper with strokes in the box: `softness` pixels wide at their edges, under grain of so many grey levels. */
function page(softness: number, grain: number): Raster {
  const data = new Uint8Array(SIZE * SIZE * 3);
  const normal = normals();
  for (let y = 0, at = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++, at += 3) {
      const inBox = x > 60 && x < 180 && y > 92 && y < 128;
      const wave = Math.sin((x * Math.PI) / 8) * (8 / Math.max(1, softness));
      const ink = inBox ? 60 * (1 + Math.max(-1, Math.min(1, wave))) : 0;
      data.fill(Math.max(0, Math.min(255, Math.round(200 - ink + grain * normal()))), at, at + 3);
    }
  return { data, width: SIZE, height: SIZE };
}

const sharpnessOf = (raster: Raster): number => textSharpness(raster, [BOX], grainOf(raster));

describe('how crisp text is', () => {
  it('measures the grain of paper', () => {
    expect(grainOf(page(1, 0))).toBe(0);
    expect(grainOf(page(1, 8))).toBeGreaterThan(6);
    expect(grainOf(page(1, 8))).toBeLessThan(10);
  });

  it('does not take grain for sharpness', () => {
    const soft = sharpnessOf(page(8, 0));
    expect(sharpnessOf(page(1, 0))).toBeGreaterThan(soft + 0.1);
    expect(textSharpness(page(8, 12), [BOX], 0)).toBeGreaterThan(soft + 0.15);
    expect(sharpnessOf(page(8, 12))).toBeLessThan(soft + 0.1);
  });
});
