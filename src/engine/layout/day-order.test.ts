import { describe, expect, it } from 'vitest';
import { lines } from '../documents/testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../documents/testing/request.ts';
import { viewOfPages } from '../documents/testing/find-in.ts';
import { pageOf } from '../documents/testing/page-of.ts';

const orderOf = (...texts: string[]) => viewOfPages([pageOf(lines(...texts))]).dayOrder;

describe('the order of day and month is decided once for a paper', () => {
  it.each([
    ['month-first', ['Date 03/04/2026', 'Due 03/28/2026']],
    ['month-first', ['08/01/2026 - 08/31/2026']],
    ['month-first', ['Arizona Department of Transportation', 'DOB 04/05/1990']],
    ['month-first', ['12 Main St, Helena, MT 59601', 'Issued 04/05/2024']],
    ['month-first', ['Statement 04/05/2026', '04/25 POS PURCHASE 12.00']],
    ['day-first', ['Date 03/04/2026', 'Due 28/04/2026']],
    ['day-first', ['Example Trading, Gaborone', 'Date 03/04/2026']],
    ['day-first', ['Amount due P1,204.50', 'Date 03/04/2026']],
    ['day-first', ['Issued in South Africa', '03-04-2026']],
    ['day-first', ['Issued on 2026-04-03 and on 4 March 2026']],
    ['unknown', ['Example Services', 'Date 03/04/2026']],
    ['unknown', ['Date 03/14/2026', 'Due 28/04/2026', 'Paid 05/06/2026']],
    ['unknown', ['Gaborone and New York', 'Date 03/04/2026']],
  ] as const)('%s: %j', (order, texts) => expect(orderOf(...texts)).toBe(order));
});

const bill = (...more: string[]) =>
  readLines(
    'NORTHERN EXAMPLE WATER',
    'WATER BILL',
    'Customer Name: Tendai Example',
    'Account Number: 7002365118',
    ...more,
  );

describe('days are read in the order of their paper', () => {
  it('an ambiguous one as another one shows', () => {
    const read = bill('Bill Date: 04/05/2026', 'Due Date: 04/28/2026');
    expect(valueIn(read, 'issueDate')).toBe('2026-04-05');
    expect(valueIn(read, 'dueDate')).toBe('2026-04-28');
  });

  it('where nothing decides, both readings are kept and the field is held', () => {
    const field = bill('Bill Date: 04/05/2026').fields.find(({ name }) => name === 'issueDate')!;
    expect(field).toMatchObject({ value: '2026-05-04', alternatives: [{ value: '2026-04-05' }] });
    expect(field.confidence).toBeLessThan(0.6);
  });

  it.each([
    ['08/01/2026 to 08/31/2026', '2026-08-01 to 2026-08-31'],
    ['08/01/2026 - 09/30/2026', '2026-08-01 to 2026-09-30'],
    ['08-01-2026 to 08-31-2026', '2026-08-01 to 2026-08-31'],
    ['8/1/2026 through 8/31/2026', '2026-08-01 to 2026-08-31'],
    ['01/08/2026 to 31/08/2026', '2026-08-01 to 2026-08-31'],
  ])('both ends of %s alike, and the rows below', (printed, period) => {
    const swap = period.startsWith('2026-08') && printed.startsWith('01');
    const day = (d: string): string => (swap ? `${d}/08/2026` : `08/${d}/2026`);
    const statement = readPrinted([
      [60, 60, 'FIRST EXAMPLE BANK'],
      [60, 100, 'BANK STATEMENT'],
      [60, 140, 'Account Holder: Kago Example'],
      [60, 180, `Statement Period: ${printed}`],
      [60, 220, 'Account Number: 673012108'],
      [60, 300, 'Date'],
      [300, 300, 'Description'],
      [640, 300, 'Amount'],
      [840, 300, 'Balance'],
      [60, 340, day('03')],
      [300, 340, 'Card purchase'],
      [630, 340, '-450.00'],
      [840, 340, '800.00'],
      [60, 380, day('07')],
      [300, 380, 'Withdrawal'],
      [630, 380, '-200.00'],
      [840, 380, '600.00'],
    ]);
    expect(valueIn(statement, 'statementPeriod')).toBe(period);
    expect(valueIn(statement, 'transactions')).toMatchObject([
      { date: '2026-08-03' },
      { date: '2026-08-07' },
    ]);
  });
});
