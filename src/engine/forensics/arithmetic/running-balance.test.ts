import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right, rows, sure } from '../testing/printed-page.ts';
import { LAST, RUNNING, statement } from '../testing/statement-page.ts';
import { runningBalance } from './running-balance.ts';

describe('running balance', () => {
  it('holds when every row follows from the one before, whichever way the amounts go', async () => {
    expect(await runningBalance.judge(statement(RUNNING, LAST), sure)).toEqual([]);
  });

  it('reports one changed balance once, though it breaks two rows', async () => {
    const changed = RUNNING.map((b, k) => (k === 3 ? '9,165.00' : b));
    const found = await runningBalance.judge(statement(changed, LAST), sure);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ strength: 'strong', after: '9,165.00' });
  });

  it('takes a figure at the edge of the sheet for no amount of the row, and a dot before one for dirt', async () => {
    const page = statement(RUNNING, LAST);
    const amount = page.lines.find((line) => line.text === '60.00')!;
    const reading = (text: string): ReadPage => ({
      ...page,
      lines: [
        ...page.lines.map((line) => (line === amount ? { ...line, text } : line)),
        ...pageOf([right(100 + 6 * 30, '2.38', 1500)]).lines,
      ],
    });
    expect(await runningBalance.judge(reading('unread'), sure)).toEqual([]);
    expect(await runningBalance.judge(reading('.60.00'), sure)).toEqual([]);
    expect(await runningBalance.judge(reading('61.00'), sure)).toHaveLength(1);
  });

  it('takes the totals of a payslip for no balances of days, though some agree by chance', async () => {
    const slip = pageOf(
      rows(100, [
        ['BASIC SALARY', '3 511.00'],
        ['SCARCE SKILLS', '351.10'],
        ['TRANSPORT', '210.66'],
        ['ACTING', '245.77'],
        ['GROSS', '4 318.53'],
        ['PAYE', '-7.15'],
        ['PENSION', '-175.55'],
        ['UNION', '-46.65'],
        ['ADVANCE', '-175.55'],
        ['DEDUCTIONS', '-404.90'],
        ['NET', 'P 3913.63'],
      ]),
    );
    expect(await runningBalance.judge(slip, sure)).toEqual([]);
  });

  it('takes amounts of hours at one rate for no balances, though some differ by the rate', async () => {
    const days = [9, 8, 6, 7, 10];
    const wages = pageOf(
      days.flatMap((hours, k) => [
        [10, 100 + 40 * k, `Day ${k + 1}`],
        right(100 + 40 * k, String(hours), 300),
        right(100 + 40 * k, '38.00', 500),
        right(100 + 40 * k, `${hours * 38}.00`),
      ]),
    );
    expect(await runningBalance.judge(wages, sure)).toEqual([]);
  });

  it('passes over figures of a summary that end where the balances do', async () => {
    const withSummary = (page: ReadPage): ReadPage => ({
      ...page,
      lines: [
        ...pageOf(
          rows(
            10,
            [
              ['Total credits', '380.00'],
              ['Total debits', '80.00'],
              ['Fees', '12.50'],
            ],
            { x: 900, edge: 1200, pitch: 20 },
          ),
        ).lines,
        ...page.lines,
      ],
    });
    expect(await runningBalance.judge(withSummary(statement(RUNNING, LAST)), sure)).toEqual([]);
    const changed = RUNNING.map((b, k) => (k === 3 ? '9,165.00' : b));
    expect(await runningBalance.judge(withSummary(statement(changed, LAST)), sure)).toMatchObject([
      { strength: 'strong', after: '9,165.00' },
    ]);
  });

  it('passes over a summary that is a row of its own over the list', async () => {
    const listed = (first: string): ReadPage =>
      pageOf(
        [
          [first, '2,000.00', '1,690.00'],
          ['Date', 'Amount', 'Balance'],
          ['05/10/2026', '-800.00', '1,200.00'],
          ['12/10/2026', '640.00', '1,840.00'],
          ['30/10/2026', '-150.00', '1,690.00'],
        ].flatMap(([day, amount, balance], k) => [
          [10, 40 + k * 30, day!] as const,
          right(40 + k * 30, amount!, 900),
          right(40 + k * 30, balance!, 1200),
        ]),
      );
    expect(await runningBalance.judge(listed('009-118-7743'), sure)).toEqual([]);
    expect(await runningBalance.judge(listed('01/10/2026'), sure)).toHaveLength(1);
  });

  it('takes a fee beside a row whose amount was not read for no amount', async () => {
    const page = statement(RUNNING, LAST);
    const lines = page.lines.filter((line) => line.text !== '60.00');
    const fee = pageOf([right(100 + 6 * 30, '2.38', 1400)]);
    const fees = pageOf([right(100 + 2 * 30, '1.19', 1400)]);
    expect(
      await runningBalance.judge({ ...page, lines: [...lines, ...fee.lines, ...fees.lines] }, sure),
    ).toEqual([]);
  });

  it('reads balances with Cr behind them', async () => {
    const balances = RUNNING.map((text) => `${text} Cr`);
    expect(await runningBalance.judge(statement(balances, LAST), sure)).toEqual([]);
    const changed = balances.map((b, k) => (k === 3 ? '9,165.00 Cr' : b));
    expect(await runningBalance.judge(statement(changed, LAST), sure)).toHaveLength(1);
  });
});
