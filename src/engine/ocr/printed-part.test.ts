import { describe, expect, it } from 'vitest';
import { cutTo, printedPart, type Pixels } from './printed-part.ts';

const WIDTH = 320;
const HEIGHT = 240;

/** White paper with black bars, as [x, y, width, height]. */
function paper(bars: readonly (readonly number[])[], channels: 1 | 3 = 1): Pixels {
  const data = new Uint8Array(WIDTH * HEIGHT * channels).fill(250);
  for (const [x, y, width, height] of bars as [number, number, number, number][])
    for (let row = y; row < y + height; row++)
      data.fill(10, (row * WIDTH + x) * channels, (row * WIDTH + x + width) * channels);
  return { data, width: WIDTH, height: HEIGHT, channels };
}

/** First and last of each stretch of rows. */
const stretches = (rows: readonly number[]): number[][] =>
  rows.flatMap((y, i) =>
    y === rows[i - 1]! + 1 ? [] : [[y, rows.find((to, k) => k >= i && rows[k + 1] !== to + 1)!]],
  );

describe('printedPart', () => {
  const lines = [
    [100, 50, 60, 10],
    [200, 180, 40, 8],
  ];

  it.each([1, 3] as const)(
    'leaves out paper between lines and beside all of them (%i channels)',
    (channels) => {
      const part = printedPart(paper(lines, channels), 12, 16);
      expect(stretches(part.rows)).toEqual([
        [32, 79],
        [160, 207],
      ]);
      expect([part.left, part.width]).toEqual([80, 176]);
    },
  );

  it.each([
    ['yellow', [255, 255, 0]],
    ['cyan', [0, 255, 255]],
    ['pale green', [144, 238, 144]],
  ])('sees %s print', (_, colour) => {
    const page = paper([], 3);
    for (let x = 100; x < 160; x++) page.data.set(colour, (50 * WIDTH + x) * 3);
    expect(stretches(printedPart(page, 0, 16).rows)).toEqual([[48, 63]]);
  });

  it('keeps paper between columns', () => {
    const { left, width } = printedPart(paper([[20, 50, 30, 9], [250, 50, 30, 9]]), 4, 16); // prettier-ignore
    expect([left, left + width]).toEqual([0, 288]);
  });

  it('keeps all of a picture that is printed from edge to edge', () => {
    const rows = Array.from({ length: HEIGHT / 8 }, (_, i) => [0, 8 * i, WIDTH, 4]);
    const part = printedPart(paper(rows), 8, 32);
    expect([part.rows.length, part.left, part.width]).toEqual([HEIGHT, 0, WIDTH]);
  });

  it('does not take noise, faint shades or a strip along the border for print', () => {
    const page = paper([...lines, [0, 0, 3, HEIGHT]]);
    // Two neighbours by chance further apart than the contrast.
    page.data.set([255, 250, 242], 120 * WIDTH + 100);
    for (let x = 0; x < WIDTH; x++) page.data[100 * WIDTH + x] = x % 4 < 2 ? 250 : 240;
    expect(printedPart(page, 12, 16)).toEqual(printedPart(paper(lines), 12, 16));
  });

  it('keeps a block of a blank page', () => {
    const part = printedPart(paper([]), 12, 32);
    expect(part.rows).toHaveLength(32);
    expect(part.width).toBe(32);
  });
});

describe('cutTo', () => {
  it('takes rows and columns as they are', () => {
    const picture = {
      data: Uint8Array.from({ length: 5 * 4 * 3 }, (_, i) => i),
      width: 5,
      height: 4,
      channels: 3,
    } as const;
    const { data, width, height } = cutTo(picture, { rows: [0, 3], left: 2, width: 2 });
    expect([width, height]).toEqual([2, 2]);
    expect([...data]).toEqual([6, 7, 8, 9, 10, 11, 51, 52, 53, 54, 55, 56]);
  });
});
