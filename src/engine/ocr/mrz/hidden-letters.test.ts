import { describe, expect, it } from 'vitest';
import type { Quad } from '../../../contract/geometry.ts';
import type { Raster } from '../../raster/page.ts';
import { hidesLetters } from './hidden-letters.ts';

const [LENGTH, STEP, HEIGHT] = [30, 20, 40];
const TEXT = 'E'.repeat(LENGTH);
const ROW: Quad = [
  { x: 0, y: 0 },
  { x: LENGTH * STEP, y: 0 },
  { x: LENGTH * STEP, y: HEIGHT },
  { x: 0, y: HEIGHT },
];

/** A row of thirty letters, each a stroke and an arm, on paper of the given light; `change` may spoil a pixel. */
function row(change: (x: number, y: number, value: number) => number): Raster {
  const width = LENGTH * STEP;
  const data = new Uint8Array(width * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < width; x++) {
      const inLetter = x % STEP;
      const isInk =
        y > 6 && y < 34 && ((inLetter > 3 && inLetter < 7) || (inLetter < 16 && inLetter > 3 && y % 12 < 4));
      data.fill(change(x, y, isInk ? 30 : 220), (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  return { data, width, height: HEIGHT };
}

describe('hidesLetters', () => {
  it('finds every letter of an untouched row, in a shadow that falls over half of it too', () => {
    expect(
      hidesLetters(
        row((_, __, value) => value),
        [ROW],
        [TEXT],
      ),
    ).toBe(false);
    const shade = (x: number): number => 1 - 0.5 / (1 + Math.exp((300 - x) / 30));
    expect(
      hidesLetters(
        row((x, _, value) => value * shade(x)),
        [ROW],
        [TEXT],
      ),
    ).toBe(false);
  });

  it('takes the rim of a card before the first letter for no letter', () => {
    const rim = row((x, _, value) => (x < 2 ? 40 : x < 43 ? 220 : value));
    expect(hidesLetters(rim, [ROW], [TEXT.slice(2)])).toBe(false);
  });

  it('misses one letter that a lamp washed out', () => {
    const glare = (x: number): number => 330 * Math.exp(-(((x - 250) / 12) ** 2));
    const washed = row((x, _, value) => Math.min(255, value + glare(x)));
    expect(hidesLetters(washed, [ROW], [TEXT])).toBe(true);
  });

  it('misses letters that something dark lies over', () => {
    const covered = row((x, _, value) => (x > 240 && x < 282 ? 70 : value));
    expect(hidesLetters(covered, [ROW], [TEXT])).toBe(true);
  });
  it('misses one letter that something of any shade lies over', () => {
    for (const shade of [30, 100, 170]) {
      const covered = row((x, _, value) => (x > 240 && x < 260 ? shade : value));
      expect(hidesLetters(covered, [ROW], [TEXT])).toBe(true);
    }
  });
  it('knows that the foot of an L lies below the band that it looks at', () => {
    // The eleventh letter is an upright at its left, the twelfth one in its middle.
    const isStroke = (x: number): boolean => (x > 203 && x < 207) || (x > 228 && x < 232);
    const narrow = row((x, _, value) => (x > 202 && x < 240 ? (isStroke(x) ? 30 : 220) : value));
    expect(hidesLetters(narrow, [ROW], [TEXT])).toBe(false);
    const apart = row((x, _, value) => (x > 206 && x < 233 ? 220 : value));
    expect(hidesLetters(apart, [ROW], [TEXT])).toBe(true);
    expect(hidesLetters(apart, [ROW], [`${'E'.repeat(10)}LI${'E'.repeat(18)}`])).toBe(false);
  });
});
