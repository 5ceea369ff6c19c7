import { expect, it } from 'vitest';
import { pageOf } from '../documents/testing/page-of.ts';
import { splitLine } from './segment.ts';

const cellsOf = (text: string): string[] =>
  splitLine(pageOf([[60, 60, text]]).lines[0]!, 0).map((piece) => piece.text);

it.each([
  ['18 780.62 26 May 2026', ['18 780.62', '26 May 2026']],
  ['1,200.00- 03/05/2026', ['1,200.00-', '03/05/2026']],
  ['664.95 DR 7-Jun-26', ['664.95 DR', '7-Jun-26']],
  ['26 May 2026 18 780.62', ['26 May 2026', '18 780.62']],
])('an amount and a day that were read as one line are two cells: %s', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

it.each(['26 May 2026 Salary 18 780.62', 'P1,200.00 due 3 May 2026', '18 780.62', '12.50 25 000.00'])(
  'other lines stay whole: %s',
  (text) => expect(cellsOf(text)).toEqual([text]),
);
