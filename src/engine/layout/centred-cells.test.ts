import { expect, test } from 'vitest';
import { pageOf } from '../documents/testing/page-of.ts';
import { layOut } from './page-layout.ts';

const rows = (lines: Parameters<typeof pageOf>[0]): string[] =>
  layOut(pageOf(lines)).rows.map((row) => row.map((s) => s.text).join(' | '));

test('a cell beside one of two lines shares a row with both', () => {
  expect(
    rows([
      [400, 100, 'Plot 67, Commerce Park,'],
      [60, 113, 'Registered office'],
      [400, 126, 'Gaborone'],
      [60, 220, 'Status'],
      [400, 220, 'Active'],
    ]),
  ).toEqual(['Registered office | Plot 67, Commerce Park, Gaborone', 'Status | Active']);
});

test('running text beside a line is not joined', () => {
  const text = [100, 126, 152, 178].map((y, i): [number, number, string] => [400, y, `words of line ${i}`]);
  expect(rows([...text, [60, 139, 'Aside']])).toHaveLength(5);
});

test('two amounts under each other are two values, whatever stands beside them', () => {
  expect(
    rows([
      [400, 100, '4,597.90'],
      [60, 113, 'TOTAL DEDUCTIONS'],
      [400, 126, '12,654.90'],
      [60, 139, 'NET SALARY'],
    ]).join(' / '),
  ).not.toContain('4,597.90 12,654.90');
});
