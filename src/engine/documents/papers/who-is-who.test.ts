import { describe, expect, it } from 'vitest';
import { findMoney } from '../../values/money.ts';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted } from '../testing/request.ts';

describe('who is who on a statement', () => {
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
