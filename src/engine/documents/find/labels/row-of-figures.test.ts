import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../../testing/request.ts';
import type { PrintedLine } from '../../testing/page-of.ts';

const total = (...cells: PrintedLine[]): unknown =>
  valueIn(
    readPrinted([
      [60, 40, 'Mmolai Packaging'],
      [600, 40, 'INVOICE'],
      [60, 90, 'Invoice No: 55172'],
      [60, 120, 'Invoice Date: 12 March 2026'],
      [60, 200, 'Item'],
      [260, 200, 'Unit Price'],
      [420, 200, 'Quantity'],
      [700, 200, 'Price'],
      [60, 240, 'Carton, small'],
      [260, 240, '5.00'],
      [420, 240, '130'],
      [700, 240, '650.00'],
      [60, 300, 'TOTAL'],
      ...cells,
    ]),
    'totalAmount',
  );

it('a column headed "Total" has prices without hundredths', () => {
  const entries = ['$120', '$310', '$540'].flatMap((price, i): PrintedLine[] => [
    [60, 190 + 40 * i, `Visit ${i + 1}`],
    [355, 190 + 40 * i, price],
    [500, 190 + 40 * i, '1'],
    [645, 190 + 40 * i, price],
  ]);
  const invoice = readPrinted([
    [60, 30, 'INVOICE'],
    [60, 60, 'NO. 0000412'],
    [60, 150, 'Description'],
    [350, 150, 'Price'],
    [480, 150, 'Quantity'],
    [640, 150, 'Total'],
    ...entries,
    [600, 310, 'Total $970'],
    [60, 390, 'Bram Osterling'],
  ]);
  expect(valueIn(invoice, 'totalAmount')).toBe(970);
});

describe('the total of a table with quantities', () => {
  it('is the amount, not the number of pieces, and not both as one number', () =>
    expect(total([420, 300, '130'], [700, 300, '650.00'])).toBe(650));

  it('may have a gap between its thousands', () =>
    expect(total([690, 300, '1'], [702, 300, '650.00'])).toBe(1650));
});
