import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right } from '../testing/printed-page.ts';
import { levelPage } from './level-page.ts';
import { netPay } from './net-pay.ts';

const SLOPE = -0.03;

/** Two columns: 4,000 + 1,000 = 5,000 earned; 400 + 200 = 600 deducted; 4,400 paid. */
const payslip = (paye: string): ReadPage =>
  pageOf(
    (
      [
        [40, 'Basic Salary', '4,000.00', 600],
        [40, 'Basic Salary', paye, 1200],
        [80, 'Housing', '1,000.00', 600],
        [80, 'Housing', '200.00', 1200],
        [120, 'Totals', '5,000.00', 600],
        [120, 'Totals', '600.00', 1200],
        [200, 'NET PAY', '4,400.00', 600],
      ] as const
    ).flatMap(([y, label, amount, edge]) => [
      ...(edge === 600 ? [[10, y, label] as [number, number, string]] : []),
      right(y, amount, edge),
    ]),
  );

/** The rows rise to the right by more than their own height. */
const sloped = (page: ReadPage): ReadPage => ({
  ...page,
  lines: page.lines.map((line) => {
    const { x, y, width, height } = line.box;
    return { ...line, box: { x, y: y + SLOPE * (x + width / 2), width, height } };
  }),
});

describe('levelPage', () => {
  it('leaves a level page as it is', () => {
    const page = payslip('400.00');
    expect(levelPage(page).page).toBe(page);
  });

  it('puts rows level, confirms where the figures stand, and gives boxes back there', async () => {
    const page = sloped(payslip('900.00'));
    const asked: number[] = [];
    const level = levelPage(page);
    const confirm = level.confirming((line, _figures, box) => {
      expect(page.lines).toContain(line);
      asked.push(Math.abs(box.y - line.box.y));
      return Promise.resolve(true);
    });
    const found = (await netPay.judge(level.page, confirm)).map(level.back);
    expect(found).toContainEqual(expect.objectContaining({ strength: 'strong', before: '600.00' }));
    expect(Math.max(...asked)).toBeLessThan(1);
    const changed = page.lines.find((line) => line.text === '900.00')!;
    expect(Math.abs(found.find((f) => f.before === '600.00')!.box!.y - changed.box.y)).toBeLessThan(1);
  });

  it('accuses nobody on a sloped page whose sums are right', async () => {
    const level = levelPage(sloped(payslip('400.00')));
    expect(await netPay.judge(level.page, () => Promise.resolve(true))).toEqual([]);
  });
});
