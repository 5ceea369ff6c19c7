import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('cards, bills and notifications in words of their own', () => {
  it('what must be paid, by its last day, and the meter behind the premises', () => {
    const bill = readPrinted([
      ...lines(
        'Botswana Power Corporation',
        'Statement of electricity account',
        'Last day to pay: 25 Nov 2026',
      ),
      [60, 240, 'Premises: House 18, Plot 9021, Monarch, Francistown Meter 04471180'],
      [60, 300, 'You must pay'],
      [600, 300, '566.64'],
    ]);
    expect(valueIn(bill, 'dueDate')).toBe('2026-11-25');
    expect(valueIn(bill, 'amountDue')).toBe(566.64);
    expect(valueIn(bill, 'address')).toBe('House 18, Plot 9021, Monarch, Francistown');
  });

  it('the number of a driving licence, cut short', () => {
    const licence = readPrinted([
      ...lines('REPUBLIC OF BOTSWANA', 'DRIVING LICENCE'),
      [60, 200, 'Surname'],
      [300, 200, 'EXAMPLE'],
      [60, 240, 'Lic. No.'],
      [300, 240, '904417'],
      [60, 280, 'Class'],
      [300, 280, 'B'],
    ]);
    expect(valueIn(licence, 'licenceNumber')).toBe('904417');
  });
});
