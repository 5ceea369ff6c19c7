import { describe, expect, it } from 'vitest';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import { amountsOf } from './amounts.ts';
import { billTotal } from './bill-total.ts';
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
      pageOf([[0, 0, 'P1,234.50 and 12 345.00 (7.25) on 01.02.2026 at 7.50% ref 1234567 BWP 22, 081.00']]),
    );
    expect(amounts.map((a) => a.cents)).toEqual([123450, 1234500, 725, 2208100]);
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

  it('names the line that one digit explains, of two tables in one column', async () => {
    const lines = (pension: string): ReadPage =>
      pageOf([
        ...(['4,000.00', '1,000.00'] as const).map((t, k) => right(100 + 40 * k, t)),
        [10, 180, 'Gross Pay'],
        right(180, '5,000.00'),
        [10, 280, 'Deductions'],
        [10, 320, 'PAYE'],
        right(320, '400.00'),
        [10, 360, 'Pension'],
        right(360, pension),
        [10, 400, 'Total Deductions'],
        right(400, '600.00'),
        [10, 500, 'NET PAY'],
        right(500, '4,400.00'),
      ]);
    expect(await netPay.judge(lines('200.00'), sure)).toEqual([]);
    expect(await netPay.judge(lines('900.00'), sure)).toMatchObject([
      { strength: 'strong', before: 'P600.00', after: 'P1,300.00', box: { y: 360 } },
    ]);
    // A line over the others whose amount was not read may be what is missing.
    const less = lines('100.00');
    expect(await netPay.judge(less, sure)).toMatchObject([{ strength: 'strong', after: 'P500.00' }]);
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
});

/** Charges of 500.00 with 14 % tax, 20.00 brought forward: 590.00. */
const bill = (total: string, water = '300.00', tax: string | null = '70.00'): ReadPage =>
  pageOf([
    [10, 100, 'Balance B/FWD'],
    right(100, '20.00'),
    [10, 140, 'Potable water'],
    right(140, water),
    [10, 180, 'Wastewater'],
    right(180, '200.00'),
    ...(tax ? [[10, 220, 'VAT 14%'] as const, right(220, tax)] : []),
    [10, 260, 'TOTAL AMOUNT DUE'],
    right(260, `P${total}`),
  ]);

describe('the total of a bill', () => {
  it('is the sum of the charges and their tax', async () => {
    expect(await billTotal.judge(bill('590.00'), sure)).toEqual([]);
  });

  it('is blamed where the tax fits the charges', async () => {
    expect(await billTotal.judge(bill('990.00'), sure)).toMatchObject([
      { strength: 'strong', before: 'P590.00', after: 'P990.00', box: { y: 260 } },
    ]);
  });

  it('is not blamed where the tax fits it: then a charge was changed', async () => {
    const [found] = await billTotal.judge(bill('590.00', '100.00'), sure);
    expect(found).toMatchObject({ strength: 'strong', before: 'P590.00', after: 'P390.00' });
    expect(found!.explanation).toContain('one of the charges was changed');
  });

  it('is found behind a second language and a currency, after what is carried over', async () => {
    const both = (total: string): ReadPage =>
      pageOf([
        [10, 100, 'Energy'],
        right(100, '300.00'),
        [10, 140, 'Levy'],
        right(140, '200.00'),
        [10, 180, 'VAT @ 14%'],
        right(180, '70.00'),
        [10, 220, 'Current charges'],
        right(220, '570.00'),
        [10, 260, 'Arrears'],
        right(260, '20.00'),
        [10, 300, 'TOTAL AMOUNT DUE / PALOGOTLHE'],
        right(300, `BWP ${total}`),
      ]);
    expect(await billTotal.judge(both('590.00'), sure)).toEqual([]);
    expect(await billTotal.judge(both('890.00'), sure)).toMatchObject([{ before: 'P590.00' }]);
  });

  it('knows that one charge may be free of tax', async () => {
    // 14 % of 200.00, the wastewater: the first block of water is free of tax.
    expect(await billTotal.judge(bill('548.00', '300.00', '28.00'), sure)).toEqual([]);
    expect(await billTotal.judge(bill('948.00', '300.00', '28.00'), sure)).toMatchObject([
      { strength: 'strong', before: 'P548.00', after: 'P948.00' },
    ]);
  });

  it('named once more must be the same, but for what was brought forward', async () => {
    const again = (text: string): ReadPage => {
      const page = bill('590.00');
      return {
        ...page,
        lines: [...page.lines, ...pageOf([[600, 20, 'Amount due'], right(20, text, 900)]).lines],
      };
    };
    expect(await billTotal.judge(again('P590.00'), sure)).toEqual([]);
    expect(await billTotal.judge(again('P610.00'), sure)).toEqual([]);
    // After the due date it may be anything else.
    expect(await billTotal.judge(again('P649.00'), sure)).toEqual([]);
    expect(await billTotal.judge(again('P890.00'), sure)).toMatchObject([
      { strength: 'strong', before: 'P590.00', after: 'P890.00' },
    ]);
  });

  it('accuses nobody where nothing vouches for either side, or where the tax may be misread too', async () => {
    expect(await billTotal.judge(bill('990.00', '300.00', null), sure)).toEqual([]);
    expect(await billTotal.judge(bill('990.00', '300.00', '75.00'), sure)).toEqual([]);
    expect((await billTotal.judge(bill('990.00'), unsure)).map((f) => f.strength)).toEqual(['weak']);
  });
});
