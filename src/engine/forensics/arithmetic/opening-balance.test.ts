import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right, sure } from '../testing/printed-page.ts';
import { LAST, MOVES, RUNNING, statement } from '../testing/statement-page.ts';
import { startStatement } from './closing-balance.ts';
import { runningBalance } from './running-balance.ts';

describe('opening balance, and both ends at once', () => {
  it('knows the only deposit of a sheet by the heading of its column', async () => {
    const page = (opening: string): ReadPage =>
      pageOf([
        [10, 10, 'Opening balance'],
        right(10, opening, 500),
        [420, 60, 'Money in'],
        [720, 60, 'Money out'],
        [1120, 60, 'Balance'],
        right(100, '200.00', 500),
        right(100, '1,200.00', 1200),
        ...[50, 25, 10, 5].flatMap((move, k, all) => [
          right(130 + 30 * k, `${move}.00`),
          right(
            130 + 30 * k,
            `1,${String(200 - all.slice(0, k + 1).reduce((sum, m) => sum + m, 0)).padStart(3, '0')}.00`,
            1200,
          ),
        ]),
      ]);
    const judged = async (opening: string): Promise<unknown[]> => {
      const judge = startStatement();
      await judge.add(page(opening), sure);
      return judge.judge();
    };
    expect(await judged('1,000.00')).toEqual([]);
    expect(await judged('6,000.00')).toMatchObject([{ strength: 'strong', before: '1,000.00' }]);
  });

  it('knows the opening balance of a paper whose labels stand under their values', async () => {
    const judged = async (opening: string): Promise<unknown[]> => {
      const judge = startStatement();
      const page = statement(RUNNING, LAST);
      const head = pageOf([
        [10, 10, opening],
        [10, 32, 'Opening Balance'],
        [10, 75, '5,525.04'],
        [10, 97, 'Cleared today'],
      ]);
      const moved = page.lines.map((line) => ({ ...line, box: { ...line.box, y: line.box.y + 100 } }));
      await judge.add({ ...page, lines: [...head.lines, ...moved] }, sure);
      return judge.judge();
    };
    expect(await judged('1,000.00')).toEqual([]);
    expect(await judged('6,000.00')).toMatchObject([{ after: '6,000.00' }]);
  });

  it('holds the opening balance against the one brought forward, in rows that move nothing', async () => {
    const opening = '1,000.00';
    const whole = (named: string): ReadPage => {
      const page = statement(RUNNING, LAST);
      const more = pageOf([
        [600, 40, 'Opening Balance'],
        right(40, named, 900),
        [10, 70, 'BALANCE BROUGHT FORWARD'],
        right(70, opening, 1200),
        [10, 100 + MOVES.length * 30, 'BALANCE CARRIED FORWARD'],
        right(100 + MOVES.length * 30, LAST, 1200),
      ]);
      return { ...page, lines: [...page.lines, ...more.lines] };
    };
    const judge = startStatement();
    await judge.add(whole('3,000.00'), sure);
    expect(judge.judge()).toMatchObject([{ strength: 'strong', before: `${opening}`, after: '3,000.00' }]);
    const untouched = startStatement();
    await untouched.add(whole(opening), sure);
    expect(untouched.judge()).toEqual([]);
  });

  it('counts the fee of the first row, in a column of its own', async () => {
    const moves = [-50, -25, 100, -10, -5];
    const page = (opening: string): ReadPage => {
      let balance = 992.5;
      return pageOf([
        [10, 10, 'Opening balance'],
        right(10, opening, 500),
        [420, 60, 'Fee'],
        [620, 60, 'Debit'],
        [860, 60, 'Credit'],
        [1120, 60, 'Balance'],
        ...moves.flatMap((move, k) => {
          balance += move;
          return [
            ...(k === 0 ? [right(100, '7.50', 460)] : []),
            right(100 + 30 * k, `${Math.abs(move)}.00`, move < 0 ? 700 : 930),
            right(100 + 30 * k, balance.toFixed(2), 1200),
          ];
        }),
      ]);
    };
    const judged = async (opening: string): Promise<unknown[]> => {
      const judge = startStatement();
      await judge.add(page(opening), sure);
      return judge.judge();
    };
    expect(await judged('1,000.00')).toEqual([]);
    expect(await judged('7,000.00')).toMatchObject([{ strength: 'strong' }]);
  });

  it('accuses no opening balance where the first rows were not read', async () => {
    const page = statement(RUNNING, LAST);
    const unread = new Set(['1,100.00', '1,150.00', '1,175.00']);
    const top = pageOf([[600, 40, 'Opening Balance'], right(40, '1,000.00', 900), [10, 160, '03 Jun']]);
    const judge = startStatement();
    await judge.add(
      { ...page, lines: [...page.lines.filter((l) => !unread.has(l.text)), ...top.lines] },
      sure,
    );
    expect(judge.judge()).toEqual([]);
  });

  it('knows the ends of a statement by other names, and rows that carry a balance with the totals', async () => {
    const page = (start: string, end: string): ReadPage => {
      const whole = statement(RUNNING, LAST);
      const foot = 100 + MOVES.length * 30;
      const more = pageOf([
        [10, 20, 'Balance at start'],
        right(20, start, 500),
        [10, 60, 'Balance at end'],
        right(60, end, 500),
        [10, foot, 'Balance c/f'],
        right(foot, '380.00', 800),
        right(foot, '80.00', 1000),
        right(foot, LAST, 1200),
      ]);
      return { ...whole, lines: [...whole.lines.slice(2), ...more.lines] };
    };
    const judged = async (start: string, end: string): Promise<string[]> => {
      const judge = startStatement();
      const read = page(start, end);
      await judge.add(read, sure);
      return [...(await runningBalance.judge(read, sure)), ...judge.judge()].map((f) => f.after ?? '');
    };
    expect(await judged('1,000.00', LAST)).toEqual([]);
    expect(await judged('4,000.00', LAST)).toEqual(['4,000.00']);
    expect(await judged('1,000.00', `9${LAST.slice(1)}`)).toEqual([`9${LAST.slice(1)}`]);
  });

  /** The first line is as large as a title. */
  const titled = (cells: Parameters<typeof pageOf>[0]): ReadPage => {
    const page = pageOf(cells);
    const lines = page.lines.map((line, k) =>
      k === 0 ? { ...line, box: { ...line.box, height: 40 } } : line,
    );
    return { ...page, lines, report: { ...page.report, height: 1_754 } };
  };

  it('is not that of a bill in the same file, before the statement or behind it', async () => {
    const bill = titled([
      [400, 10, 'WATER BILL'],
      [10, 100, 'Account Number: 4711234'],
      ...([
        ['Balance brought forward', '612.64'],
        ['Opening balance', '612.64'],
        ['Payment received', '-600.00'],
        ['Charges of this month', '201.18'],
        ['Closing balance', '213.82'],
      ].flatMap(([label, amount], k) => [
        [10, 200 + 30 * k, label!],
        right(200 + 30 * k, amount!, 1200),
      ]) as Parameters<typeof pageOf>[0]),
    ]);
    const whole = titled([
      [400, 10, 'STATEMENT'],
      [10, 60, 'Opening Balance'],
      right(60, '1,000.00', 1200),
      ...MOVES.flatMap((move, k) => [
        right(100 + k * 30, `${Math.abs(move)}.00`),
        right(100 + k * 30, RUNNING[k]!, 1200),
      ]),
    ]);
    for (const pages of [
      [whole, bill],
      [bill, whole],
    ]) {
      const judge = startStatement();
      for (const page of pages) await judge.add(page, sure);
      expect(judge.judge()).toEqual([]);
    }
  });

  it('is that of a cover or of a last sheet without rows', async () => {
    const summary = pageOf([[10, 100, 'Opening Balance'], right(100, '3,000.00', 1200)]);
    for (const pages of [
      [summary, statement(RUNNING, LAST)],
      [statement(RUNNING, LAST), summary],
    ]) {
      const judge = startStatement();
      for (const page of pages) await judge.add(page, sure);
      expect(judge.judge()).toMatchObject([{ before: '1,000.00', after: '3,000.00' }]);
    }
  });
});
