import { expect, test } from 'vitest';
import { pageOf, type PrintedLine } from '../documents/testing/page-of.ts';
import { withCellsUnderHeads } from './cells-under-heads.ts';
import { layOut } from './page-layout.ts';
import { splitLine } from './segment.ts';

const rowsOf = (...printed: PrintedLine[]): string[][] =>
  layOut(pageOf(printed)).rows.map((row) => row.map(({ text }) => text));

test('values that a reader joined are parted where the heads of their columns begin', () => {
  expect(
    rowsOf(
      [60, 60, 'Invoice no'],
      [180, 60, 'Account no'],
      [300, 60, 'Invoice date'],
      [60, 90, '9001188271  3300118842  05.10.2026'],
    )[1],
  ).toEqual(['9001188271', '3300118842', '05.10.2026']);
});

test('heads that a reader joined are parted where the values below them begin', () => {
  expect(
    rowsOf(
      [60, 60, 'Account name'],
      [300, 60, 'Account number Currency'],
      [60, 90, 'Kago Example'],
      [300, 90, '10004488291'],
      [450, 90, 'BWP'],
    )[0],
  ).toEqual(['Account name', 'Account number', 'Currency']);
});

test('a heading of a whole table is not parted above its columns', () => {
  const rows = rowsOf(
    [60, 60, 'Deposits and other credits'],
    [60, 90, '25/08/2026'],
    [260, 90, 'Salary'],
    [600, 90, '9,044.10'],
  );
  expect(rows[0]).toEqual(['Deposits and other credits']);
});

test('words of a sentence, and a value of several words under one head, stay together', () => {
  const rows = rowsOf(
    [60, 60, 'Name'],
    [200, 60, 'Residential address'],
    [60, 90, 'Kago Example'],
    [200, 90, 'Plot 118 Sedie Ward Maun'],
    [60, 150, 'Statement'],
    [400, 150, 'Branch'],
    [60, 180, 'We confirm that on 4 May 2026 the account was opened at the branch in Maun.'],
  );
  expect(rows[1]).toEqual(['Kago Example', 'Plot 118 Sedie Ward Maun']);
  expect(rows[3]).toHaveLength(1);
});

test('a page that is crowded with heads and values is looked through near each, not as a whole', () => {
  const crowded = (rows: number): number => {
    const page = pageOf(
      Array.from({ length: rows * 20 }, (_, i): PrintedLine => {
        const [row, column] = [Math.floor(i / 20), i % 20];
        return [60 + 90 * column, 60 + 30 * row, row % 2 === 0 ? 'Account no' : '9001 3300'];
      }),
    );
    const pieces = page.lines.flatMap((line) => splitLine(line, 0));
    const before = process.cpuUsage();
    withCellsUnderHeads(pieces);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  crowded(50);
  // Eight times the rows: eight times the work, where a look at all pairs takes 64 times.
  const best = (rows: number): number => Math.min(...[1, 2, 3, 4, 5].map(() => crowded(rows)));
  expect(best(400)).toBeLessThan(40 * best(50));
});
