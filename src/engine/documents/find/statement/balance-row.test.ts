import { expect, it } from 'vitest';
import { bestOf, viewOfPages } from '../../testing/find-in.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { balanceRow } from './balance-row.ts';

const both = (lines: readonly PrintedLine[]) => {
  const view = viewOfPages([pageOf(lines)]);
  return [bestOf(balanceRow('opening'), view), bestOf(balanceRow('closing'), view)];
};

it.each<[string, PrintedLine[], (number | null)[]]>([
  [
    'rows of their own',
    [
      [60, 100, 'Balance brought forward'],
      [700, 100, '1,000.00'],
      [60, 400, 'Balance carried forward'],
      [700, 400, '1,229.50'],
    ],
    [1000, 1229.5],
  ],
  [
    'turnovers before the balance',
    [
      [60, 100, 'Closing balance'],
      [400, 100, '70.50'],
      [550, 100, '300.00'],
      [700, 100, '1,229.50'],
    ],
    [null, 1229.5],
  ],
  ['one printed line', [[60, 100, 'Opening balance P1,000.00 Closing balance P1,229.50']], [1000, 1229.5]],
  [
    'the other way round',
    [[60, 100, 'Closing balance: P1,229.50, Opening balance: P1,000.00']],
    [1000, 1229.5],
  ],
  [
    'one row, apart',
    [
      [60, 100, 'Brought forward: 1,000.00'],
      [500, 100, 'Carried forward: 1,229.50'],
    ],
    [1000, 1229.5],
  ],
])('balances in %s', (_, lines, expected) => {
  expect(both(lines)).toEqual(expected);
});
