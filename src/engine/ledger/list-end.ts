import type { Box } from '../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { sameRow } from './amounts.ts';
import type { Row } from './row-days.ts';
import { DAY, daysOf, isDay } from './row-days.ts';

/** Shares of a line's height, of rows and of their pitch that decide whether a line continues a list (chosen on drawn specimens, ADR 401). */
const GOES_ON = { below: 0.5, edge: 0.8, ofRows: 0.4, apart: 0.6, dated: 0.5, from: 0.75, to: 1.6 } as const;

/** Words below the last row of a list, not of a page. */
const END = /\btotals?\b|\bclosing\b|\bend\s+of\s+(?:statement|transactions|report)\b/i;
/** Maximum distance of such words below the last row, in rows. */
const MAX_ROWS_BELOW = 6;
/** Share of the page height above which a list that ends has left room for further rows. */
const ROOM = 0.72;
/** Minimum rows below the end of a list that form another sheet. */
const FURTHER_ROWS = 3;

/**
 * Does the list of rows end on this page, so that its last row is the very last? By words below it, or by the room
 * left: nobody starts a new page half way down with rows remaining.
 *
 * @param last the box of the last row's balance
 * @param pitch usual row distance, pixels
 */
export function isListEnd(page: ReadPage, last: Box, pitch: number): boolean {
  const below = page.lines.filter((line) => line.box.y > last.y + GOES_ON.below * last.height);
  const near = below.filter((line) => line.box.y < last.y + MAX_ROWS_BELOW * pitch);
  if (near.some(({ text }) => END.test(text) && !/\bpage\b/i.test(text))) return true;
  const { height } = page.report;
  return height > 0 && last.y < ROOM * height && !hasListBelow(page, last);
}

/** Two sheets in one picture: below the first list comes the second, so the first had no room left. */
export function hasListBelow(page: ReadPage, { y }: Box): boolean {
  const rows = page.lines.filter((line) => line.box.y > y && isDay(line) && hasMoveAndBalance(page, line));
  return rows.length >= FURTHER_ROWS;
}

/** Has a page rows of a statement, be they too few to be told by their balances? */
export const hasDatedRow = (page: ReadPage): boolean =>
  page.lines.some((line) => isDay(line) && hasMoveAndBalance(page, line));

const PERIOD = /(?:to|until|-|–)\s*\d{1,2}[\s./-]/;
const HEADS_COLUMN = String.raw`date|descript\w*|details?|particulars|narrat\w*|transactions?|debits?|credits?|amount|balances?`;
const SUMS_UP =
  'payments|deposits|withdrawals|totals?|statement|page|sheet|opening|closing|brought|carried|end|specimen|currency|account';
/** A balance carried over, also with a word or OCR artefact after it; "C/D" and "B/D" also stand for machines and deposits. */
const INITIALS = String.raw`\b[bc]\s*/\s*f`;
/** Words above and below a list that start no row. */
const NO_ROW = new RegExp(String.raw`\b(?:${HEADS_COLUMN}|${SUMS_UP})\b|${INITIALS}`, 'i');
/** … even after a date; not "debit", since a debit order is a row. */
const NO_ROW_OF_A_DAY = new RegExp(
  String.raw`\b(?:opening|closing|brought|carried|balances?|totals?|statement|page|sheet|end|specimen)\b|${INITIALS}`,
  'i',
);
/** Maximum distance, in rows, from the first or last row read to an unread one. */
const BEYOND = 5;

/** A transaction amount and a balance, as in statement rows; another month's list has columns of its own. */
function hasMoveAndBalance(page: ReadPage, line: TextLine): boolean {
  const row = page.lines.filter((o) => sameRow(o.box, line.box)).map((o) => o.text);
  return (row.join(' ').match(/\d[.,]\d\d(?!\d|[./])/g) ?? []).length >= 2;
}

/**
 * Is there an unread row of the same list above the first row read, or below the last? It starts as rows do, with a
 * date or words; another month's list may follow further away.
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
    // If rows start with dates, a line without one continues a description.
    return (
      days.length < GOES_ON.dated * rows.length &&
      away > GOES_ON.from * pitch &&
      away < GOES_ON.to * pitch &&
      rows.length > 2 &&
      beginsLikeRows(line)
    );
  });
}
