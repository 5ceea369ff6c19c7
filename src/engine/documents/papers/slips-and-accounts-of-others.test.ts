import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('slips without labels', () => {
  const slip = (name: string, month: string): PrintedLine[] => [
    [60, 60, 'Nata Salt Works (Pty) Ltd'],
    [700, 60, 'Pay advice'],
    [60, 120, name],
    [340, 120, 'Employee ref E-5799'],
    [700, 120, month],
    [60, 150, 'Boiler operator'],
    [60, 220, 'Salary'],
    [700, 220, '8,000.00'],
    [60, 250, 'Gross pay'],
    [700, 250, '8,000.00'],
    [60, 280, 'PAYE'],
    [700, 280, '410.00'],
    [60, 310, 'Net pay'],
    [700, 310, '7,590.00'],
  ];

  it.each([
    ['Pako Sibanda', 'October 2026', '2026-10'],
    ['Boitumelo Branch', 'Sept 2026', '2026-09'],
    ['Anneke Van der Merwe', 'Phukwi 2026', '2026-07'],
  ])('%s stands beside the number, %s in a cell of its own', (name, month, period) => {
    const read = readPrinted(slip(name, month));
    expect(valueIn(read, 'employeeName')).toBe(name);
    expect(valueIn(read, 'payPeriod')).toBe(period);
  });

  it.each([
    'Nata Salt Works (Pty) Ltd · Reg 2011/204417/07 · 14 Main Road, Zeerust',
    'Nata Salt Works (Pty) Ltd, Plot 1180, Old Industrial, Francistown',
  ])('the employer is named at the foot: “%s”', (foot) => {
    const read = readPrinted([
      [60, 40, 'Payslip'],
      [60, 100, 'Employee: Kago Example'],
      [60, 130, 'No. 2041'],
      [60, 160, 'Period: October 2026'],
      [60, 220, 'Basic Salary 8,000.00'],
      [60, 250, 'Gross pay 8,000.00'],
      [60, 280, 'Net pay 8,000.00'],
      [60, 1320, foot],
    ]);
    expect(valueIn(read, 'employerName')).toBe('Nata Salt Works (Pty) Ltd');
  });
});

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

describe('rows that are none', () => {
  const statement = (foot: string): ReturnType<typeof readPrinted> =>
    readPrinted([
      [60, 40, 'BANK WINDHOEK LIMITED'],
      [60, 80, 'Bank Statement'],
      [60, 110, 'Account Holder: Kago Example'],
      [60, 140, 'Account Number: 6757411239'],
      [60, 170, 'Statement period: 1 July 2026 to 31 July 2026'],
      [60, 220, 'Date'],
      [200, 220, 'Description'],
      [500, 220, 'Amount'],
      [760, 220, 'Balance'],
      [60, 250, '3 Jul 2026'],
      [200, 250, 'Deposit'],
      [500, 250, '1,500.00 Cr'],
      [760, 250, '2,500.00 Cr'],
      [60, 280, '9 Jul 2026'],
      [200, 280, 'Monthly fee'],
      [500, 280, '50.00 Dr'],
      [760, 280, '2,450.00 Cr'],
      [60, 310, foot],
    ]);

  it.each([
    'Overdraft limit: 0.00. Turnover for the period: debits 50.00, credits 1,500.00.',
    'Interest earned this year: 12.00; charges this year: 350.00.',
  ])('a sentence below the rows: “%s”', (foot) => {
    expect(valueIn(statement(foot), 'transactionCount')).toBe(2);
  });
});
