import type { Box } from '../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { sameRow } from './amounts.ts';
import type { Row } from './row-days.ts';
import { DAY, daysOf, isDay } from './row-days.ts';

/** Shares of a line's height, of rows and of their pitch by which a line goes on with a list (chosen on drawn specimens, ADR 401). */
const GOES_ON = { below: 0.5, edge: 0.8, ofRows: 0.4, apart: 0.6, dated: 0.5, from: 0.75, to: 1.6 } as const;

/** Written under the last row of a list, not under a page of it. */
const END = /\btotals?\b|\bclosing\b|\bend\s+of\s+(?:statement|transactions|report)\b/i;
/** Rows below the last one within which such words still belong to the list. */
const NEAR = 6;
/** Share of a page's height above which a list that ends has room left for rows that it does not have. */
const ROOM = 0.72;
/** So many rows under the end of a list are those of another sheet. */
const FURTHER_ROWS = 3;

/**
 * Does a list of rows end on this page, so that its last row is the last of all? Words under it may say so, or the room
 * that is left: whoever has more rows begins no new page half way down.
 *
 * @param last the box of the last row's balance
 * @param pitch usual distance of rows, pixels
 */
export function isListEnd(page: ReadPage, last: Box, pitch: number): boolean {
  const below = page.lines.filter((line) => line.box.y > last.y + GOES_ON.below * last.height);
  const near = below.filter((line) => line.box.y < last.y + NEAR * pitch);
  if (near.some(({ text }) => END.test(text) && !/\bpage\b/i.test(text))) return true;
  const { height } = page.report;
  return height > 0 && last.y < ROOM * height && !hasListBelow(page, last);
}

/** Two sheets in one picture: what stands under the list of the first is no room for its rows, but the second. */
export function hasListBelow(page: ReadPage, { y }: Box): boolean {
  const rows = page.lines.filter((line) => line.box.y > y && isDay(line) && hasMoveAndBalance(page, line));
  return rows.length >= FURTHER_ROWS;
}

const PERIOD = /(?:to|until|-|–)\s*\d{1,2}[\s./-]/;
const HEADS_COLUMN = String.raw`date|descript\w*|details?|particulars|narrat\w*|transactions?|debits?|credits?|amount|balances?`;
const SUMS_UP =
  'payments|deposits|withdrawals|totals?|statement|page|sheet|opening|closing|brought|carried|end|specimen|currency|account';
/** A balance carried over, also with a word or a mark of the reader behind it; "C/D" and "B/D" name machines and deposits, too. */
const INITIALS = String.raw`\b[bc]\s*/\s*f`;
/** Words over and under a list that begin no row of it. */
const NO_ROW = new RegExp(String.raw`\b(?:${HEADS_COLUMN}|${SUMS_UP})\b|${INITIALS}`, 'i');
/** … though they begin with a day; a debit order does, too, and is a row. */
const NO_ROW_OF_A_DAY = new RegExp(
  String.raw`\b(?:opening|closing|brought|carried|balances?|totals?|statement|page|sheet|end|specimen)\b|${INITIALS}`,
  'i',
);
/** Rows from the first or last one that was read within which another begins. */
const BEYOND = 5;

/** What moves and the balance then, as rows of a statement have them; the list of another month has columns of its own. */
function hasMoveAndBalance(page: ReadPage, line: TextLine): boolean {
  const row = page.lines.filter((o) => sameRow(o.box, line.box)).map((o) => o.text);
  return (row.join(' ').match(/\d[.,]\d\d(?!\d|[./])/g) ?? []).length >= 2;
}

/**
 * Does a row of the same list stand above the first one that was read, or below the last? It begins where rows do, by a
 * day or by words, and its balance was not read; a list of another month may follow further away.
 */
export function hasRowBeyond(
  page: ReadPage,
  rows: readonly Row[],
  pitch: number,
  side: 'above' | 'below',
): boolean {
  const boxes = rows.map((row) => row.balance.box).sort((a, b) => a.y - b.y);
  const edge = side === 'above' ? boxes[0]! : boxes.at(-1)!;
  const height = edge.height;
  const inRows = page.lines.filter((line) => boxes.some((b) => sameRow(line.box, b)));
  const days = daysOf(page, rows);
  const beginsLikeRows = (line: TextLine): boolean =>
    inRows.filter((o) => Math.abs(o.box.x - line.box.x) < GOES_ON.edge * height).length >=
    GOES_ON.ofRows * rows.length;
  return page.lines.some((line) => {
    const away = side === 'above' ? edge.y - line.box.y : line.box.y - edge.y;
    if (away < GOES_ON.apart * height || sameRow(line.box, edge)) return false;
    if (away > BEYOND * pitch && !(isDay(line) && hasMoveAndBalance(page, line))) return false;
    const row = page.lines.filter((o) => sameRow(o.box, line.box)).map((o) => o.text);
    const isNone = isDay(line) ? NO_ROW_OF_A_DAY : NO_ROW;
    if (row.some((text) => isNone.test(text))) return false;
    if (isDay(line) && !PERIOD.test(line.text.replace(DAY, '')))
      return days.length === 0 || days.some((o) => Math.abs(o.box.x - line.box.x) < height);
    // Where days begin the rows, a line without one is the rest of a description.
    return (
      days.length < GOES_ON.dated * rows.length &&
      away > GOES_ON.from * pitch &&
      away < GOES_ON.to * pitch &&
      rows.length > 2 &&
      beginsLikeRows(line)
    );
  });
}
