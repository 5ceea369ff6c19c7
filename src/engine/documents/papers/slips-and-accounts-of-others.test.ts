import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted, sureValue, valueIn } from '../testing/request.ts';

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

  it.each(['Pako Sibanda', 'Kagiso Molefe', 'Neo van Zyl'])('the name of %s there is sure', (name) => {
    expect(sureValue(readPrinted(slip(name, 'October 2026')), 'employeeName')).toBe(name);
  });

  it.each([
    'Head Office',
    'Main Store',
    'North Depot',
    'Maun Branch',
    'Lesedi Store',
    'Night Shift',
    'Boiler House',
    'Gate Two',
  ])('“%s” beside the number is nobody for sure', (place) => {
    expect(sureValue(readPrinted(slip(place, 'October 2026')), 'employeeName')).toBeNull();
  });

  it.each([
    ['Oct-26', '2026-10'],
    ['Nov/26', '2026-11'],
    ['Sedimonthole 2026', '2026-12'],
    ['MAR. 2026', '2026-03'],
  ])('the month “%s” is sure', (month, period) => {
    expect(sureValue(readPrinted(slip('Pako Sibanda', month)), 'payPeriod')).toBe(period);
  });

  it.each(['GEN 20', 'DIC 14', 'MAG 12', 'OTT-21', 'MAR 14', 'JAN 26', 'LUG/18', 'DEZ 2019', 'AGO, 09'])(
    'the code “%s” is no month for sure',
    (code) => {
      expect(sureValue(readPrinted(slip('Pako Sibanda', code)), 'payPeriod')).toBeNull();
    },
  );

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

describe('balances by other words', () => {
  it.each([
    ['Start balance', 'End balance'],
    ['Starting balance', 'Final balance'],
  ])('“%s” and “%s” are no entries, turnovers beside them no balance', (first, last) => {
    const statement = readPrinted([
      [60, 40, 'BBS BANK LIMITED'],
      [60, 80, 'Savings Account Statement'],
      [60, 110, 'Account Holder: Kago Example'],
      [60, 140, 'Account Number: 675741123'],
      [60, 170, 'Statement period: 1 July 2026 to 31 July 2026'],
      [60, 220, 'Date'],
      [200, 220, 'Details'],
      [460, 220, 'Paid out'],
      [620, 220, 'Paid in'],
      [780, 220, 'Balance'],
      [60, 250, '1 Jul 2026'],
      [200, 250, first],
      [780, 250, '1,000.00'],
      [60, 280, '3 Jul 2026'],
      [200, 280, 'Deposit'],
      [620, 280, '1,500.00'],
      [780, 280, '2,500.00'],
      [60, 310, '9 Jul 2026'],
      [200, 310, 'Monthly fee'],
      [460, 310, '50.00'],
      [780, 310, '2,450.00'],
      [60, 340, '31 Jul 2026'],
      [200, 340, last],
      [460, 340, '50.00'],
      [620, 340, '1,500.00'],
      [780, 340, '2,450.00'],
    ]);
    expect(valueIn(statement, 'transactionCount')).toBe(2);
    expect(valueIn(statement, 'closingBalance')).toBe(2450);
  });

  it('rows that do not lead to the closing balance are counted, and the count is held', () => {
    const statement = readPrinted([
      [60, 40, 'BBS BANK LIMITED'],
      [60, 80, 'Savings Account Statement'],
      [60, 110, 'Account Holder: Kago Example'],
      [60, 140, 'Opening Balance: 1,000.00'],
      [60, 170, 'Closing Balance: 9,450.00'],
      [60, 220, 'Date'],
      [200, 220, 'Details'],
      [460, 220, 'Amount'],
      [60, 280, '3 Jul 2026'],
      [200, 280, 'Deposit'],
      [460, 280, '1,500.00 Cr'],
      [60, 310, '9 Jul 2026'],
      [200, 310, 'Monthly fee'],
      [460, 310, '50.00 Dr'],
    ]);
    for (const name of ['transactions', 'transactionCount'])
      expect(statement.fields.find((f) => f.name === name)!.confidence).toBeLessThan(0.6);
  });
});
