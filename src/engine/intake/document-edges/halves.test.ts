import { describe, expect, it } from 'vitest';
import { gradientOf } from './gradient.ts';
import { halvesOf } from './halves.ts';
import type { Thumbnail } from './thumbnail.ts';

/** An image from a grey value per pixel, with a little periodic noise. */
function pictureOf(width: number, height: number, greyAt: (x: number, y: number) => number): Thumbnail {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) data.fill(greyAt(x, y) + ((at * 7919) % 3), at * 3, at * 3 + 3);
  return { data, width, height, scale: 1 };
}
const halves = (picture: Thumbnail) => halvesOf(picture, gradientOf(picture));

describe('halves of a picture', () => {
  /** Each half has a bar across its top. */
  const twoSides = (x: number, y: number): number => (x < 256 ? 205 : 225) - (y % 384 < 60 ? 90 : 0);

  it('are two standing cards along a seam', () => {
    expect(halves(pictureOf(512, 384, twoSides))).toHaveLength(2);
  });

  it('are none where the seam is one line of a gingham', () => {
    const gingham = (x: number, y: number): number =>
      200 - 45 * (Math.floor(x / 32) % 2) - 45 * (Math.floor(y / 32) % 2);
    expect(halves(pictureOf(512, 384, gingham))).toEqual([]);
  });

  it('are none of a page whose blank band is grey for a lamp’s light alone', () => {
    const isPrint = (x: number, y: number): boolean =>
      x > 30 && x < 270 && Math.abs(y - 206) > 60 && y % 16 < 6;
    const page = (x: number, y: number): number => (isPrint(x, y) ? 60 : 225 - 0.25 * y);
    expect(halves(pictureOf(326, 412, page))).toEqual([]);
  });

  describe('beside each other, with a coloured band along both at their head', () => {
    const isWord = (x: number, y: number): boolean => y > 8 && y < 18 && x % 256 > 20 && x % 256 < 120;
    const letters = (x: number): boolean => Math.floor(x / 4) % 3 > 0;
    const isPrinted = (x: number, y: number): boolean => isWord(x, y) && letters(x % 256);
    const body = (x: number): number => (Math.abs(x - 256) < 2 ? 60 : 220);
    const cards = (x: number, y: number): number => (y >= 28 ? body(x) : isPrinted(x, y) ? 240 : 110);

    it('are two cards where the same is printed on either end of the band', () => {
      expect(halves(pictureOf(512, 162, cards))).toHaveLength(2);
      expect(halves(pictureOf(512, 162, (x, y) => cards(x, 161 - y)))).toHaveLength(2);
      expect(halves(pictureOf(162, 512, (x, y) => cards(y, x)))).toHaveLength(2);
    });

    it('are none where its title is printed once, or nothing: two columns of one page', () => {
      const once = (x: number, y: number): number => (y < 28 && x > 256 ? 110 : cards(x, y));
      expect(halves(pictureOf(512, 162, once))).toEqual([]);
      expect(halves(pictureOf(512, 162, (x, y) => (y < 28 ? 110 : cards(x, y))))).toEqual([]);
    });
  });

  it('are two cards above each other with a gutter', () => {
    const card = (y: number): boolean => Math.abs(y - 206) > 12 && y > 4 && y < 408;
    expect(halves(pictureOf(326, 412, (x, y) => (card(y) && x > 3 && x < 322 ? 190 : 245)))).toHaveLength(2);
  });
});
