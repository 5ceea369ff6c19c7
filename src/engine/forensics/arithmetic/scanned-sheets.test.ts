import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right, sure, unsure } from '../testing/printed-page.ts';
import type { IsBlank } from './blank-paper.ts';
import { startScannedSheets } from './scanned-sheets.ts';

type Entry = readonly [moved: string, balance: string];

/** A scanned sheet with a row every 40 pixels, and what stands over the first and under the last. */
const sheet = (number: string, rows: readonly Entry[], { over = '', under = '' } = {}): ReadPage => {
  const at = (k: number): number => 200 + 40 * k;
  const page = pageOf([
    [600, 20, number],
    [10, 120, 'Date'],
    right(120, 'Moved', 600),
    right(120, 'Balance'),
    ...(over ? [[120, 160, 'Brought forward'] as const, right(160, over)] : []),
    ...rows.flatMap(([moved, balance], k) => [
      [10, at(k), `1${k}/05/2026`] as const,
      [150, at(k), 'Grocer'] as const,
      right(at(k), moved, 600),
      right(at(k), balance),
    ]),
    ...(under ? [[150, at(rows.length), 'Carried forward'] as const, right(at(rows.length), under)] : []),
  ]);
  return { ...page, lines: page.lines.map((line) => ({ ...line, reader: 'quick' as const })) };
};

const MAY: readonly Entry[] = [
  ['-120.40', '2,879.60'],
  ['-79.60', '2,800.00'],
  ['-310.25', '2,489.75'],
  ['-89.75', '2,400.00'],
];
const ON: readonly Entry[] = [
  ['-400.10', '1,999.90'],
  ['-99.90', '1,900.00'],
  ['-31.15', '1,868.85'],
  ['-68.85', '1,800.00'],
];
const OTHER: readonly Entry[] = [
  ['-250.30', '7,949.70'],
  ['-49.70', '7,900.00'],
  ['-612.05', '7,287.95'],
  ['-87.95', '7,200.00'],
];

describe('scanned sheets of a statement', () => {
  const blank: IsBlank = () => true;
  const judged = async (
    first: ReadPage,
    second: ReadPage,
    { confirm = sure, isBlank = blank } = {},
  ): Promise<string[]> => {
    const judge = startScannedSheets();
    await judge.add(first, confirm, isBlank);
    return (await judge.add(second, confirm, isBlank)).map((f) => `${f.strength} ${f.before} ${f.after}`);
  };
  const first = sheet('Page 1 of 2', MAY);

  it('go on from each other if their numbers do', async () => {
    expect(await judged(first, sheet('Page 2 of 2', ON))).toEqual([]);
    expect(await judged(first, sheet('Page 2 of 2', OTHER))).toEqual(['strong 2,400.00 7,949.70']);
    expect(await judged(first, sheet('Page 1 of 2', OTHER))).toEqual([]);
    expect(await judged(first, sheet('Page 2 of 3', OTHER))).toEqual([]);
  });

  it('may carry their balances over in rows of their own', async () => {
    const closed = sheet('Page 1 of 2', MAY, { under: '2,400.00' });
    expect(await judged(closed, sheet('Page 2 of 2', ON, { over: '2,400.00' }))).toEqual([]);
    expect(await judged(closed, sheet('Page 2 of 2', OTHER, { over: '8,200.00' }))).toHaveLength(1);
    // The same balance, or one from which the rows do not follow: something was not read.
    expect(await judged(closed, sheet('Page 2 of 2', OTHER, { over: '2,400.00' }))).toEqual([]);
    expect(await judged(closed, sheet('Page 2 of 2', OTHER, { over: '8,300.00' }))).toEqual([]);
    expect(
      await judged(sheet('Page 1 of 2', MAY, { under: '2,350.00' }), sheet('Page 2 of 2', OTHER)),
    ).toEqual([]);
  });

  it('are not judged where a row may be unread, or a figure is not confirmed', async () => {
    const second = sheet('Page 2 of 2', OTHER);
    expect(await judged(first, second, { confirm: unsure })).toEqual([]);
    expect(await judged(first, second, { isBlank: () => false })).toEqual([]);
    const broken = sheet('Page 1 of 2', [...MAY.slice(0, 2), ['-12.00', '2,489.75'], MAY[3]!]);
    expect(await judged(broken, second)).toEqual([]);
  });
});
