import { describe, expect, it } from 'vitest';
import { besidePage } from './beside-page.ts';
import { ownOf, PATCH, type Patch } from './patches.ts';
import { surprises } from './surprise.ts';

describe('how surprising values are', () => {
  const words = (...values: number[][]): Uint32Array[] =>
    values.map((own) => {
      const counts = new Uint32Array(40);
      for (const v of own) counts[v]!++;
      return counts;
    });
  const even = Array.from({ length: 15 }, (_, i) => 2 + 2 * i);

  it('is high for a word that does not keep to the steps of the others', () => {
    const odd = even.map((v) => v + 1);
    const told = [...surprises(words(even, even, even, even, odd), 3)];
    // The others' fine histogram lies above the smoothed one at even values, below it at odd ones.
    expect(told.slice(0, 4).every((v) => v > 0)).toBe(true);
    expect(told[4]!).toBeLessThan(0);
  });

  it('is nothing where a word has no values', () => {
    expect(surprises(words(even, even, []), 3)[2]).toBe(0);
  });
});

describe('a word beside its page', () => {
  /** Upright strokes on paper with grain; `soft` ones have rims of half their ink. */
  function word(k: number, soft: boolean): Patch {
    const box = { x: 40 + (k % 4) * 160, y: 30 + Math.floor(k / 4) * 40, width: 60, height: 16 };
    const [left, top] = [box.x - 34, box.y - 12];
    const own = ownOf(box, left, top);
    const pixels = new Float32Array(PATCH.width * PATCH.height);
    for (let y = 0, i = 0; y < PATCH.height; y++)
      for (let x = 0; x < PATCH.width; x++, i++) {
        const grain = ((x * 7 + y * 13 + k * 5) % 5) - 2;
        const inside = x >= 34 && x < 94 && y >= 12 && y < 28;
        const stroke = inside ? (x + k) % 6 : 5;
        pixels[i] = 230 + grain - (stroke < 2 ? 180 : stroke === 2 && soft ? 90 : 0);
      }
    return { box, pixels, own };
  }
  const lengthOf = (values: Float32Array): number => Math.hypot(...values);

  it('stands out where its rims are others', () => {
    const words = besidePage(Array.from({ length: 20 }, (_, k) => word(k, k === 7)));
    const apart = words.map((w) => lengthOf(w.residues));
    expect(apart.indexOf(Math.max(...apart))).toBe(7);
    const others = apart.filter((_, k) => k !== 7);
    expect(apart[7]!).toBeGreaterThan(2 * Math.max(...others));
  });

  it('is not told among too few', () => {
    expect(besidePage(Array.from({ length: 9 }, (_, k) => word(k, false)))).toEqual([]);
  });
});
