import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { netPay } from './net-pay.ts';
import { pageOf, rows, sure } from '../testing/printed-page.ts';
import { payslip } from '../testing/payslip-page.ts';

describe('a payslip accuses nobody', () => {
  it('where a line of a list was not read', async () => {
    const page = payslip('4,400.00');
    for (const unread of ['4,000.00', '1,000.00', '400.00', '200.00'])
      expect(
        await netPay.judge({ ...page, lines: page.lines.filter((l) => l.text !== unread) }, sure),
        unread,
      ).toEqual([]);
  });

  it('where something was paid beside the gross pay', async () => {
    const claim = (net: string): ReadPage =>
      pageOf(
        rows(100, [
          ['Basic', '9,200.00'],
          ['Housing', '1,500.00'],
          ['Taxable gross pay', '10,700.00'],
          ['Travel claim', '640.75'],
          ['PAYE', '1,023.40'],
          ['Pension', '644.00'],
          ['Net salary', net],
        ]),
      );
    expect(await netPay.judge(claim('9,673.35'), sure)).toEqual([]);
    expect(await netPay.judge(claim('7,673.35'), sure)).not.toEqual([]);
    const { lines } = payslip('4,750.00');
    const refund = pageOf(rows(440, [['Refund of expenses', '350.00']])).lines;
    expect(await netPay.judge({ ...payslip('4,750.00'), lines: [...lines, ...refund] }, sure)).toEqual([]);
    expect(await netPay.judge(payslip('4,750.00'), sure)).toMatchObject([{ before: 'P4,400.00' }]);
  });

  it('whose pay is paid out in parts', async () => {
    const paidOut = (first: string, second: string): ReadPage => {
      const page = payslip('4,400.00');
      const parts = pageOf([
        [10, 540, `Paid to bank ${first}`],
        [10, 580, `Paid to bank ${second}`],
      ]).lines;
      return { ...page, lines: [...page.lines, ...parts] };
    };
    expect(await netPay.judge(paidOut('3,000.00', '1,400.00'), sure)).toEqual([]);
    expect(await netPay.judge(paidOut('9,400.00', '1,400.00'), sure)).not.toEqual([]);
  });
});
