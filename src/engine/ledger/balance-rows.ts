import { CARRIED_OVER } from '../lexicon/carried-over.ts';
import { sharedWidth } from '../../contract/geometry.ts';
import type { ReadPage } from '../../contract/pages.ts';
import { sameRow, signed, type Amount } from './amounts.ts';
import { columnsBy, leftEdge, rightEdge } from './amount-columns.ts';
import { isCarriedOver } from './balance-labels.ts';
import { followsByDay, onEveryRow, onFirstRows, onLastRows } from './days-balance.ts';
import { numberRows } from './number-rows.ts';
import { isDay, type Row } from './row-days.ts';

/** Shares of an amount's height: edges of one column, left edges; overlap with a header (chosen on drawn specimens, ADR 401). */
const COLUMN = { edge: 1.5, left: 0.8, head: 0.5 } as const;

/** Minimum rows that follow from the row before for a column to be a running balance; chance gives none. */
const MIN_ROWS = 2;
const MIN_SHARE = 0.5;

/** Rows without a transaction: a balance carried over, with or without column totals. */
const CARRIED = new RegExp(
  String.raw`\b(?:${CARRIED_OVER}|(?:opening|closing|starting|ending)\s+balance|balance\s+(?:at|as\s+(?:at|on)))\b`,
  'i',
);

/**
 * The column of amounts in which most rows follow from the row above (or below, in descending statements), in
 * chronological order. Null if there is none.
 *
 * @param before the last row of the previous sheet: a few rows at the top of the next one continue it
 */
export function balanceRows(
  page: ReadPage,
  amounts: readonly Amount[],
  before: Row | null = null,
): Row[] | null {
  let best: { rows: Row[]; holds: number } | null = null;
  for (const column of [...columnsBy(amounts, rightEdge), ...columnsBy(amounts, leftEdge)]) {
    const rows = column
      .filter((balance) => !isCarried(page, balance) && !isOfLimit(page, balance))
      .map((balance) => ({
        balance,
        others: amounts.filter((a) => a !== balance && sameRow(a.box, balance.box)),
      }));
    if (areProducts(page, rows)) continue;
    if (rows.length <= MIN_ROWS) {
      if (!best && before && goesOn(before, rows)) best = { rows, holds: 0 };
      continue;
    }
    const inRows = new Set(rows.flatMap((row) => [row.balance, ...row.others]));
    const free = amounts.filter((a) => !inRows.has(a) && !column.includes(a) && !isCarried(page, a));
    for (const one of [rows, [...rows].reverse()]) {
      const ordered = byDay(one, free);
      const holds = ordered.length - 1 - brokenIn(ordered);
      if (holds >= MIN_ROWS && holds >= MIN_SHARE * (ordered.length - 1) && holds > (best?.holds ?? 0))
        best = { rows: ordered, holds };
    }
  }
  return best && withoutEnds(page, best.rows);
}

/** In half of the rows a count times a price is the amount: days at a rate, whose amounts may differ by one rate. */
function areProducts(page: ReadPage, rows: readonly Row[]): boolean {
  const counted = numberRows(page).filter(({ cells }) => cells.length >= FACTORS + 1);
  const products = rows.filter(({ balance }) =>
    counted.some(({ cells }) => {
      const at = cells.findIndex(({ box }) => sameRow(box, balance.box) && sharedWidth(box, balance.box) > 0);
      const [count, price] = cells.slice(Math.max(0, at - FACTORS), Math.max(0, at));
      return (
        count !== undefined &&
        price !== undefined &&
        count.value > 1 &&
        Math.round(count.value * price.value * HUNDREDTHS) === balance.cents
      );
    }),
  );
  return products.length >= MIN_ROWS && products.length >= MIN_SHARE * rows.length;
}
const FACTORS = 2;
const HUNDREDTHS = 100;

const brokenIn = (rows: readonly Row[]): number =>
  rows.slice(1).filter((row, k) => !follows(rows[k]!, row)).length;

/** Rows that print a balance each, or once a day: on the last row of the day, on the first or on all, as most rows hold. */
function byDay(rows: readonly Row[], free: readonly Amount[]): Row[] {
  if (brokenIn(rows) === 0) return [...rows];
  const ways = [onLastRows(rows, free, follows), onFirstRows(rows, free), onEveryRow(rows)];
  return ways.reduce((best, way) => (way.length > MIN_ROWS && brokenIn(way) < brokenIn(best) ? way : best));
}

/**
 * Drops summary figures above or below a list that end in the balance column. They have no date, and no amount beside
 * them unless the summary is a row itself; it is told apart only if all rows of the list have dates.
 */
function withoutEnds(page: ReadPage, rows: readonly Row[]): Row[] {
  const hasDay = ({ balance }: Row): boolean =>
    page.lines.some((line) => line !== balance.line && isDay(line) && sameRow(line.box, balance.box));
  const isDated = rows.slice(1, -1).every(hasDay);
  const isNone = (row: Row, next: Row): boolean =>
    (row.others.length === 0 || (isDated && hasDay(next))) &&
    !follows(row, next) &&
    !follows(next, row) &&
    !hasDay(row);
  const kept = [...rows];
  while (kept.length > MIN_ROWS && isNone(kept[0]!, kept[1]!)) kept.shift();
  while (kept.length > MIN_ROWS && isNone(kept.at(-1)!, kept.at(-2)!)) kept.pop();
  return kept;
}

/** Does a short list continue the previous sheet's, each row following and in the same column? */
function goesOn(before: Row, rows: readonly Row[]): boolean {
  const { balance } = before;
  return (
    rows.length > 0 &&
    rows.every(
      (row, k) =>
        [rightEdge, leftEdge].some(
          (edge) => Math.abs(edge(row.balance) - edge(balance)) < COLUMN.edge * balance.box.height,
        ) &&
        row.others.length > 0 &&
        follows(rows[k - 1] ?? before, row),
    )
  );
}

/** Is it the figure of a balance carried over, without a transaction? */
export function isCarried(page: ReadPage, balance: Amount): boolean {
  return page.lines.some(
    (line) => sameRow(line.box, balance.box) && (CARRIED.test(line.text) || isCarriedOver(line)),
  );
}

/** Labels of available balances and limits: rows without a date, above or below the list. */
const LIMIT = /\b(?:available|limit|facility|uncleared|cleared)\b/i;

function isOfLimit(page: ReadPage, balance: Amount): boolean {
  const row = page.lines.filter((line) => sameRow(line.box, balance.box));
  return row.some((line) => LIMIT.test(line.text)) && !row.some(isDay);
}

/**
 * Did the balance change by one of the row's amounts, or by the difference of two (a debit and a credit)? Ignores the
 * signs of balances: OCR loses and invents dashes most easily.
 */
export function follows(before: Row, row: Row): boolean {
  const [a, b] = [before.balance.cents, row.balance.cents];
  const { others } = row;
  if (followsByDay(before, row)) return true;
  // A row that only repeats the balance has no transaction, nor has one with the totals of all columns.
  if (a === b && others.length !== 1) return true;
  return [Math.abs(a - b), a + b].some(
    (change) =>
      others.some((o) => o.cents === change) ||
      others.some((o, i) =>
        others
          .slice(i + 1)
          .some((p) => Math.abs(o.cents - p.cents) === change || o.cents + p.cents === change),
      ),
  );
}

/** Median distance of rows, those without a balance of their own among them. */
export function usualPitch(rows: readonly Row[]): number {
  const tops = rows.flatMap(({ balance, earlier = [] }) => [balance, ...earlier]).map(({ box }) => box.y);
  tops.sort((a, b) => a - b);
  const gaps = tops
    .slice(1)
    .map((top, k) => top - tops[k]!)
    // Two amounts of one row are none apart.
    .filter((gap) => gap > COLUMN.head * rows[0]!.balance.box.height)
    .sort((a, b) => a - b);
  return gaps[gaps.length >> 1] ?? 0;
}

/** Amounts that changed the balance, in rows that follow. */
export function movingAmounts(rows: readonly Row[]): Amount[] {
  return rows.slice(1).flatMap((row, k) => {
    const change = Math.abs(signed(row.balance) - signed(rows[k]!.balance));
    return row.others.filter((o) => o.cents === change);
  });
}

export function standsUnder(amount: Amount, column: readonly Amount[]): boolean {
  const { box } = amount;
  return column.some(
    (a) =>
      Math.abs(rightEdge(a) - rightEdge(amount)) < COLUMN.edge * box.height ||
      Math.abs(a.box.x - box.x) < COLUMN.left * box.height,
  );
}

/** Headers of columns that change a balance. */
const MOVES =
  /\b(?:credits?|deposits?|debits?|withdrawals?|payments?|receipts|money\s+(?:in|out)|paid\s+(?:in|out))\b/i;
/** Maximum distance from a header to the first row, in row pitches: one row may carry the balance, more were not read. */
const HEAD = 2.6;
/** Maximum width of a header, in amount heights. */
const WIDEST = 9;

/**
 * Is an amount in a column that changes the balance: one with other such amounts, or, for the only deposit of a sheet,
 * under the header of such a column?
 */
export function movesBalance(
  page: ReadPage,
  amount: Amount,
  moving: readonly Amount[],
  rows: readonly Row[],
): boolean {
  if (standsUnder(amount, moving)) return true;
  const top = Math.min(...rows.map((row) => row.balance.box.y));
  const { box } = amount;
  return page.lines.some(
    (line) =>
      MOVES.test(line.text) &&
      line.box.y < top &&
      line.box.y > top - HEAD * usualPitch(rows) &&
      line.box.width < WIDEST * box.height &&
      sharedWidth(line.box, box) > COLUMN.head * Math.min(line.box.width, box.width),
  );
}
