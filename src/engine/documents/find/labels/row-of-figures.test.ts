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

describe('the total of a table with quantities', () => {
  it('is the amount, not the number of pieces, and not both as one number', () =>
    expect(total([420, 300, '130'], [700, 300, '650.00'])).toBe(650));

  it('may have a gap between its thousands', () =>
    expect(total([690, 300, '1'], [702, 300, '650.00'])).toBe(1650));
});
