import { describe, expect, it } from 'vitest';
import { barredPart, type GrayMap } from './barred-part.ts';

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

describe('barredPart', () => {
  it('sees none in text, however dense, and in rules', () => {
    expect(barredPart(page(text))).toBeNull();
    expect(barredPart(page((x, y) => (y % 200 < 3 || x % 300 < 3 ? 0.9 : 0)))).toBeNull();
  });

  it('sees none in a filled heading, however large', () => {
    const grain = (x: number, y: number): number => 0.02 * (((x * 7 + y * 13) % 5) / 4);
    expect(barredPart(page((x, y) => (y < 120 ? 0.5 + grain(x, y) : text(x, y))))).toBeNull();
  });

  it.each([
    ['lying', 84, 36],
    ['standing', 36, 84],
  ])('sees a symbol whose bars ran into each other, %s', (_, width, height) => {
    const inside = (x: number, y: number): boolean =>
      x >= 700 && x < 700 + width && y >= 900 && y < 900 + height;
    // Of bars of one to six modules the wide ones can still be told from the rest.
    const bars = (x: number, y: number): number => ((width > height ? x : y) % 9 < 4 ? 0.5 : 0.3);
    const part = barredPart(page((x, y) => (inside(x, y) ? bars(x, y) : text(x, y))))!;
    expect([part.x, part.y, part.x + part.width, part.y + part.height]).toEqual([
      expect.closeTo(700 - 96, -1.4),
      expect.closeTo(900 - 96, -1.4),
      expect.closeTo(700 + width + 96, -1.4),
      expect.closeTo(900 + height + 96, -1.4),
    ]);
  });
});
