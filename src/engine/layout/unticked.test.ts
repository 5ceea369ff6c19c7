import { expect, test } from 'vitest';
import { layOut } from './page-layout.ts';
import { pageOf, lines } from '../documents/testing/page-of.ts';

const rowsOf = (...text: string[]): string[] =>
  layOut(pageOf(lines(...text))).rows.map((row) => row.map((s) => s.text).join(' | '));

test('an option that is not ticked is not said', () => {
  expect(rowsOf('Basis of work: [ ] Seasonal [x] Fixed term [ ] Casual')).toEqual([
    'Basis of work: | Fixed term',
  ]);
  expect(rowsOf('☐ Owner ☒ Tenant')).toEqual(['Tenant']);
});

test.each([
  ['no box is ticked', 'Basis: [ ] Seasonal [ ] Casual'],
  ['the boxes stand behind their options', 'Seasonal [x] Casual [ ]'],
  ['only ticks are printed', '[x] Salary [x] Housing'],
])('a row is left as printed where %s', (_, row) => {
  expect(rowsOf(row).join(' ')).toBe(row);
});
