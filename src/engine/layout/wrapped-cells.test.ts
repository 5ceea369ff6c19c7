import { expect, test } from 'vitest';
import { pageOf, type PrintedLine } from '../documents/testing/page-of.ts';
import { layOut } from './page-layout.ts';

const rows = (lines: readonly PrintedLine[]): string[] =>
  layOut(pageOf(lines)).rows.map((row) => row.map((s) => s.text).join(' | '));

/** A row of a statement whose narrow columns break the date and the balance. */
const entry = (y: number, day: [string, string], words: string, balance: [string, string]): PrintedLine[] => [
  [60, y, day[0]],
  [60, y + 24, day[1]],
  [200, y, words],
  [800 - 10 * balance[0].length, y, balance[0]],
  [800 - 10 * balance[1].length, y + 24, balance[1]],
];

test('dates broken at a hyphen or a blank and amounts broken between their thousands are whole', () => {
  expect(
    rows([
      ...entry(100, ['2026-08-', '02'], 'AIRTIME', ['14', '604.56']),
      ...entry(160, ['2026-08-', '03'], 'CASH DEPOSIT', ['113', '843.26-']),
      ...entry(220, ['05', 'Aug'], 'ATM WITHDRAWAL', ['22', '545.30']),
    ]),
  ).toEqual([
    '2026-08-02 | AIRTIME | 14 604.56',
    '2026-08-03 | CASH DEPOSIT | 113 843.26-',
    '05 Aug | ATM WITHDRAWAL | 22 545.30',
  ]);
});

test('a short number that stands alone in its column is none of the broken amounts', () => {
  const lines: PrintedLine[] = [
    [780, 100, '14'],
    [740, 124, '604.56'],
    [780, 180, '13'],
    [740, 204, '843.26'],
    [780, 260, '26'],
  ];
  expect(rows(lines)).toHaveLength(5);
});

test('a count above an amount in an even column is another value', () => {
  const lines = [100, 140, 180, 220].map((y, i): PrintedLine =>
    i % 2 === 0 ? [780, y, '22'] : [740, y, '237.50'],
  );
  expect(rows(lines)).toHaveLength(4);
});

test.each([
  ['Company Type', 'Limited'],
  ['Legal Form', '(Pty) Ltd'],
  ['Type of Company', 'Private Limited'],
  ['Entity Type / Mofuta wa Kompone', 'Limited'],
  ['Mofuta wa Khamphani', 'Proprietary Limited'],
  ['Form (of the Business)', 'Limited company'],
  ['CORPORATE STRUCTURE', 'LLC'],
  ['Taxpayer Class', 'Ltd'],
  ['Kind', 'Company'],
])('"%s" above "%s" is a caption above what it asks for', (caption, form) => {
  expect(
    rows([
      [60, 100, caption],
      [60, 124, form],
    ]),
  ).toEqual([caption, form]);
});

test.each([
  ['Nata Milling', '(Pty) Ltd'],
  ['World Class', '(Pty) Ltd'],
  ['Nature of Africa', '(Pty) Ltd'],
  ['Kgale Free Form', 'Limited'],
  ['Classic Types', 'Pty Ltd'],
])('"%s" above "%s" is one name', (name, form) => {
  expect(
    rows([
      [60, 100, name],
      [60, 124, form],
    ]),
  ).toEqual([`${name} ${form}`]);
});
