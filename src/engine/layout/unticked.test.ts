import { expect, test } from 'vitest';
import { layOut } from './page-layout.ts';
import { pageOf, lines } from '../documents/testing/page-of.ts';

const rowsOf = (...text: string[]): string[] =>
  layOut(pageOf(lines(...text))).rows.map((row) => row.map((s) => s.text).join(' | '));

test.each([
  ['Basis of work: [ ] Seasonal [x] Fixed term [ ] Casual', 'Basis of work: | Fixed term'],
  ['☐ Owner ☒ Tenant', 'Tenant'],
  ['Basis: ( ) Seasonal (x) Casual', 'Basis: | Casual'],
  ['Basis: ○ Seasonal ● Casual', 'Basis: | Casual'],
  ['Basis: Seasonal ■ Casual □', 'Basis: Seasonal'],
  ['Basis: Seasonal □ Casual ■', 'Basis: | Casual'],
])('an option that is not ticked is not said: %s', (row, said) => {
  expect(rowsOf(row).join(' ')).toBe(said);
});

test.each([
  ['Basis: [ ] Seasonal [ ] Casual', 'Basis:'],
  ['Basis: □ Seasonal □ Casual', 'Basis:'],
  ['Basis: Seasonal ☐ Casual ☐', 'Basis:'],
])('where no box is ticked, none of the options is said: %s', (row, said) => {
  expect(rowsOf(row).join(' ')).toBe(said);
});

test.each([
  ['only ticks are printed', '[x] Salary [x] Housing'],
  ['a square may be the bullet of a list', '□ Store keys are kept'],
])('a row is left as printed where %s', (_, row) => {
  expect(rowsOf(row).join(' ')).toBe(row);
});

test('an option goes on below a box at the end of its row', () => {
  const page = pageOf([
    [60, 60, 'Basis'],
    [400, 60, '☐ Seasonal ☒ Fixed term ☐'],
    [400, 88, 'Casual'],
  ]);
  expect(layOut(page).segments.map((s) => s.text)).toEqual(['Basis', 'Fixed term']);
});
