import { describe, expect, it } from 'vitest';
import { hasPaperAround } from './paper-around.ts';

function picture(colour: (x: number, y: number) => number): {
  data: Uint8Array;
  width: number;
  height: number;
} {
  const [width, height] = [200, 150];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) data.fill(colour(x, y), at, at + 3);
  return { data, width, height };
}

describe('hasPaperAround', () => {
  it('sees the blank border of a page, whatever is printed within', () => {
    expect(hasPaperAround(picture((x, y) => (x > 20 && x < 180 && y > 20 && y < 100 ? 40 : 252)))).toBe(true);
  });

  it('takes neither a desk nor a band that runs to the edge for paper', () => {
    expect(hasPaperAround(picture(() => 200))).toBe(false);
    expect(hasPaperAround(picture((_, y) => (y < 30 ? 90 : 255)))).toBe(false);
  });
});
