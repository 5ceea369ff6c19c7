import { sharedHeight, type Box } from '../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { sameRow, type Amount } from './amounts.ts';

/** Row gaps in pitches: consecutive rows are at most the first apart; beyond the second, rows are missing. */
const NEXT_ROW = 1.6;
const ROWS_MISSING = 3.2;
/** Shares of a line's height that count as between two rows (chosen on drawn specimens, ADR 401). */
const BETWEEN = { below: 0.6, above: 0.4, shared: 0.5 } as const;

/** A date at the start of a line, as in statement rows. */
export const DAY = /^\s*(?:\d{1,2}[\s./-]+(?:\d{1,2}\b|[A-Za-z]{3})|\d{4}-\d\d-\d\d)/;

export function isDay(line: TextLine): boolean {
  return DAY.test(line.text);
}

/** The date lines of rows. */
export function daysOf(page: ReadPage, rows: readonly Row[]): TextLine[] {
  return page.lines.filter((line) => isDay(line) && rows.some((r) => sameRow(r.balance.box, line.box)));
}

/**
 * Is a row between others unread? Two of them are much further apart than usual, and between them is nothing or a line that
 * starts with a date: other lines continue a long description.
 *
 * @param stops an amount of each row, the balances of the first and the last among them
 * @param days date lines of the list's rows
 */
export function hasGap(
  page: ReadPage,
  stops: readonly Amount[],
  pitch: number,
  days: readonly TextLine[],
): boolean {
  const boxes = stops.map(({ box }) => box).sort((one, other) => one.y - other.y);
  return boxes.slice(1).some((box, k) => isGap(page, [boxes[k]!, box], pitch, days));
}

function isGap(
  page: ReadPage,
  [upper, lower]: readonly [Box, Box],
  pitch: number,
  days: readonly TextLine[],
): boolean {
  const away = lower.y - upper.y;
  if (away <= NEXT_ROW * pitch) return false;
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
  /** The other amounts of the row; their printed signs are ignored. */
  readonly others: readonly Amount[];
  /** Amounts of other rows of the same day, which have no balance of their own. */
  readonly earlier?: readonly Amount[];
}

/** The amounts of a row and of the rows of its day that have no balance. */
export const amountsOfDay = ({ others, earlier = [] }: Row): readonly Amount[] => [...earlier, ...others];
