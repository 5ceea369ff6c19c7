import { expect, it } from 'vitest';
import { cornersOf, type Quad } from '../../contract/geometry.ts';
import type { Raster, TextRegion } from '../raster/page.ts';
import { documentsOnSheet } from './documents-on-sheet.ts';

/** Of the proportions of A4 lying (1.414), which are those of a data page, too. */
const SHEET = { x: 0, y: 0, width: 849, height: 600 };
const CARDS = [
  { x: 90, y: 80, width: 190, height: 120 },
  { x: 520, y: 380, width: 190, height: 120 },
];

function sheetWithCards(): Raster {
  const data = new Uint8Array(SHEET.width * SHEET.height * 3);
  const isOn = (x: number, y: number): boolean =>
    CARDS.some((card) => x >= card.x && x < card.x + card.width && y >= card.y && y < card.y + card.height);
  for (let y = 0, at = 0; y < SHEET.height; y++)
    for (let x = 0; x < SHEET.width; x++, at++)
      data.fill((isOn(x, y) ? 205 : 240) + ((at * 7919) % 3), at * 3, at * 3 + 3);
  return { width: SHEET.width, height: SHEET.height, data };
}

/** Four lines on each card. */
const linesOf = (width: number, height: number): TextRegion[] =>
  CARDS.flatMap(({ x, y }) =>
    [20, 45, 70, 95].map((down) => ({
      score: 0.9,
      quad: cornersOf({ x: x + 20, y: y + down, width, height }),
    })),
  );
const found = (text: TextRegion[]): Promise<Quad[]> =>
  documentsOnSheet(sheetWithCards(), cornersOf(SHEET), text, async () => text);

it('finds two cards on a sheet of a data page’s proportions, however many lines they have', async () => {
  expect(await found(linesOf(100, 8))).toHaveLength(2);
});

it('leaves a card whole whose many lines fill more of it', async () => {
  expect(await found(linesOf(160, 19))).toEqual([]);
});
