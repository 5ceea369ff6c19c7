import { describe, expect, it } from 'vitest';
import { extractedDataOf } from './extracted-data.ts';
import { pageOf, type PrintedLine } from './testing/page-of.ts';
import { anyRequest as options, valueIn as value } from './testing/request.ts';
import { understand } from './understand.ts';

const slip: PrintedLine[] = [
  [100, 40, 'Example Mining (Pty) Ltd'],
  [100, 80, 'PAYSLIP'],
  [100, 140, 'Employee Name: Kago Example'],
  [600, 140, 'Pay Period: October 2026'],
  [100, 180, 'Employee No: E-1017'],
  [600, 180, 'Pay Date: 28/10/2026'],
  [100, 240, 'EARNINGS'],
  [400, 240, 'AMOUNT'],
  [600, 240, 'DEDUCTIONS'],
  [880, 240, 'AMOUNT'],
  [100, 280, 'Basic Salary'],
  [400, 280, '10,000.00'],
  [600, 280, 'PAYE'],
  [880, 280, '525.00'],
  [600, 320, 'Pension'],
  [880, 320, '500.00'],
  [100, 380, 'Gross Pay'],
  [400, 380, '10,000.00'],
  [600, 380, 'Total Deductions'],
  [880, 380, '1,025.00'],
  [600, 440, 'NET PAY'],
  [880, 440, 'P8,975.00'],
];

describe('payslips and statements', () => {
  const payslip = understand([pageOf(slip)], { ...options, category: 'INCOME' });

  it('reads the two sides of a payslip as lists', () => {
    expect(payslip.documents[0]!.documentType).toBe('PAYSLIP');
    expect(value(payslip.documents[0], 'deductions')).toEqual([
      { name: 'PAYE', amount: 525 },
      { name: 'Pension', amount: 500 },
    ]);
    expect(extractedDataOf(payslip.documents[0]!, 'flat')).toMatchObject({
      employeeName: 'Kago Example',
      employer: 'Example Mining (Pty) Ltd',
      grossSalary: 10_000,
      netSalary: 8_975,
      payPeriod: '2026-10',
      taxDeductions: 525,
      payDate: '2026-10-28',
    });
    expect(payslip.documents[0]!.checks.find((c) => c.id === 'gross-less-deductions-is-net')?.outcome).toBe(
      'passed',
    );
  });

  it('single pass reads by the category asked for, without splitting', () => {
    const { documents } = understand([pageOf(slip)], { ...options, category: 'INCOME', mode: 'SINGLE_PASS' });
    expect(documents.map((d) => d.documentType)).toEqual(['PAYSLIP']);
  });

  it('takes the closing balance of the last row, not what the sheet before carried forward', () => {
    const row = (y: number, day: string, what: string, balance: string): PrintedLine[] => [
      [60, y, day],
      [250, y, what],
      [880, y, balance],
    ];
    const head: PrintedLine[] = [
      [60, 60, 'Example Bank Botswana Limited'],
      [250, 100, 'ACCOUNT STATEMENT'],
      [60, 140, 'Account number'],
      [300, 140, '0100000000500'],
    ];
    const first = [...head, ...row(300, '01/09/2026', 'OPENING BALANCE', '3,310.45')];
    const second = [
      ...row(100, '22/09/2026', 'BALANCE CARRIED FORWARD', '3,378.10'),
      ...row(140, '25/09/2026', 'SALARY', '9,298.10'),
      ...row(180, '30/09/2026', 'CLOSING BALANCE', '9,298.10'),
    ];
    const { documents } = understand([pageOf(first), pageOf(second, { index: 1 })], options);
    expect(value(documents[0], 'openingBalance')).toBe(3310.45);
    expect(value(documents[0], 'closingBalance')).toBe(9298.1);
  });

  it('reads statement rows over two pages, signs from the running balance, wrapped descriptions, and counts them for the category', () => {
    const head = (y: number): PrintedLine[] => [
      [60, y, 'Date'],
      [250, y, 'Description'],
      [700, y, 'Amount'],
      [880, y, 'Balance'],
    ];
    const first: PrintedLine[] = [
      [60, 40, 'First National Bank of Botswana Limited'],
      [60, 90, 'BANK STATEMENT'],
      [60, 130, 'Account Holder: Kago Example'],
      [60, 160, 'Account Number: 62123456789'],
      [60, 190, 'Statement Period: 1 October 2026 to 31 October 2026'],
      [60, 220, 'Opening Balance: 1,000.00'],
      [60, 250, 'Closing Balance: 1,250.00'],
      ...head(300),
      [60, 340, '02 Oct'],
      [250, 340, 'POS PURCHASE'],
      [700, 340, '50.00'],
      [880, 340, '950.00'],
      [250, 365, 'RIVERWALK'],
    ];
    const second: PrintedLine[] = [
      ...head(60),
      [60, 100, '30 Oct'],
      [250, 100, 'SALARY'],
      [700, 100, '300.00 Cr'],
      [870, 100, '1,250.00'],
      [60, 500, 'Page 2 of 2'],
    ];
    const { documents } = understand([pageOf(first, { index: 0 }), pageOf(second, { index: 1 })], options);
    expect(documents).toHaveLength(1);
    const data = extractedDataOf(documents[0]!, 'flat');
    expect(data).toMatchObject({
      accountHolder: 'Kago Example',
      accountNumber: '62123456789',
      statementPeriod: '2026-10-01 to 2026-10-31',
      openingBalance: 1000,
      transactions: 2,
    });
    expect(data['transactionList']).toEqual([
      { date: '2026-10-02', description: 'POS PURCHASE RIVERWALK', amount: -50, balance: 950 },
      { date: '2026-10-30', description: 'SALARY', amount: 300, balance: 1250 },
    ]);
    expect(documents[0]!.checks.filter((c) => c.outcome === 'failed')).toEqual([]);
  });
});

describe('a table that runs over pages', () => {
  it('goes on though the rows of the next sheet sound like another paper', () => {
    const rows = (top: number, day: number, texts: string[], from: number): PrintedLine[] =>
      texts.flatMap((text, i): PrintedLine[] => [
        [60, top + 40 * i, `${String(day + i).padStart(2, '0')}/10/2026`],
        [250, top + 40 * i, text],
        [700, top + 40 * i, '-10.00'],
        [880, top + 40 * i, `${from - 10 * (i + 1)}.00`],
      ]);
    const first: PrintedLine[] = [
      [60, 40, 'BANK STATEMENT'],
      [60, 90, 'First National Bank of Botswana Limited'],
      [60, 130, 'Account Holder: Kago Example'],
      [60, 160, 'Account Number: 62123456789'],
      [60, 190, 'Statement Period: 1 October 2026 to 31 October 2026'],
      [60, 220, 'Opening Balance: 900.00'],
      [60, 300, 'Date'],
      [250, 300, 'Description'],
      [700, 300, 'Amount'],
      [880, 300, 'Balance'],
      ...rows(340, 2, ['POS PURCHASE', 'AIRTIME', 'POS PURCHASE'], 900),
    ];
    const second = rows(
      60,
      7,
      ['Prepaid Electricity Meter Number 4411', 'Water Utilities Bill', 'Electricity Token', 'Water Bill'],
      870,
    );
    const { documents } = understand(
      [pageOf(first, { index: 0, file: 0 }), pageOf(second, { index: 1, file: 1 })],
      options,
    );
    expect(documents.map((d) => [d.documentType, d.pages])).toEqual([['BANK_STATEMENT', [0, 1]]]);
    expect(value(documents[0], 'transactions')).toHaveLength(7);
  });
});
