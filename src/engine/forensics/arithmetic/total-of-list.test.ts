import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right, rows, sure } from '../testing/printed-page.ts';
import { listTotal } from './list-total.ts';

describe('what a total sums', () => {
  it('knows the sum of accounts by its unit, with their numbers between labels and amounts', async () => {
    const accounts = (total: string, label: string): ReadPage =>
      pageOf([
        ...rows(60, [['Account', 'Amount']]),
        ...rows(100, [['Everyday', '1,850.40'], ['Holidays', '6,204.15'], ['Rainy days', '12,300.75'], [label, total]]), // prettier-ignore
        ...[1, 2, 3].map((k) => [400, 60 + 40 * k, `50671${k}2840`] as const),
      ]);
    expect(await listTotal.judge(accounts('20,355.30', 'Total in USD'), sure)).toEqual([]);
    expect(await listTotal.judge(accounts('3,055.30', 'Total in USD'), sure)).toHaveLength(1);
    // Money in is no sum of other lines.
    expect(await listTotal.judge(accounts('3,055.30', 'Total in'), sure)).toEqual([]);
  });

  it('knows an amount that is shorter than the others of a column aligned at the left', async () => {
    const column = (short: string): ReadPage =>
      pageOf(
        [['Item', 'Amount'], ['Rooms', '5,065.40'], ['Meals', '4,744.00'], ['Taxi', short], ['Total', '9,849.40']].flatMap(
          ([label, amount], k) => [[10, 60 + 40 * k, label!] as const, [500, 60 + 40 * k, amount!] as const],
        ),
      ); // prettier-ignore
    expect(await listTotal.judge(column('40.00'), sure)).toEqual([]);
    expect(await listTotal.judge(column('1,140.00'), sure)).toHaveLength(1);
  });

  it('accuses no total of some lines, and none that other figures of the page lead to', async () => {
    const paid = (total: string): ReadPage =>
      pageOf(rows(100, [['Salary', '81,900.00'], ['Leave', '6,300.00'], ['Gratuity', '42,000.00'], ['Taxable', '116,200.00'], ['Total', total]])); // prettier-ignore
    expect(await listTotal.judge(paid('130,200.00'), sure)).toEqual([]);
    expect(await listTotal.judge(paid('137,200.00'), sure)).toHaveLength(1);
    const owed = (arrears: string): ReadPage =>
      pageOf([
        ...rows(60, [['Rates', 'Amount'], ['Land', '8,094.00'], ['House', '2,000.00'], ['Total', '13,634.00']]), // prettier-ignore
        ...[arrears, '540.00'].map((text, k) => right(400 + 40 * k, text, 500)),
      ]);
    expect(await listTotal.judge(owed('3,000.00'), sure)).toEqual([]);
    expect(await listTotal.judge(owed('3,100.00'), sure)).toHaveLength(1);
  });

  it('takes the most that may be borrowed for no sum of what is printed over it', async () => {
    const loan = (label: string): ReadPage =>
      pageOf(rows(100, [['Lent', '82,000.00'], ['Interest', '6,311.40'], ['Each month', '3,402.17'], [label, '85,000.00']])); // prettier-ignore
    expect(await listTotal.judge(loan('Total limit'), sure)).toEqual([]);
    expect(await listTotal.judge(loan('Total'), sure)).toHaveLength(1);
  });
});
