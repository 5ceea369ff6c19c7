import { signed, type Amount } from './amounts.ts';
import { columnsBy, leftEdge, rightEdge } from './amount-columns.ts';
import { amountsOfDay, type Row } from './row-days.ts';
import { eitherWay } from './subset-sum.ts';

/** Maximum number of rows of one day whose directions are tried one by one, where no column tells them: 64 sums. */
const MOST_UNTOLD = 6;
/** Maximum number of columns that move a balance: what came in, what went out, a fee. */
const MOST_COLUMNS = 3;

/**
 * Rows of a list that prints its balance once a day, on the last row of the day in the order of time: each row takes along
 * the amounts of rows between it and the row before (`earlier`), where the balance does not follow without them.
 *
 * @param rows in the order of time
 * @param free amounts that may be of rows without a balance of their own
 * @param holds does a row follow without them?
 */
export function onLastRows(
  rows: readonly Row[],
  free: readonly Amount[],
  holds: (before: Row, row: Row) => boolean,
): Row[] {
  return rows.map((row, k) => {
    const before = rows[k - 1];
    if (!before || holds(before, row)) return row;
    const earlier = between(before, row, free);
    return earlier.length > 0 ? { ...row, earlier } : row;
  });
}

/** As `onLastRows`, for a balance on the first row of a day: amounts down to the next balance belong to it. */
export function onFirstRows(rows: readonly Row[], free: readonly Amount[]): Row[] {
  return rows.map((row, k) => {
    const before = rows[k - 1];
    const next = rows[k + 1];
    if (!before) return row;
    if (next) return { ...row, earlier: between(row, next, free) };
    // Where the list ends is not known: as many rows as the balance wants.
    const isDown = before.balance.box.y < row.balance.box.y;
    const rest = free
      .filter((a) => (isDown ? a.box.y > row.balance.box.y : a.box.y < row.balance.box.y))
      .sort((one, other) => (isDown ? 1 : -1) * (one.box.y - other.box.y));
    const tried = rest.slice(0, MOST_UNTOLD).map((_, n) => ({ ...row, earlier: rest.slice(0, n + 1) }));
    return tried.find((one) => followsByDay(before, one)) ?? row;
  });
}

/** As `onLastRows`, for a balance repeated on every row of a day. */
export function onEveryRow(rows: readonly Row[]): Row[] {
  const days: Row[] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last && last.balance.cents === row.balance.cents && row.others.length > 0)
      days[days.length - 1] = { ...row, earlier: amountsOfDay(last) };
    else days.push(row);
  }
  return days;
}

function between(
  { balance: { box: a } }: Row,
  { balance: { box: b } }: Row,
  free: readonly Amount[],
): Amount[] {
  const [from, to] = a.y < b.y ? [a, b] : [b, a];
  return free.filter(({ box }) => {
    const middle = box.y + box.height / 2;
    return middle > from.y + from.height && middle < to.y;
  });
}

/**
 * Did the balance change by all amounts of a day? Amounts of one column go one way, or each by its printed sign; few in one
 * column may go either way. Ignores the signs of balances, as OCR does.
 */
export function followsByDay(before: Row, row: Row): boolean {
  if (!row.earlier?.length) return false;
  const [a, b] = [before.balance.cents, row.balance.cents];
  const changes = [Math.abs(a - b), a + b];
  const all = amountsOfDay(row);
  return [rightEdge, leftEdge].some((edge) => {
    const columns = columnsBy(all, edge);
    if (columns.length > MOST_COLUMNS) return false;
    const isUntold = columns.length === 1 && all.length <= MOST_UNTOLD && !all.some((o) => o.negative);
    const parts = isUntold ? all.map((o) => o.cents) : columns.map(sumOf);
    return eitherWay(parts).some((sum) => changes.includes(Math.abs(sum)));
  });
}

const sumOf = (column: readonly Amount[]): number => column.reduce((sum, a) => sum + signed(a), 0);
