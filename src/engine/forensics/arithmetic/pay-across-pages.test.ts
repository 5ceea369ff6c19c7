import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right, rows, sure, unsure } from '../testing/printed-page.ts';
import { levelPage } from './level-page.ts';
import type { Confirm } from './page-judge.ts';
import { startPayAcrossPages } from './pay-across-pages.ts';

type Cell = readonly [number, number, string];
const half = (index: number, cells: readonly Cell[]): ReadPage => {
  const page = pageOf(cells);
  return { ...page, report: { ...page.report, pageInFile: index, height: 400 } };
};
const earnings = (gross: string, more: readonly Cell[] = []): ReadPage =>
  half(0, [
    ...rows(100, [
      ['Basic Salary', '4,000.00'],
      ['Housing', '1,000.00'],
      ['Gross Pay', gross],
    ]),
    ...more,
  ]);
const deductions = (net: string, more: readonly Cell[] = []): ReadPage =>
  half(1, [
    ...rows(40, [
      ['PAYE', '400.00'],
      ['Pension', '200.00'],
      ['Total Deductions', '600.00'],
    ]),
    ...rows(200, [['NET PAY', `P${net}`]]),
    ...more,
  ]);

async function judged(pages: readonly ReadPage[], confirm: Confirm = sure): Promise<Finding[]> {
  const pay = startPayAcrossPages();
  const found: Finding[] = [];
  for (const page of pages) found.push(...(await pay.add(levelPage(page), confirm)));
  return found;
}

describe('a payslip on two pages', () => {
  it('says nothing where it adds up', async () => {
    expect(await judged([earnings('5,000.00'), deductions('4,400.00')])).toEqual([]);
  });

  it('finds a changed net pay on the second, and a changed total on the first', async () => {
    expect(await judged([earnings('5,000.00'), deductions('9,400.00')])).toMatchObject([
      { strength: 'strong', page: 1, box: { y: 200 }, before: '4,400.00', after: '9,400.00' },
    ]);
    const ofTotal = await judged([earnings('8,000.00'), deductions('4,400.00')]);
    expect(ofTotal).toMatchObject([{ strength: 'strong', page: 0, box: { y: 180 }, before: '5,000.00' }]);
  });

  it('accuses nobody of figures that a second look does not confirm', async () => {
    const found = await judged([earnings('5,000.00'), deductions('9,400.00')], unsure);
    expect(found.every((f) => f.strength === 'weak')).toBe(true);
  });

  it('takes two papers that follow each other for what they are', async () => {
    const whole: readonly Cell[] = [[10, 300, 'Net Pay'], right(300, '4,400.00')];
    expect(await judged([earnings('5,000.00', whole), deductions('9,400.00')])).toEqual([]);
    const own: readonly Cell[] = [[10, 10, 'Gross Pay'], right(10, '10,000.00')];
    expect(await judged([earnings('5,000.00'), deductions('9,400.00', own)])).toEqual([]);
    // More than one digit differs: the other figures are of another month.
    const other = await judged([earnings('5,000.00'), deductions('7,315.00')]);
    expect(other.some((f) => f.strength === 'strong')).toBe(false);
    expect(
      await judged([earnings('5,000.00'), half(1, [[10, 40, 'Letter']]), deductions('9,400.00')]),
    ).toEqual([]);
  });
});
