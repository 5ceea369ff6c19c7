import { describe, expect, it } from 'vitest';
import { tableLines, viewOfPages } from '../testing/find-in.ts';
import { pageOf } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';
import { goesOnWithRows } from '../find/statement/inferred.ts';

describe('labels and values as forms place them', () => {
  it('centred cells: a label halfway between two lines of its value, a value halfway between two lines of its label', () => {
    const bill = readPrinted([
      [100, 60, 'Water Utilities Corporation'],
      [600, 60, 'TAX INVOICE'],
      [600, 100, 'Statement date: 30/09/2026'],
      [100, 200, 'Mme Neo'],
      [100, 226, 'Sample'],
      [100, 252, 'P O Box 40112'],
      [100, 278, 'GABORONE'],
      [100, 340, 'Contract number'],
      [400, 340, '338120'],
      [100, 388, 'Customer'],
      [400, 399, '904417'],
      [100, 410, 'number'],
      [400, 450, 'Plot 22817, Block 9,'],
      [100, 461, 'Supply address'],
      [400, 472, 'Gaborone'],
      [100, 520, 'Amount due'],
      [400, 520, 'P 274.00'],
    ]);
    expect(valueIn(bill, 'accountNumber')).toBe('904417');
    expect(valueIn(bill, 'address')).toBe('Plot 22817, Block 9, Gaborone');
    // A narrow block breaks a name after its first word.
    expect(valueIn(bill, 'name')).toMatch(/Neo Sample$/);
  });
});

describe('a sheet of rows', () => {
  const row = (n: number): string => `0${n} Aug|SHOP|1,00${n}.00|9,00${n}.00`;
  const rows = [1, 2, 3, 4].map(row);
  it('goes on with the sheet before it though it was cut to its table', () => {
    const whole = viewOfPages([pageOf(tableLines([95, 170, '>655', '>808'], rows, 600))]);
    const cut = viewOfPages([pageOf(tableLines([10, 100, '>690', '>875'], rows, 60))]);
    const other = viewOfPages([pageOf(tableLines([10, 100, '>400', '>875'], rows, 60))]);
    expect([goesOnWithRows(whole, cut), goesOnWithRows(whole, other)]).toEqual([true, false]);
  });
});
