import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { startStatement } from './closing-balance.ts';
import { runningBalance } from './running-balance.ts';
import { pageOf, right, sure } from '../testing/printed-page.ts';

const MOVES = [100, 50, 25, -10, -5, 40, 60, -35, 20, 15, -30, 70];
/** 1,100.00, 1,150.00, … */
const RUNNING = MOVES.map(
  (_, k) => `1,${String(MOVES.slice(0, k + 1).reduce((sum, m) => sum + m, 0)).padStart(3, '0')}.00`,
);

const statement = (balances: readonly string[], closing: string): ReadPage =>
  pageOf([
    [10, 40, 'Closing Balance'],
    right(40, closing, 500),
    ...MOVES.flatMap((move, k) => [
      right(100 + k * 30, `${Math.abs(move)}.00`),
      right(100 + k * 30, balances[k]!, 1200),
    ]),
  ]);
const LAST = RUNNING.at(-1)!;
const numbered = (page: ReadPage, sheet: string): ReadPage => ({
  ...page,
  lines: [...page.lines, ...pageOf([[10, 900, sheet]]).lines],
});

describe('running balance', () => {
  it('holds when every row follows from the one before, whichever way the amounts go', async () => {
    expect(await runningBalance.judge(statement(RUNNING, LAST), sure)).toEqual([]);
  });

  it('reports one changed balance once, though it breaks two rows', async () => {
    const changed = RUNNING.map((b, k) => (k === 3 ? '9,165.00' : b));
    const found = await runningBalance.judge(statement(changed, LAST), sure);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ strength: 'strong', after: 'P9,165.00' });
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

  it('passes over figures of a summary that end where the balances do', async () => {
    const withSummary = (page: ReadPage): ReadPage => ({
      ...page,
      lines: [
        ...pageOf([
          [900, 10, 'Total credits'],
          right(10, '380.00', 1200),
          [900, 30, 'Total debits'],
          right(30, '80.00', 1200),
          [900, 50, 'Fees'],
          right(50, '12.50', 1200),
        ]).lines,
        ...page.lines,
      ],
    });
    expect(await runningBalance.judge(withSummary(statement(RUNNING, LAST)), sure)).toEqual([]);
    const changed = RUNNING.map((b, k) => (k === 3 ? '9,165.00' : b));
    expect(await runningBalance.judge(withSummary(statement(changed, LAST)), sure)).toMatchObject([
      { strength: 'strong', after: 'P9,165.00' },
    ]);
  });

  it('holds a balance that is carried over against the row right above it, whatever else says the same', async () => {
    const end = 100 + MOVES.length * 30;
    const sheet = (carried: string): ReadPage => {
      const page = statement(RUNNING, LAST);
      const more = pageOf([
        [10, 70, 'Balance b/f'],
        right(70, '1,000.00', 1200),
        [10, end, 'Balance c/f'],
        right(end, carried, 1200),
      ]);
      return { ...page, lines: [...page.lines.slice(2), ...more.lines] };
    };
    for (const [carried, found] of [
      [LAST, 0],
      ['1,000.00', 1],
      [RUNNING[4]!, 1],
    ] as const) {
      const judge = startStatement();
      await judge.add(sheet(carried), sure);
      expect(judge.judge(), carried).toHaveLength(found);
    }
  });

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
    expect(await judged('6,000.00')).toMatchObject([{ strength: 'strong', before: 'P1,000.00' }]);
  });

  it('follows a column that leans, as those of photographs do', async () => {
    const leaning = (closing: string): ReadPage => {
      const page = statement(RUNNING, closing);
      const lines = page.lines.map((line) =>
        line.box.y < 100 ? line : { ...line, box: { ...line.box, x: line.box.x + line.box.y * 0.11 } },
      );
      return { ...page, lines };
    };
    const judged = async (closing: string): Promise<number> => {
      const judge = startStatement();
      await judge.add(leaning(closing), sure);
      return judge.judge().length;
    };
    expect(await judged(LAST)).toBe(0);
    expect(await judged(LAST.replace(/^1/, '7'))).toBe(1);
  });

  it('compares the closing balance with the rows', async () => {
    const judge = startStatement();
    await judge.add(numbered(statement(RUNNING, '7,200.00'), 'Page 1 of 1'), sure);
    expect(judge.judge()[0]).toMatchObject({ strength: 'strong', before: `P${LAST}`, after: 'P7,200.00' });
    const right = startStatement();
    await right.add(statement(RUNNING, LAST), sure);
    expect(right.judge()).toEqual([]);
  });

  it('knows that one sheet of a statement does not hold all its rows', async () => {
    for (const sheet of ['Page 1 of 2', 'no number at all']) {
      const judge = startStatement();
      await judge.add(numbered(statement(RUNNING, '7,200.00'), sheet), sure);
      expect(judge.judge(), sheet).toEqual([]);
    }
    const below = statement(RUNNING, LAST);
    const judge = startStatement();
    const end = 100 + MOVES.length * 30 + 40;
    const closing = pageOf([[10, end, 'Closing Balance'], right(end, '7,200.00', 500)]);
    await judge.add({ ...below, lines: [...below.lines.slice(2), ...closing.lines] }, sure);
    expect(judge.judge()).toMatchObject([{ after: 'P7,200.00' }]);
  });

  it('sees that a closing balance was made from the last row, whatever sheets are missing', async () => {
    const off = LAST.replace(/^\d/, (digit) => String((Number(digit) % 9) + 1));
    const judge = startStatement();
    await judge.add(statement(RUNNING, off), sure);
    expect(judge.judge()).toMatchObject([{ strength: 'strong', before: `P${LAST}`, after: `P${off}` }]);
    const prefixed = startStatement();
    await prefixed.add(statement(RUNNING, `9${LAST}`), sure);
    expect(prefixed.judge()).toHaveLength(1);
  });

  it('sees one of two closing balances that is a digit off', async () => {
    const page = statement(RUNNING, LAST);
    const again = (text: string): ReadPage => ({
      ...page,
      lines: [...page.lines, ...pageOf([[600, 40, 'Closing Balance'], right(40, text, 900)]).lines],
    });
    const wrong = LAST.replace(/^1/, '7');
    const judge = startStatement();
    await judge.add(again(wrong), sure);
    expect(judge.judge()).toMatchObject([{ strength: 'strong', after: `P${wrong}` }]);
    const other = startStatement();
    await other.add(again('200.00'), sure);
    expect(other.judge()).toEqual([]);
  });

  it('is judged by the last row where the list ends on the page, whatever stands among the rows', async () => {
    const sheet = (named: string, under: string): ReadPage => {
      const page = statement(RUNNING, named);
      const more = pageOf([[10, 130 + MOVES.length * 30, under]]);
      return { ...page, lines: [...page.lines, ...more.lines] };
    };
    const judged = async (page: ReadPage): Promise<number> => {
      const judge = startStatement();
      await judge.add(page, sure);
      return judge.judge().length;
    };
    const among = RUNNING[2]!;
    expect(await judged(sheet(among, 'Total deposits 500.00'))).toBe(1);
    expect(await judged(sheet(LAST, 'Total deposits 500.00'))).toBe(0);
    // Where more may follow on another sheet, nothing is known of the last row.
    expect(await judged(sheet(among, 'Page 1'))).toBe(0);
    expect(await judged(sheet(among, 'Total of this page 500.00'))).toBe(0);
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
    expect(judge.judge()).toMatchObject([{ strength: 'strong', before: `P${opening}`, after: 'P3,000.00' }]);
    const untouched = startStatement();
    await untouched.add(whole(opening), sure);
    expect(untouched.judge()).toEqual([]);
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
    expect(await judged('4,000.00', LAST)).toEqual(['P4,000.00']);
    expect(await judged('1,000.00', `9${LAST.slice(1)}`)).toEqual([`P9${LAST.slice(1)}`]);
  });

  it('goes on with the few rows of the last sheet', async () => {
    const sheet = (closing: string): ReadPage[] => {
      const [last] = pageOf([right(0, LAST)]).lines;
      const before = Number(last!.text.replace(',', ''));
      const next = `1,${String(before - 1000 + 200).padStart(3, '0')}.00`;
      const more = pageOf([
        right(100, '200.00'),
        right(100, next, 1200),
        [10, 200, `Closing Balance ${closing === '' ? next : closing}`],
      ]);
      return [statement(RUNNING, next), { ...more, report: { ...more.report, pageInFile: 1 } }];
    };
    const judged = async (closing: string): Promise<number> => {
      const judge = startStatement();
      for (const page of sheet(closing)) await judge.add(page, sure);
      return judge.judge().length;
    };
    expect(await judged('')).toBe(0);
    expect(await judged('9,500.00')).toBe(1);
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
