import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { netPay } from './net-pay.ts';
import { pageOf, right, rows, sure, unsure } from '../testing/printed-page.ts';
import { payslip } from '../testing/payslip-page.ts';

describe('net pay', () => {
  it('says nothing when gross less deductions is net', async () => {
    expect(await netPay.judge(payslip('4,400.00'), sure)).toEqual([]);
  });

  it('finds a changed net pay and says what it should be', async () => {
    const [found] = await netPay.judge(payslip('9,400.00'), sure);
    expect(found).toMatchObject({ strength: 'strong', before: '4,400.00', after: '9,400.00' });
  });

  it('finds a changed gross by its lines, and a changed line by the totals', async () => {
    expect(
      (await netPay.judge(payslip('4,400.00', '8,000.00'), sure)).some(
        (f) => f.strength === 'strong' && f.before === '5,000.00',
      ),
    ).toBe(true);
    expect(
      (await netPay.judge(payslip('4,400.00', '5,000.00', '7,000.00'), sure)).some(
        (f) => f.strength === 'strong',
      ),
    ).toBe(true);
  });

  it('names the line that one digit explains, of two tables in one column', async () => {
    const lines = (pension: string): ReadPage =>
      pageOf([
        ...(['4,000.00', '1,000.00'] as const).map((t, k) => right(100 + 40 * k, t)),
        ...rows(180, [['Gross Pay', '5,000.00']]),
        [10, 280, 'Deductions'],
        ...rows(320, [
          ['PAYE', '400.00'],
          ['Pension', pension],
          ['Total Deductions', '600.00'],
        ]),
        ...rows(500, [['NET PAY', '4,400.00']]),
      ]);
    expect(await netPay.judge(lines('200.00'), sure)).toEqual([]);
    expect(await netPay.judge(lines('900.00'), sure)).toMatchObject([
      { strength: 'strong', before: '600.00', after: '1,300.00', box: { y: 360 } },
    ]);
    // A line above the others with an unread amount may be the missing one.
    const less = lines('100.00');
    expect(await netPay.judge(less, sure)).toMatchObject([{ strength: 'strong', after: '500.00' }]);
    const unread = less.lines.map((l) => (l.text === 'Deductions' ? { ...l, text: 'Union' } : l));
    expect(await netPay.judge({ ...less, lines: unread }, sure)).toEqual([]);
  });

  it('is not misled by a total copied over one of its lines', async () => {
    const page = payslip('4,400.00');
    const copied = {
      ...page,
      lines: page.lines.map((l) =>
        l.text === '200.00' ? { ...l, ...pageOf([right(340, '600.00', 1200)]).lines[0]! } : l,
      ),
    };
    expect((await netPay.judge(copied, sure)).map((f) => f.strength)).toEqual(['strong']);
  });

  it('never accuses on figures that the second reader does not confirm', async () => {
    expect((await netPay.judge(payslip('9,400.00'), unsure)).map((f) => f.strength)).toEqual(['weak']);
  });
});
