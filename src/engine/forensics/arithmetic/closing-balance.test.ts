import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right, sure } from '../testing/printed-page.ts';
import { LAST, MOVES, RUNNING, statement } from '../testing/statement-page.ts';
import { startStatement } from './closing-balance.ts';

const numbered = (page: ReadPage, sheet: string): ReadPage => ({
  ...page,
  lines: [...page.lines, ...pageOf([[10, 900, sheet]]).lines],
});

describe('closing balance', () => {
  it('compares the closing balance with the rows', async () => {
    const judge = startStatement();
    await judge.add(numbered(statement(RUNNING, '7,200.00'), 'Page 1 of 1'), sure);
    expect(judge.judge()[0]).toMatchObject({ strength: 'strong', before: `${LAST}`, after: '7,200.00' });
    const right = startStatement();
    await right.add(statement(RUNNING, LAST), sure);
    expect(right.judge()).toEqual([]);
  });

  it('takes the price of opening an account for no opening balance', async () => {
    for (const [label, found] of [
      ['Cost of opening', 0],
      ['Opening fee', 0],
      ['Opening', 1],
      ['Opening Balance', 1],
    ] as const) {
      const judge = startStatement();
      const page = statement(RUNNING, LAST);
      const more = pageOf([[10, 10, label], right(10, '441.00', 500), [10, 900, 'Page 1 of 1']]);
      await judge.add({ ...page, lines: [...page.lines, ...more.lines] }, sure);
      expect(judge.judge(), label).toHaveLength(found);
    }
  });

  it('knows that one sheet of a statement does not hold all its rows', async () => {
    for (const sheet of ['Page 1 of 2', 'no number at all']) {
      const judge = startStatement();
      await judge.add(numbered(statement(RUNNING, '7,200.00'), sheet), sure);
      expect(judge.judge(), sheet).toEqual([]);
    }
    // Half of the page below the rows is empty, as when software starts a new page each month.
    const short = numbered(statement(RUNNING, '7,200.00'), 'Page 1 of 2');
    const roomy = { ...short, report: { ...short.report, height: 4_000 } };
    const first = startStatement();
    await first.add(roomy, sure);
    expect(first.judge()).toEqual([]);
    const whole = startStatement();
    await whole.add({ ...roomy, lines: roomy.lines.filter(({ text }) => !text.startsWith('Page')) }, sure);
    expect(whole.judge()).toMatchObject([{ after: '7,200.00' }]);
    const below = statement(RUNNING, LAST);
    const judge = startStatement();
    const end = 100 + MOVES.length * 30 + 40;
    const closing = pageOf([[10, end, 'Closing Balance'], right(end, '7,200.00', 500)]);
    await judge.add({ ...below, lines: [...below.lines.slice(2), ...closing.lines] }, sure);
    expect(judge.judge()).toMatchObject([{ after: '7,200.00' }]);
  });

  it('knows what may be spent, under the last row, for no balance', async () => {
    const page = statement(RUNNING, LAST);
    const y = 100 + MOVES.length * 30;
    const limit = pageOf([
      [500, y, 'Available balance'],
      right(y, '1,800.00', 900),
      [920, y, '(incl. overdraft limit'],
      right(y, '500.00', 1200),
    ]);
    const judge = startStatement();
    await judge.add(numbered({ ...page, lines: [...page.lines, ...limit.lines] }, 'Page 1 of 1'), sure);
    expect(judge.judge()).toEqual([]);
  });

  it('knows an oldest sheet whose rows are too few to be told from other figures', async () => {
    const row = (y: number, moved: string, balance: string): [number, number, string][] => [
      [10, y, '12/05/2026'],
      right(y, moved),
      right(y, balance, 1200),
    ];
    // The newest row comes first.
    const newest = pageOf([
      [10, 40, 'Opening Balance'],
      right(40, '457.25', 500),
      [10, 900, 'Page 1 of 2'],
      ...MOVES.toReversed().flatMap((move, k) =>
        row(100 + 30 * k, `${Math.abs(move)}.00`, RUNNING[MOVES.length - 1 - k]!),
      ),
    ]);
    const judged = async (oldest: readonly [number, number, string][]): Promise<number> => {
      const judge = startStatement();
      await judge.add(newest, sure);
      await judge.add(pageOf([[10, 900, 'Page 2 of 2'], ...oldest]), sure);
      return judge.judge().length;
    };
    // The first sheet alone, as a picture of it has.
    const first = startStatement();
    await first.add(newest, sure);
    expect(first.judge()).toEqual([]);
    expect(await judged([])).toBe(1);
    expect(await judged([...row(60, '232.50', '1,000.00'), ...row(90, '310.25', '767.50')])).toBe(0);
  });

  it('takes no sheet for the last that was fed last: sheets may come backwards, or fronts before backs', async () => {
    const half = (from: number, closing: string): ReadPage => {
      const shown = (k: number): [number, number, string][] => [
        right(100 + k * 30, `${Math.abs(MOVES[k]!)}.00`),
        right(100 + k * 30, RUNNING[k]!, 1200),
      ];
      const cells = Array.from({ length: 6 }, (_, k) => shown(from + k)).flat();
      return pageOf([
        ...(closing ? [[10, 40, 'Closing Balance'] as const, right(40, closing, 500)] : []),
        ...cells,
      ]);
    };
    const judged = async (...pages: ReadPage[]) => {
      const judge = startStatement();
      for (const page of pages) await judge.add(page, sure);
      return judge.judge();
    };
    const [one, two] = [numbered(half(0, LAST), 'Page 1 of 2'), numbered(half(6, ''), 'Page 2 of 2')];
    expect(await judged(one, two)).toEqual([]);
    expect(await judged(two, one)).toEqual([]);
    const [next, rest] = [numbered(half(0, '9,999.00'), 'Page 1 of 2'), numbered(half(6, ''), 'Page 2 of 2')];
    expect(await judged(two, one, rest, next)).toEqual([]);
    const changed = numbered(half(0, '7,200.00'), 'Page 1 of 2');
    expect(await judged(changed, two)).toMatchObject([{ after: '7,200.00' }]);
  });

  it('takes no sheet that lies above another in one picture for the last', async () => {
    // Skewed, so that the second sheet's columns begin beside those of the first.
    const sheet = (y: number, rows: number, x = 0): ReadPage['lines'] =>
      pageOf([
        [10, y, 'Closing Balance'],
        right(y, '7,200.00', 500),
        ...MOVES.slice(0, rows).flatMap((move, k) => [
          [10 + x, y + 60 + k * 30, `${String(k + 1).padStart(2, '0')}/08/2026`] as [number, number, string],
          right(y + 60 + k * 30, `${Math.abs(move)}.00`, 800 + x),
          right(y + 60 + k * 30, RUNNING[k]!, 1200 + x),
        ]),
      ]).lines;
    const page = statement(RUNNING, '');
    const judge = startStatement();
    const report = { ...page.report, height: 1_100 };
    await judge.add({ ...page, report, lines: [...sheet(40, MOVES.length), ...sheet(700, 5, 60)] }, sure);
    expect(judge.judge()).toEqual([]);
    const alone = startStatement();
    await alone.add({ ...page, report, lines: sheet(40, MOVES.length) }, sure);
    expect(alone.judge()).toMatchObject([{ after: '7,200.00' }]);
  });

  it('sees that a closing balance was made from the last row, whatever sheets are missing', async () => {
    const off = LAST.replace(/^\d/, (digit) => String((Number(digit) % 9) + 1));
    const judge = startStatement();
    await judge.add(statement(RUNNING, off), sure);
    expect(judge.judge()).toMatchObject([{ strength: 'strong', before: `${LAST}`, after: `${off}` }]);
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
    expect(judge.judge()).toMatchObject([{ strength: 'strong', after: `${wrong}` }]);
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
    // If another sheet may follow, the last row is unknown.
    expect(await judged(sheet(among, 'Page 1'))).toBe(0);
    expect(await judged(sheet(among, 'Total of this page 500.00'))).toBe(0);
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

  it('may stand under a list of another month further down the page', async () => {
    const october = MOVES.flatMap((move, k) => [
      [10, 100 + k * 30, `${String(k + 10)} Oct 2026`] as const,
      right(100 + k * 30, `${Math.abs(move)}.00`),
      right(100 + k * 30, RUNNING[k]!, 1200),
    ]);
    const end = 100 + MOVES.length * 30;
    // Its columns are as wide as its own words, not as those of the list above.
    const november = [
      [10, end + 220, '03 Nov 2026'] as const,
      right(end + 220, '25.00', 840),
      right(end + 220, '1,325.00', 1240),
      [10, end + 250, '09 Nov 2026'] as const,
      right(end + 250, '10.00', 840),
      right(end + 250, '1,335.00', 1240),
      [10, end + 290, 'Closing Balance'] as const,
      right(end + 290, '1,335.00', 500),
    ];
    const judged = async (page: ReadPage): Promise<number> => {
      const judge = startStatement();
      await judge.add(page, sure);
      return judge.judge().length;
    };
    expect(await judged(pageOf([...october, ...november]))).toBe(0);
    const alone = [[10, end + 40, 'Closing Balance'] as const, right(end + 40, '7,200.00', 500)];
    expect(await judged(pageOf([...october, ...alone]))).toBe(1);
  });
});
