import { describe, expect, it } from 'vitest';
import { ANY_DAY } from '../../values/kind.ts';
import { personName } from '../../values/person-name.ts';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('names as offices print them', () => {
  it('a name over two lines of its cell is read whole', () => {
    const slip = readPrinted([
      ...lines('SALARY SLIP', 'for the month of September 2026'),
      [60, 160, 'Names'],
      [260, 160, 'Mosetsanagape'],
      [260, 184, 'Elizabeth Example'],
      [560, 160, 'Employee code'],
      [760, 160, 'LEC 0071'],
      [60, 230, 'Basic'],
      [560, 230, '16,400.00'],
      [60, 270, 'Net pay'],
      [560, 270, '15,784.75'],
    ]);
    expect(valueIn(slip, 'employeeName')).toBe('Mosetsanagape Elizabeth Example');
  });

  it('behind a title a word of forms is a surname; without one it is none, nor is a kind of pay', () => {
    const nameIn = (printed: string) => personName.parse(printed, ANY_DAY)?.value ?? null;
    expect(nameIn('Ms Palesa Ward')).toBe('Palesa Ward');
    expect(nameIn('Sedie Ward')).toBeNull();
    expect(nameIn('Basic')).toBeNull();
    expect(nameIn('GA TSHOSA')).toBeNull();
  });
});

describe('bills', () => {
  const bill = readPrinted([
    ...lines('Zebra Mobile', 'Statement of account', 'No. 2210-77118'),
    [60, 200, 'Subscriber'],
    [300, 200, 'Bill period'],
    [560, 200, 'Bill date'],
    [60, 226, 'PF33-7110'],
    [300, 226, '1-30 Sep 2026'],
    [560, 226, '1 October 2026'],
    [60, 280, 'Kago Example'],
    [60, 304, 'Plot 1180, Ext 9'],
    [60, 328, 'Lobatse'],
    [60, 380, 'Roaming'],
    [560, 380, '38.20'],
  ]);

  it('a statement with a bill period is a bill, and the subscriber’s number that of the account', () => {
    expect(bill.documentType).toBe('UTILITY_BILL');
    expect(valueIn(bill, 'accountNumber')).toBe('PF33-7110');
    expect(valueIn(bill, 'fullName')).toBe('Kago Example');
  });
});
