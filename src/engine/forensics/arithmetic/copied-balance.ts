import { signed, type Amount } from '../../ledger/amounts.ts';
import type { Row } from '../../ledger/row-days.ts';

/** Rows before the last one whose balances may come back: a payment and its reversal lie close together. */
const RECENT = 4;
/** Fewer rows on a sheet show too little of an account. */
const MIN_ROWS = 8;
/** Share of balances in whole units from which one more says nothing. */
const OFTEN = 0.05;
/** In cents: what little is left on an account is a fee or its interest soon enough. */
const LEFT_OVER = 100_00;

/**
 * A closing balance named over the rows of its sheet that is, to the last figure, the balance of a row long before the last one:
 * an account does not come back to it, somebody copied it. Round sums come back.
 *
 * @param rows of its sheet, in the order of time
 */
export function repeatsEarlierBalance(amount: Amount, rows: readonly Row[]): boolean {
  if (rows.length < MIN_ROWS || isRound(amount, rows)) return false;
  if (rows.some((row) => row.balance.box.y < amount.box.y)) return false;
  const is = (row: Row): boolean => row.balance.cents === amount.cents;
  return rows.slice(0, -RECENT).some(is) && !rows.slice(-RECENT).some(is);
}

/**
 * Is a named balance the amount of some row? No account closes with what one of its payments was, but by chance.
 *
 * @param rows of all sheets that are in the file
 * @param strictly where sheets may be missing: only of larger payments out that are no round sums, since an account that
 *   was emptied holds what came in last
 */
export function copiedFrom(amount: Amount, rows: readonly Row[], strictly: boolean): boolean {
  if (strictly && (isRound(amount, rows) || amount.cents < LEFT_OVER)) return false;
  return rows.some((row, k) => {
    const before = rows[k - 1];
    const isOut = before !== undefined && signed(row.balance) < signed(before.balance);
    return (!strictly || isOut) && row.others.some((o) => o.cents === amount.cents);
  });
}

/** Whole units, on an account whose balances often are. */
function isRound({ cents }: Amount, rows: readonly Row[]): boolean {
  const round = rows.filter((row) => row.balance.cents % 100 === 0).length;
  return cents % 100 === 0 && round > OFTEN * rows.length;
}
