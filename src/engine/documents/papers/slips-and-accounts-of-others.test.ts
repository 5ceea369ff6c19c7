import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('statements by the day', () => {
  const lines = (foot: readonly PrintedLine[] = []): PrintedLine[] => [
    [60, 40, 'Standard Chartered Bank Botswana Limited'],
    [60, 80, 'Bank Statement'],
    [60, 110, 'Name: Kago Example'],
    [60, 140, 'Account: 9393153152'],
    [60, 170, 'Statement period: 1 May 2026 to 31 May 2026'],
    [60, 220, 'Description'],
    [500, 220, 'Amount'],
    [760, 220, 'Balance'],
    [60, 250, 'Opening balance'],
    [760, 250, '1,000.00'],
    [60, 280, '2 May 2026'],
    [80, 310, 'Card purchase fuel'],
    [500, 310, '(200.00)'],
    [80, 340, 'Airtime top up'],
    [500, 340, '(50.00)'],
    [760, 340, '750.00'],
    [60, 370, '9 May 2026'],
    [80, 400, 'Salary credit'],
    [500, 400, '3,000.00'],
    [760, 400, '3,750.00'],
    [60, 440, 'Closing balance'],
    [760, 440, '3,750.00'],
    ...foot,
  ];

  it('a line with nothing but the day dates the entries below it', () => {
    const rows = valueIn(readPrinted(lines()), 'transactions') as { date: string; amount: number }[];
    expect(rows.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-05-02', -200],
      ['2026-05-02', -50],
      ['2026-05-09', 3000],
    ]);
  });
});
