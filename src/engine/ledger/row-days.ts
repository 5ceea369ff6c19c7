import { sharedHeight } from '../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { sameRow, type Amount } from './amounts.ts';

/** Gaps in pitches of rows: two rows that follow are no further apart; further than the second, rows are missing. */
const NEXT_ROW = 1.6;
const ROWS_MISSING = 3.2;
/** Shares of a line's height that lie between two rows (chosen on drawn specimens, ADR 401). */
const BETWEEN = { below: 0.6, above: 0.4, shared: 0.5 } as const;

/** A day at the beginning of a line, as rows of statements begin. */
export const DAY = /^\s*(?:\d{1,2}[\s./-]+(?:\d{1,2}\b|[A-Za-z]{3})|\d{4}-\d\d-\d\d)/;

export function isDay(line: TextLine): boolean {
  return DAY.test(line.text);
}

/** The days of rows. */
export function daysOf(page: ReadPage, rows: readonly Row[]): TextLine[] {
  return page.lines.filter((line) => isDay(line) && rows.some((r) => sameRow(r.balance.box, line.box)));
}

/**
 * Was a row between two others not read? They stand much further apart than rows do, and what stands between them is
 * nothing, or begins with a day: else it is the rest of a long description.
 *
 * @param days of the list's rows
 */
export function hasGap(
  page: ReadPage,
  before: Row,
  row: Row,
  pitch: number,
  days: readonly TextLine[],
): boolean {
  const [a, b] = [before.balance.box, row.balance.box];
  const away = Math.abs(b.y - a.y);
  if (away <= NEXT_ROW * pitch) return false;
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
  const between = page.lines.filter(
    ({ box }) =>
      box.y > upper.y + BETWEEN.below * upper.height &&
      box.y + box.height < lower.y + BETWEEN.above * lower.height &&
      sharedHeight(box, upper) < BETWEEN.shared * box.height &&
      sharedHeight(box, lower) < BETWEEN.shared * box.height,
  );
  const inList = between.filter((line) => !/\d[.,]\d\d\s*$/.test(line.text));
  return (
    days.length < 2 ||
    inList.length === 0 ||
    inList.length < between.length ||
    between.some((line) => isDay(line) && days.some((d) => Math.abs(d.box.x - line.box.x) < upper.height)) ||
    away > ROWS_MISSING * pitch
  );
}
export interface Row {
  readonly balance: Amount;
  /** The other amounts of the row, signed either way. */
  readonly others: readonly Amount[];
}
