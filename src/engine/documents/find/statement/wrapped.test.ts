import { expect, test } from 'vitest';
import type { Segment } from '../../../layout/segment.ts';
import type { PrintedRow } from './entry.ts';
import { withWordsAbove } from './wrapped.ts';

const segment = (y: number): Segment => ({ box: { x: 0, y, width: 100, height: 20 } }) as Segment;
const words = (text: string, y: number, page = 0): PrintedRow => ({
  page,
  date: null,
  description: text,
  amounts: {},
  second: {},
  text,
  segments: [segment(y)],
});
const entry = (text: string, y: number, page = 0): PrintedRow => ({
  ...words(text, y, page),
  date: '2026-08-04',
  amounts: { debit: { value: 5 } as NonNullable<PrintedRow['amounts']['debit']> },
});
const read = (rows: PrintedRow[]): string[] => withWordsAbove(rows).map((r) => r.description);

test('words centred around their amount belong to it', () => {
  expect(
    read([
      words('Stop order', 100),
      entry('', 112),
      words('Kanye Primary', 124),
      words('Mobile', 170),
      entry('deposit', 182),
    ]),
  ).toEqual(['Stop order', 'Kanye Primary', 'Mobile deposit']);
});

test('words right below an amount stay with it', () => {
  expect(read([entry('Stop order', 100), words('Kanye Primary', 123), entry('Fuel', 160)])).toEqual([
    'Stop order',
    'Kanye Primary',
    'Fuel',
  ]);
});

test('where no gap is clearly wider, nothing is moved', () => {
  expect(read([entry('Stop order', 100), words('Kanye', 126), entry('Fuel', 152)])).toEqual([
    'Stop order',
    'Kanye',
    'Fuel',
  ]);
});

test('words at the top of a page may go on with the page before', () => {
  expect(read([entry('Stop order', 900, 0), words('Kanye', 100, 1), entry('Fuel', 126, 1)])).toEqual([
    'Stop order',
    'Kanye',
    'Fuel',
  ]);
});
