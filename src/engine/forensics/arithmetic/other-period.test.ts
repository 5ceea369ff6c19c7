import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right, rows, sure } from '../testing/printed-page.ts';
import { listTotal } from './list-total.ts';
import { netPay } from './net-pay.ts';

/** Yearly lines above a monthly gross pay: 96,000 + 12,000 = 108,000; 108,000 ÷ 12 = 9,000; 9,000 − 1,500 = 7,500. */
const payOf = (
  [basic, housing]: readonly [string, string],
  { head = 'Amount', lines = ['Basic salary', 'Housing allowance'], gross = '9,000.00' } = {},
): ReadPage =>
  pageOf([
    ...rows(60, [['Description', head]]),
    ...rows(100, [
      [lines[0]!, basic],
      [lines[1]!, housing],
      ['Gross pay', gross],
      ['PAYE', '1,000.00'],
      ['Pension', '500.00'],
      ['Total deductions', '1,500.00'],
      ['Net pay', '7,500.00'],
    ]),
  ]);

/** A remuneration package with a monthly total. */
const packageOf = (total: string, lines = ['Annual salary', 'Annual housing', 'Annual car']): ReadPage =>
  pageOf([
    ...rows(60, [['Item', 'Amount']]),
    ...rows(100, [
      [lines[0]!, '120,000.00'],
      [lines[1]!, '24,000.00'],
      [lines[2]!, '12,000.00'],
      ['Total', total],
    ]),
  ]);

/** A list whose total is no whole multiple of its sum. */
const headedBy = (head: string, total: string): ReadPage =>
  pageOf([
    right(60, head),
    ...rows(100, [
      ['Salary', '120,000.00'],
      ['Housing', '24,500.00'],
      ['Car', '12,000.00'],
      ['Total', total],
    ]),
  ]);

describe('parts of a year over a total of a month', () => {
  it.each([
    ['a year in months', payOf(['96,000.00', '12,000.00'])],
    ['a year in months, in whole thebe', payOf(['96,000.00', '12,001.00'], { gross: '9,000.08' })],
    ['a year with a thirteenth cheque', payOf(['105,000.00', '12,000.00'])],
    ['a year, by its head', payOf(['99,321.00', '12,000.00'], { head: 'Per annum' })],
    ['the year to date', payOf(['40,123.00', '5,000.00'], { head: 'Year to date' })],
    [
      'a year, by its lines',
      payOf(['99,321.00', '12,000.00'], { lines: ['Annual basic', 'Annual housing'] }),
    ],
  ])('accuse nobody: %s', async (_, page) => {
    expect(await netPay.judge(page, sure)).toEqual([]);
  });

  it.each([
    ['a month', '13,000.00', undefined],
    ['a fortnight', '6,000.00', undefined],
    ['a week', '3,000.00', undefined],
    ['a month, in lines that do not say so', '13,000.00', ['Salary', 'Housing', 'Car']],
  ])('accuse no list with a total of %s', async (_, total, lines) => {
    expect(await listTotal.judge(packageOf(total, lines), sure)).toEqual([]);
  });

  it.each([
    ['Per annum', '12,345.00'],
    ['Annual amount', '12,345.00'],
    ['Year to date', '45,678.00'],
  ])('accuse no list of other lines on a page with no other amount, by its head: %s', async (head, total) => {
    expect(await listTotal.judge(headedBy(head, total), sure)).toEqual([]);
  });

  it('accuse a list on a page with no other amount where its head says nothing of a period', async () => {
    expect(await listTotal.judge(headedBy('Amount', '12,345.00'), sure)).toHaveLength(1);
  });

  it('accuse where both are of the year so far', async () => {
    const page = payOf(['8,800.00', '1,000.00'], { head: 'Year to date' });
    expect(await netPay.judge(page, sure)).toMatchObject([{ strength: 'strong' }]);
  });

  it('accuse where both are of a month', async () => {
    expect(await netPay.judge(payOf(['8,800.00', '1,000.00']), sure)).toMatchObject([{ strength: 'strong' }]);
    expect(await listTotal.judge(packageOf('158,000.00', ['Salary', 'Housing', 'Car']), sure)).toMatchObject([
      { strength: 'strong' },
    ]);
  });
});
