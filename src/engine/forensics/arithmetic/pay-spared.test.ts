import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { netPay } from './net-pay.ts';
import { pageOf, right, rows, sure } from '../testing/printed-page.ts';
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

  it.each([
    ['Holiday pay (included in basic)', '181.82', '3,400.00'],
    ['Company car (notional)', '600.00', '3,400.00'],
    ['Reimbursement (non-taxable)', '250.00', '3,650.00'],
  ])('where a line is not counted: %s', async (line, amount, net) => {
    const page = pageOf([
      ...rows(60, [
        ['Basic', '4,000.00'],
        [line, amount],
        ['Gross pay', '4,000.00'],
      ]),
      ...rows(
        60,
        [
          ['PAYE', '400.00'],
          ['Pension', '200.00'],
          ['Total deductions', '600.00'],
        ],
        { x: 900, edge: 1200 },
      ),
      ...rows(220, [['Net pay', net]]),
    ]);
    expect(await netPay.judge(page, sure)).toEqual([]);
  });

  it('where the total is that of all lines but one, in whatever words', async () => {
    const page = (gross: string): ReadPage =>
      pageOf([
        ...rows(60, [
          ['Basic', '3,655.10'],
          ['Night work', '344.90'],
          ['Car at your disposal', '612.35'],
          ['Gross pay', gross],
        ]),
        ...rows(60, [['PAYE', '400.00'], ['Pension', '200.00'], ['Total deductions', '600.00']], { x: 900, edge: 1200 }), // prettier-ignore
        ...rows(260, [['Net pay', gross === '4,000.00' ? '3,400.00' : '3,410.00']]),
      ]);
    expect(await netPay.judge(page('4,000.00'), sure)).toEqual([]);
    expect(await netPay.judge(page('4,010.00'), sure)).toHaveLength(1);
  });

  it('where an amount was not read beside the last line of the shorter list', async () => {
    const sideBySide = (pension: string | null): ReadPage =>
      pageOf([
        ...rows(60, [['Earnings', 'Amount']], { pitch: 30 }),
        ...rows(60, [['Deductions', 'Amount']], { x: 900, edge: 1200 }),
        ...rows(
          90,
          [
            ['Basic', '4,000.00'],
            ['Housing', '1,000.00'],
          ],
          { pitch: 30 },
        ),
        ...rows(90, [['PAYE', '400.00']], { x: 900, edge: 1200 }),
        [900, 120, 'Pension'] as const,
        ...(pension ? [right(120, pension, 1200)] : []),
        ...rows(
          150,
          [
            ['Union', '35.00'],
            ['Staff loan', '65.00'],
          ],
          { x: 900, edge: 1200, pitch: 30 },
        ),
        ...rows(210, [['Gross pay', '5,000.00']]),
        ...rows(210, [['Total deductions', '600.00']], { x: 900, edge: 1200 }),
        ...rows(260, [['Net pay', '4,400.00']]),
      ]);
    expect(await netPay.judge(sideBySide('100.00'), sure)).toEqual([]);
    expect(await netPay.judge(sideBySide('700.00'), sure)).toMatchObject([{ strength: 'strong' }]);
    expect(await netPay.judge(sideBySide(null), sure)).toEqual([]);
  });

  it('where a line between two others was not read', async () => {
    const page = (more: [string, string][]): ReadPage =>
      pageOf([
        ...rows(60, [['Description', 'Amount']], { pitch: 30 }),
        ...rows(
          90,
          [
            ['Basic', '4,000.00'],
            ['Housing', '1,000.00'],
          ],
          { pitch: 30 },
        ),
        ...rows(150, [['PAYE', '300.00'], ...more], { edge: 1200, pitch: 30 }),
        ...rows(210, [['Staff loan', '200.00']], { edge: 1200 }),
        ...rows(240, [['Totals', '5,000.00']]),
        right(240, '600.00', 1200),
        ...rows(280, [['Net pay', '4,400.00']]),
      ]);
    expect(await netPay.judge(page([['Union', '100.00']]), sure)).toEqual([]);
    expect(await netPay.judge(page([['Union', '900.00']]), sure)).toMatchObject([{ strength: 'strong' }]);
    expect(await netPay.judge(page([]), sure)).toEqual([]);
  });

  it('whose gross pay of the month was not read beside that of the year', async () => {
    const page = (month: string | null): ReadPage =>
      pageOf([
        ...rows(100, [
          ['Basic', '9,000.00'],
          ['Overtime', '600.00'],
        ]),
        [10, 180, 'Gross pay'] as const,
        ...(month ? [right(180, month)] : []),
        right(100, '27,000.00', 1200),
        right(140, '1,800.00', 1200),
        right(180, '28,800.00', 1200),
        ...rows(300, [['Total deductions', '1,500.00']]),
        right(300, '4,500.00', 1200),
        ...rows(400, [['Net pay', '8,100.00']]),
      ]);
    expect(await netPay.judge(page('9,600.00'), sure)).toEqual([]);
    expect(await netPay.judge(page('3,600.00'), sure)).toMatchObject([{ strength: 'strong' }]);
    expect(await netPay.judge(page(null), sure)).toEqual([]);
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
    expect(await netPay.judge(payslip('4,750.00'), sure)).toMatchObject([{ before: '4,400.00' }]);
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

  it('for what the year comes to, or what is taxed', async () => {
    const page = (more: [string, string], y: number): ReadPage => {
      const slip = payslip('4,400.00');
      return { ...slip, lines: [...slip.lines, ...pageOf(rows(y, [more])).lines] };
    };
    for (const label of [
      'YTD: Gross pay',
      'Cumulative gross',
      'Year to date: Gross',
      'Tax year totals - Gross pay',
    ])
      expect(await netPay.judge(page([label, '10,000.00'], 600), sure), label).toEqual([]);
    expect(await netPay.judge(page(['Gross pay this year', '10,000.00'], 600), sure)).toEqual([]);
  });
});
