import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right, rows, sure, unsure } from '../testing/printed-page.ts';
import { netPay } from './net-pay.ts';

/** Lists one below the other, with the deduction in a column of its own: 5,000 − 600 = 4,400. */
const stacked = (tax: string, { net = '4,400.00', label = 'INCOME TAX' } = {}): ReadPage =>
  pageOf([
    [10, 60, 'DESCRIPTION'],
    ...rows(
      90,
      [
        ['BASIC', '4,000.00'],
        ['HOUSING', '1,000.00'],
      ],
      { pitch: 30 },
    ),
    ...rows(150, [[label, tax]], { edge: 1200 }),
    ...rows(190, [['TOTALS', '5,000.00']]),
    right(190, '600.00', 1200),
    ...rows(240, [['NETT PAY', net]]),
  ]);

describe('the only deduction of a payslip', () => {
  it('is its total', async () => {
    expect(await netPay.judge(stacked('600.00'), sure)).toEqual([]);
  });

  it('was changed where it is more than the total that gross and net pay prove', async () => {
    for (const tax of ['5,000.00', '1,735.20'])
      expect(await netPay.judge(stacked(tax), sure), tax).toMatchObject([
        { strength: 'strong', before: '600.00', after: `${tax}`, box: { y: 150 } },
      ]);
  });

  it('was changed, too, at the head of a frame that its total closes', async () => {
    const framed = (tax: string): ReadPage =>
      pageOf([
        [10, 60, 'Earnings'],
        [900, 60, 'Deductions'],
        ...rows(
          90,
          [
            ['Basic', '3,000.00'],
            ['Housing', '1,000.00'],
            ['Transport', '1,000.00'],
            ['Gross pay', '5,000.00'],
          ],
          { pitch: 30 },
        ),
        ...rows(90, [['PAYE', tax]], { x: 900, edge: 1200 }),
        ...rows(180, [['Total deductions', '600.00']], { x: 900, edge: 1200 }),
        ...rows(240, [['Net pay', '4,400.00']]),
      ]);
    expect(await netPay.judge(framed('600.00'), sure)).toEqual([]);
    expect(await netPay.judge(framed('1,735.20'), sure)).toMatchObject([{ strength: 'strong' }]);
  });

  it('is not blamed for a total that nothing proves', async () => {
    const found = await netPay.judge(stacked('1,735.20', { net: '4,265.90' }), sure);
    expect(found.filter((f) => f.strength === 'strong' && f.box?.y === 150)).toEqual([]);
  });

  it('is not blamed where it is less: others may not have been read', async () => {
    expect(await netPay.judge(stacked('173.50'), sure)).toEqual([]);
  });

  it('is not blamed for a doubtful reading', async () => {
    expect(await netPay.judge(stacked('1,735.20'), unsure)).toMatchObject([{ strength: 'weak' }]);
  });

  it('is not what is taxed, what is owed, or what the employer pays', async () => {
    for (const label of ['TAXABLE INCOME', 'LOAN BALANCE', 'EMPLOYER PENSION', 'ANNUAL TAX'])
      expect(await netPay.judge(stacked('4,735.20', { label }), sure), label).toEqual([]);
    const unnamed = stacked('1,735.20');
    const lines = unnamed.lines.filter((l) => l.text !== 'INCOME TAX');
    expect(await netPay.judge({ ...unnamed, lines }, sure)).toEqual([]);
  });

  it('is not an earning whose list stands above, when the deductions were not read', async () => {
    const lost = pageOf([
      ...rows(20, [['Gross pay', '5,000.00']], { x: 900, edge: 1200 }),
      ...rows(
        90,
        [
          ['Basic', '4,000.00'],
          ['Housing', '1,000.00'],
        ],
        { pitch: 30 },
      ),
      ...rows(180, [['Total deductions', '600.00']]),
      ...rows(240, [['Net pay', '4,400.00']]),
    ]);
    expect(await netPay.judge(lost, sure)).toEqual([]);
  });
});
