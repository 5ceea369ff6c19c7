import { signed, type Amount } from '../../ledger/amounts.ts';
import type { Row } from '../../ledger/row-days.ts';

/** Latest rows whose balances may recur: a payment and its reversal are close together. */
const RECENT = 4;
/** Minimum rows on a sheet to judge an account. */
const MIN_ROWS = 8;
/** If more than this share of balances is in whole units, another one is no sign. */
const OFTEN = 0.05;
/** Cents; small remaining balances often equal a fee or interest. */
const LEFT_OVER = 100_00;

/**
 * Is a closing balance, labelled above the rows of its sheet, equal to the balance of a row long before the last? An
 * account rarely returns to exactly the same balance, so it was copied. Round amounts are ignored, as they recur.
 *
 * @param rows of its sheet, in chronological order
 */
export function repeatsEarlierBalance(amount: Amount, rows: readonly Row[]): boolean {
  if (rows.length < MIN_ROWS || isRound(amount, rows)) return false;
  if (rows.some((row) => row.balance.box.y < amount.box.y)) return false;
  const is = (row: Row): boolean => row.balance.cents === amount.cents;
  return rows.slice(0, -RECENT).some(is) && !rows.slice(-RECENT).some(is);
}

/**
 * Is a labelled balance equal to the amount of a row? A closing balance equals a payment only by chance.
 *
 * @param rows of all sheets in the file
 * @param strictly if sheets may be missing: only larger outgoing payments that are not round, since an account may be
 *   emptied down to its last deposit
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
