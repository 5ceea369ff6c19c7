import { describe, expect, it } from 'vitest';
import { hasDarkBand, type GrayMap } from './dark-band.ts';

/** White paper under light that falls to two thirds across it, with `print` darkening it. */
function page(print: (x: number, y: number) => number): GrayMap {
  const [width, height] = [990, 1400];
  const data = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) data[i] = 240 * (1 - (x / width) * 0.33) * (1 - print(x, y));
  return { data, width, height };
}

/** Lines of text of half the pitch, a third of it ink. */
const text = (x: number, y: number): number => (y % 14 < 6 && x % 3 === 0 ? 0.85 : 0);

describe('hasDarkBand', () => {
  it('sees none in text, however dense, and in rules', () => {
    expect(hasDarkBand(page(text))).toBe(false);
    expect(hasDarkBand(page((x, y) => (y % 200 < 3 || x % 300 < 3 ? 0.9 : 0)))).toBe(false);
  });

  it.each([
    ['lying', 84, 36],
    ['standing', 36, 84],
  ])('sees a symbol whose bars ran into each other, %s', (_, width, height) => {
    const inside = (x: number, y: number): boolean =>
      x >= 700 && x < 700 + width && y >= 900 && y < 900 + height;
    expect(hasDarkBand(page((x, y) => (inside(x, y) ? 0.4 : text(x, y))))).toBe(true);
  });
});
