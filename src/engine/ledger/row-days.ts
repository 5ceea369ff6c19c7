import { sharedHeight } from '../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { sameRow, type Amount } from './amounts.ts';

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
  if (away <= 1.6 * pitch) return false;
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
  const between = page.lines.filter(
    ({ box }) =>
      box.y > upper.y + 0.6 * upper.height &&
      box.y + box.height < lower.y + 0.4 * lower.height &&
      sharedHeight(box, upper) < 0.5 * box.height &&
      sharedHeight(box, lower) < 0.5 * box.height,
  );
  const inList = between.filter((line) => !/\d[.,]\d\d\s*$/.test(line.text));
  return (
    days.length < 2 ||
    inList.length === 0 ||
    inList.length < between.length ||
    between.some((line) => isDay(line) && days.some((d) => Math.abs(d.box.x - line.box.x) < upper.height)) ||
    away > 3.2 * pitch
  );
}
export interface Row {
  readonly balance: Amount;
  /** The other amounts of the row, signed either way. */
  readonly others: readonly Amount[];
}
