import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

const OTHER = '14/10/2026';
const ISSUED = '02/10/2026';

const bill = (...days: readonly (readonly [string, string])[]) =>
  readPrinted([
    [60, 60, 'BOTSWANA POWER CORPORATION'],
    [60, 100, 'ELECTRICITY BILL'],
    [60, 160, 'Account Number: 7002365118'],
    [60, 260, 'TENDAI CHIKWANHA'],
    [60, 290, 'PLOT 2141 BLOCK 8'],
    [60, 320, 'GABORONE'],
    ...days.flatMap(([caption, day], i): PrintedLine[] => [
      [60, 400 + 40 * i, caption],
      [400, 400 + 40 * i, day],
    ]),
    [60, 700, 'Meter Reading 4410 kWh'],
    [60, 740, 'Amount Due P671.09'],
  ]);

describe('days of a bill on which it was not issued', () => {
  it.each([
    'Due Date',
    'Due Day',
    'Bill Due',
    'Date Due',
    'Payment Day',
    'Billing Day',
    'Bill Day',
    'Billing Cycle Day',
    'Next Billing Date',
    'Next Bill Date',
    'Next Reading',
    'Following Invoice Date',
    'Direct Debit on',
    'Debit Order Date',
    'Collection Date',
    'Disconnection Date',
    // In no list: the caption of some day.
    'Meter visited on',
    'Supply ends by',
    'Switch-off day',
    'Valve reading',
  ])('“%s” alone, and beside the day of issue', (caption) => {
    expect(valueIn(bill([caption, OTHER]), 'issueDate') ?? null).toBeNull();
    expect(valueIn(bill(['Bill Date', ISSUED], [caption, OTHER]), 'issueDate')).toBe('2026-10-02');
    expect(valueIn(bill([caption, OTHER], ['Issued', ISSUED]), 'issueDate')).toBe('2026-10-02');
  });

  it('a billing date is the day of issue where none is called so', () => {
    expect(valueIn(bill(['Billing Date', OTHER]), 'issueDate')).toBe('2026-10-14');
    const both = bill(['Billing Date', OTHER], ['Bill Date', ISSUED]);
    expect(valueIn(both, 'issueDate')).toBe('2026-10-02');
    expect(both.fields.find(({ name }) => name === 'issueDate')!.confidence).toBeLessThan(0.6);
  });
});
