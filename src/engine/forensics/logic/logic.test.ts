import { describe, expect, it } from 'vitest';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import { amountsOf } from './amounts.ts';
import { startStatement } from './closing-balance.ts';
import { netPay } from './net-pay.ts';
import { runningBalance } from './running-balance.ts';

/** A page whose cells are `[x, y, text]`: ten pixels a character, twenty high. */
function pageOf(cells: readonly (readonly [number, number, string])[]): ReadPage {
  const lines = cells.map(([x, y, text]): TextLine => ({
    text,
    confidence: 0.99,
    reader: 'text-layer',
    box: { x, y, width: text.length * 10, height: 20 },
  }));
  return { lines, report: { pageInFile: 0 }, mrz: null, barcodes: [], marks: [] } as unknown as ReadPage;
}

const right = (y: number, text: string, edge = 800): [number, number, string] => [
  edge - text.length * 10,
  y,
  text,
];
const sure = async (): Promise<boolean> => true;
const unsure = async (): Promise<boolean> => false;

/** 4,000 + 1,000 = 5,000; 400 + 200 = 600; 5,000 − 600 = 4,400. */
const payslip = (net: string, gross = '5,000.00', basic = '4,000.00'): ReadPage =>
  pageOf([
    [10, 100, 'Basic Salary'],
    right(100, basic),
    [10, 140, 'Housing'],
    right(140, '1,000.00'),
    [10, 180, 'Gross Pay'],
    right(180, gross),
    [10, 300, 'PAYE'],
    right(300, '400.00', 1200),
    [10, 340, 'Pension'],
    right(340, '200.00', 1200),
    [10, 380, 'Total Deductions'],
    right(380, '600.00', 1200),
    [10, 500, 'NET PAY'],
    right(500, `P${net}`),
  ]);

describe('amounts', () => {
  it('reads thousands and cents, and leaves dates, percentages and bare numbers alone', () => {
    const amounts = amountsOf(
      pageOf([[0, 0, 'P1,234.50 and 12 345.00 (7.25) on 01.02.2026 at 7.50% ref 1234567']]),
    );
    expect(amounts.map((a) => a.cents)).toEqual([123450, 1234500, 725]);
    expect(amounts[2]!.negative).toBe(true);
  });
});

describe('net pay', () => {
  it('says nothing when gross less deductions is net', async () => {
    expect(await netPay.judge(payslip('4,400.00'), sure)).toEqual([]);
  });

  it('finds a changed net pay and says what it should be', async () => {
    const [found] = await netPay.judge(payslip('9,400.00'), sure);
    expect(found).toMatchObject({ strength: 'strong', before: 'P4,400.00', after: 'P9,400.00' });
  });

  it('finds a changed gross by its lines, and a changed line by the totals', async () => {
    expect(
      (await netPay.judge(payslip('4,400.00', '8,000.00'), sure)).some(
        (f) => f.strength === 'strong' && f.before === 'P5,000.00',
      ),
    ).toBe(true);
    expect(
      (await netPay.judge(payslip('4,400.00', '5,000.00', '7,000.00'), sure)).some(
        (f) => f.strength === 'strong',
      ),
    ).toBe(true);
  });

  it('never accuses on figures that the second reader does not confirm', async () => {
    expect((await netPay.judge(payslip('9,400.00'), unsure)).map((f) => f.strength)).toEqual(['weak']);
  });
});

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

  it('compares the closing balance with the rows', async () => {
    const judge = startStatement();
    await judge.add(statement(RUNNING, '7,200.00'), sure);
    expect(judge.judge()[0]).toMatchObject({ strength: 'strong', before: `P${LAST}`, after: 'P7,200.00' });
    const right = startStatement();
    await right.add(statement(RUNNING, LAST), sure);
    expect(right.judge()).toEqual([]);
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
});
