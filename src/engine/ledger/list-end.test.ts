import { describe, expect, it } from 'vitest';
import { pageOf, right } from '../forensics/testing/printed-page.ts';
import { amountsOf } from './amounts.ts';
import { balanceRows } from './balance-rows.ts';
import { hasRowBeyond } from './list-end.ts';

const PITCH = 40;
const ROWS = [
  ['Cash deposit', '500.00', '1,500.00'],
  ['Card purchase', '-200.00', '1,300.00'],
  ['Card purchase', '-100.00', '1,200.00'],
  ['Debit order', '-50.00', '1,150.00'],
] as const;

/** Does a line that stands over the rows of a list, without a balance, count as one of them? */
function isRowAbove(words: string, day = '01/05/2026'): boolean {
  const page = pageOf([
    [10, 100, day],
    [120, 100, words],
    ...ROWS.flatMap(([description, amount, balance], k) => [
      [10, 140 + PITCH * k, `0${k + 2}/05/2026`] as const,
      [120, 140 + PITCH * k, description] as const,
      right(140 + PITCH * k, amount, 600),
      right(140 + PITCH * k, balance),
    ]),
  ]);
  const rows = balanceRows(page, amountsOf(page))!;
  expect(rows).toHaveLength(ROWS.length);
  return hasRowBeyond(page, rows, PITCH, 'above');
}

describe('a dated line over the first row of a list', () => {
  it.each(['Card purchase', 'ATM C/D 12', 'Cash dep B/D Maun', 'Debit order'])('is a row: %s', (words) => {
    expect(isRowAbove(words)).toBe(true);
  });

  it.each([
    'Balance brought forward',
    'B/F',
    'b/fwd',
    'b/forward',
    'B/F0',
    'C / F',
    'Opening balance',
    'Bal B/FWD.',
  ])('carries a balance over: %s', (words) => {
    expect(isRowAbove(words)).toBe(false);
  });
});
