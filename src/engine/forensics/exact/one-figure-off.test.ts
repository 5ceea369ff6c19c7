import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import type { IsBlank } from '../arithmetic/blank-paper.ts';
import { pageOf, right, rows, sure, unsure } from '../testing/printed-page.ts';
import { oneFigureOff } from './one-figure-off.ts';

type Row = readonly [label: string, amount: string];

const judged = async (list: readonly Row[], ...more: (readonly Row[])[]): Promise<string[]> => {
  const below = more.flatMap((other, k) => rows(900 + 400 * k, other));
  const found = await oneFigureOff.judge(pageOf([...rows(100, list), ...below]), sure);
  return found.map(({ strength, before, after }) => `${strength}: ${after} for ${before}`);
};

/** A tax paper: what was earned, what is taxed, and what is left to pay. */
const assessed = (changed: Readonly<Record<string, string>> = {}): Row[] =>
  (
    [
      ['From work', '272,618.45'],
      ['From elsewhere', '12,906.10'],
      ['Set off', '-8,143.27'],
      ['Left to be taxed', '277,381.28'],
      ['Tax on it', '38,833.38'],
      ['Paid already', '-30,512.94'],
      ['Still to pay', '8,320.44'],
    ] as const
  ).map(([label, amount]) => [label, changed[label] ?? amount]);

describe('one figure off', () => {
  it('finds nothing where each sum is that of its lines', async () => {
    expect(await judged(assessed())).toEqual([]);
  });

  it('names the sum that a changed line or sum spoils, in a list of several', async () => {
    expect(await judged(assessed({ 'From work': '972,618.45' }))).toEqual([
      'strong: 277,381.28 for 977,381.28',
    ]);
    expect(await judged(assessed({ 'Left to be taxed': '1,277,381.28' }))).toHaveLength(1);
    expect(await judged(assessed({ 'Still to pay': '88,320.44' }))).toEqual([
      'strong: 88,320.44 for 8,320.44',
    ]);
  });

  it('subtracts lines that say so without a minus', async () => {
    const fund = (closing: string): Promise<string[]> =>
      judged([
        ['You had', '114,208.19'],
        ['You put in', '9,432.60'],
        ['Less: costs taken', '311.75'],
        ['You have', closing],
      ]);
    expect(await fund('123,329.04')).toEqual([]);
    expect(await fund('623,329.04')).toEqual(['strong: 623,329.04 for 123,329.04']);
  });

  it('accuses no list of which a line only informs, and no difference that the page gives elsewhere', async () => {
    const pay: Row[] = [
      ['Basic', '9,316.55'],
      ['Company car (benefit)', '3,000.00'],
      ['Housing', '1,102.20'],
      ['Earned', '10,418.75'],
    ];
    expect(await judged(pay)).toEqual([]);
    const due: Row[] = [
      ['Rent', '6,418.75'],
      ['Water', '318.40'],
      ['Asked for', '4,737.15'],
    ];
    expect(await judged(due)).toEqual(['strong: 4,737.15 for 6,737.15']);
    expect(await judged(due, [['Paid in advance', '2,000.00']])).toEqual([]);
    expect(await judged(due, [['Paid', '500.00'], ['Credit', '1,500.00']])).toEqual([]); // prettier-ignore
  });

  it('accuses no summary whose money out has no minus, and no figure that a round amount parts from a line', async () => {
    const summary: Row[] = [
      ['To begin with', '10,000.00'],
      ['In', '5,432.10'],
      ['Out', '2,000.00'],
      ['In the end', '13,432.10'],
    ];
    expect(await judged(summary)).toEqual([]);
    const balances: Row[] = [
      ['Fee', '200.00'],
      ['Brought along', '5,432.10'],
      ['Taken along', '5,332.10'],
    ];
    expect(await judged(balances)).toEqual([]);
  });

  it('knows that relief may be taken from taxable pay without being printed', async () => {
    const pay = (label: string, rest = 'Net Pay'): Promise<string[]> =>
      judged(
        [
          ['Basic', '14,230.55'],
          ['Night work', '1,115.12'],
          [label, '12,345.67'],
        ],
        [[rest, '11,002.18']],
      );
    expect(await pay('Taxable pay')).toEqual([]);
    expect(await pay('Taxable income', 'Balance payable')).toHaveLength(1);
    expect(await pay('Earned')).toEqual(['strong: 12,345.67 for 15,345.67']);
  });

  it('names a line that was changed where other figures make the sum', async () => {
    const receipt: Row[] = [
      ['Levy', '312.48'],
      ['Books', '941.37'],
      ['In all', '653.85'],
      ['Handed over', '700.00'],
      ['Given back', '46.15'],
    ];
    expect(await judged(receipt)).toEqual(['strong: 653.85 for 1,253.85']);
  });

  it('accuses no rounded sum, and no round figures, which are often alike', async () => {
    const list = (total: string): Promise<string[]> =>
      judged([
        ['Wages', '11,203.40'],
        ['Bus', '1,182.60'],
        ['To pay', total],
      ]);
    expect(await list('12,385.50')).toEqual([]);
    expect(await list('12,380.00')).toEqual([]);
    expect(await list('17,386.00')).toHaveLength(1);
    const round: Row[] = [
      ['Monday', '12,500.00'],
      ['Tuesday', '1,350.00'],
      ['Wednesday', '12,850.00'],
    ];
    expect(await judged(round)).toEqual([]);
  });

  describe('on paper', () => {
    const scanned = (list: readonly Row[], head?: string): ReadPage => {
      const page = pageOf([...(head ? [right(60, head)] : []), ...rows(100, list)]);
      return { ...page, lines: page.lines.map((line) => ({ ...line, reader: 'ppocr' as const })) };
    };
    const changed = assessed({ 'Still to pay': '88,320.44' });
    const blank: IsBlank = () => true;
    const found = async (
      page: ReadPage,
      confirm = sure,
      isBlank: IsBlank | undefined = blank,
    ): Promise<number> => (await oneFigureOff.judge(page, confirm, isBlank)).length;

    it('judges what both readers read, and no paper that cannot be looked at', async () => {
      expect(await found(scanned(changed))).toBe(1);
      expect(await found(scanned(assessed()))).toBe(0);
      expect(await found(scanned(changed), unsure)).toBe(0);
      expect((await oneFigureOff.judge(scanned(changed), sure)).length).toBe(0);
    });

    it('judges no list of which a line may be unread', async () => {
      const list: Row[] = [
        ['Wages', '11,203.47'],
        ['Bus', '1,182.66'],
        ['To pay', '17,386.13'],
      ];
      const page = scanned(list);
      expect(await found(page)).toBe(1);
      // Ink in the place of a row: between the amounts, or over the first.
      const inkAt =
        (y: number): IsBlank =>
        (part) =>
          part.y > y || part.y + part.height < y;
      expect(await found(page, sure, inkAt(130))).toBe(0);
      expect(await found(page, sure, inkAt(85))).toBe(0);
      expect(await found(scanned(list, 'Amount'), sure, inkAt(85))).toBe(1);
      const other = { ...page.lines[0]!, box: { x: 10, y: 161, width: 120, height: 16 } };
      expect(await found({ ...page, lines: [...page.lines, other] })).toBe(0);
    });
  });

  it('asks for one digit less where the label names a sum', async () => {
    const list = (total: string): Row[] => [
      ['Trowel', '61.35'],
      ['Bucket', '82.70'],
      [total, '744.05'],
    ];
    expect(await judged(list('Altogether'))).toEqual([]);
    expect(await judged(list('Total'))).toEqual(['strong: 744.05 for 144.05']);
  });
});
