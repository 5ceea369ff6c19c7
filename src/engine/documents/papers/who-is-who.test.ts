import { describe, expect, it } from 'vitest';
import { findMoney } from '../../values/money.ts';
import type { PrintedLine } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('who is who on a bill', () => {
  it.each([
    ['BPC PAYMENTS CO', 'TENDAI CHIKWANHA'],
    ['WUC REMITTANCE CENTRE', 'EDITH EXAMPLE'],
    ['EXAMPLE POWER COLLECTIONS', 'XENIA QWERTZ'],
  ])('%s on the payment slip is not the customer', (payee, customer) => {
    const bill = readPrinted([
      [60, 60, 'BOTSWANA POWER CORPORATION'],
      [60, 100, 'ELECTRICITY BILL'],
      [60, 160, 'Account Number: 7002365118'],
      [60, 260, customer],
      [60, 290, 'PLOT 2141 BLOCK 8'],
      [60, 320, 'GABORONE'],
      [60, 500, 'Meter Reading 4410 kWh'],
      [60, 540, 'Amount Due P671.09'],
      [560, 1100, payee],
      [560, 1130, 'PO BOX 14444'],
      [560, 1160, 'GABORONE'],
    ]);
    expect(valueIn(bill, 'name')).toBe(customer);
  });
});

describe('who is who on a statement', () => {
  it.each(['Everyday account', 'PREMIUM CHECKING', 'Gold Savings', 'Student Account'])(
    'the product “%s” is nobody',
    (product) => {
      const statement = readLines(
        'KOWHAI EXAMPLE BANK',
        'BANK STATEMENT',
        `Account name: ${product}`,
        'Account Number: 673012108',
        'Statement Period: 1 August 2026 to 31 August 2026',
      );
      expect(valueIn(statement, 'accountHolder')).not.toBe(product);
    },
  );

  it.each(['No transactions in this period', 'Number of transactions: 0', 'Nil entries'])(
    '“%s” is a list without rows',
    (text) => {
      const statement = readLines(
        'KGALE PEOPLES BANK LIMITED',
        'BANK STATEMENT',
        'Account Holder: Kelebogile Modise',
        'Account Number: 673012108',
        'Statement Period: 1 August 2026 to 31 August 2026',
        'Opening Balance: P12,345.67',
        text,
        'Closing Balance: P12,345.67',
      );
      expect(valueIn(statement, 'transactions')).toEqual([]);
      expect(valueIn(statement, 'transactionCount')).toBe(0);
    },
  );

  it.each([
    ['.15', 0.15],
    ['-.05', -0.05],
  ])('“%s” is an amount', (text, value) => expect(findMoney(text)[0]?.value).toBe(value));
});

describe('a refund on a payslip', () => {
  const slip = (tax: string, deducted: string) => {
    const rows: readonly (readonly [string, string])[] = [
      ['Basic Salary', '9,400.00'],
      ['Gross Pay', '9,400.00'],
      ['PAYE', tax],
      ['Pension', '470.00'],
      ['Total Deductions', deducted],
      ['Net Pay', deducted === '350.00' ? '9,050.00' : '8,810.00'],
    ];
    return readPrinted([
      [60, 60, 'KGALE SPECIMEN TRADING (PTY) LTD'],
      [60, 100, 'PAYSLIP'],
      [60, 140, 'Employee Name: Palesa Moremi'],
      ...rows.flatMap(([name, amount], i): PrintedLine[] => [
        [60, 220 + 40 * i, name],
        [700 - 10 * amount.length, 220 + 40 * i, amount],
      ]),
    ]);
  };

  it.each(['-120.00', '(120.00)', '120.00-'])('%s is told from the printed total, and warned of', (tax) => {
    const read = slip(tax, '350.00');
    expect(read.checks).toContainEqual(
      expect.objectContaining({ id: 'deduction-refunded', outcome: 'failed' }),
    );
    expect(read.fields.find(({ name }) => name === 'taxDeductions')!.confidence).toBeLessThan(0.6);
  });

  it('an amount that was taken off makes no warning', () =>
    expect(slip('120.00', '590.00').checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]));
});
