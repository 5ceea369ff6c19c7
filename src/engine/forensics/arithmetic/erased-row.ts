import type { Finding } from '../../../contract/forensics.ts';
import { hasMiddleIn, type Box } from '../../../contract/geometry.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { amountsOf, sameRow, signed, type Amount } from '../../ledger/amounts.ts';
import { balanceRows, follows, isCarried, usualPitch } from '../../ledger/balance-rows.ts';
import { type Row } from '../../ledger/row-days.ts';
import { findDates } from '../../values/find-dates.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { allConfirmed, type PageJudge } from './page-judge.ts';

/** Minimum rows to know the row pitch. */
const LEAST_ROWS = 6;
/** Maximum rows missing in one place. */
const MOST_ERASED = 3;
/** Tolerance, in row pitches, for a gap to be a whole number of rows. */
const OFF_PLACE = 0.15;
/** Margin above and below a gap, in row heights, for skewed rows. */
const FREE_SHARE = 0.25;

/**
 * A row was removed from a statement: in an evenly spaced list its place is blank, and the balance below does not
 * follow from the one above. A row missed by OCR would still show ink. Lists with one place a month are not judged.
 */
export const erasedRow: PageJudge = {
  id: 'erased-row',
  version: '3',
  group: 'logic',
  judge: async (page, confirm, isBlank) => {
    const amounts = amountsOf(page);
    const rows = balanceRows(page, amounts);
    if (!isBlank || !rows || rows.length < LEAST_ROWS) return [];
    const pitch = usualPitch(rows);
    const pairs = rows.slice(1).map((row, k) => ({ before: rows[k]!, row, k: k + 1 }));
    // The list has blank places of its own if consecutive rows are spaced unevenly.
    if (
      pairs.some(
        ({ before, row }) => row.earlier || (follows(before, row) && placesBetween(before, row, pitch) !== 0),
      )
    )
      return [];
    if (isOfMonths(page, rows, pitch)) return [];
    const ends = amounts.filter((a) => isCarried(page, a));
    const found: Finding[] = [];
    for (const { before, row, k } of pairs) {
      if (follows(before, row) || !isHeld(rows, k, ends) || row.others.length === 0) continue;
      if (beginsAnew(page, before, row)) continue;
      const missing = placesBetween(before, row, pitch);
      if (missing === null || missing < 1 || missing > MOST_ERASED) continue;
      const gap = gapBetween(page, before, row);
      if (page.lines.some((line) => hasMiddleIn(line.box, gap)) || isElsewhere(amounts, rows, before, row))
        continue;
      if (!isBlank(gap, before.balance.box)) continue;
      const sure = await allConfirmed(row.others, confirm);
      found.push(
        finding(erasedRow, {
          strength: sure ? 'strong' : 'weak',
          page: page.report.pageInFile,
          box: gap,
          value: missing,
          says: message('sumFindings.erasedRow', {
            count: missing,
            before: signed(before.balance),
            after: signed(row.balance),
          }),
          detail: `blank paper of ${missing + 1} distances of rows; the next row's figures ${sure ? 'confirmed' : 'not confirmed'} by the second reader`,
        }),
      );
    }
    return found;
  },
};

/** Number of rows that fit between two; null if it is not a whole number. */
function placesBetween(before: Row, row: Row, pitch: number): number | null {
  const distances = Math.abs(row.balance.box.y - before.balance.box.y) / pitch;
  const whole = Math.round(distances);
  return Math.abs(distances - whole) > OFF_PLACE * Math.max(1, whole) ? null : whole - 1;
}

/**
 * Do both balances follow from, or lead to, their other neighbours? Then neither was misread. At an end of the list
 * the neighbour is the balance that the list begins or ends with.
 */
function isHeld(rows: readonly Row[], k: number, ends: readonly Amount[]): boolean {
  const [two, before, row, next] = [rows[k - 2], rows[k - 1]!, rows[k]!, rows[k + 1]];
  const isBegun =
    two !== undefined
      ? follows(two, before)
      : before.others.length > 0 && ends.some((balance) => follows({ balance, others: [] }, before));
  const isClosed =
    next !== undefined ? follows(row, next) : ends.some(({ cents }) => cents === row.balance.cents);
  return isBegun && isClosed;
}

/** Is the second of two rows of an earlier day? Then it is the first of another account's list. */
function beginsAnew(page: ReadPage, before: Row, row: Row): boolean {
  const [first, second] = [dayOf(page, before), dayOf(page, row)];
  return first !== undefined && second !== undefined && second < first;
}

/** Has the list one place a month, so that a blank place is a month that was not entered, as in a savings book? */
function isOfMonths(page: ReadPage, rows: readonly Row[], pitch: number): boolean {
  const months = rows.map((row) => dayOf(page, row)).map((day) => (day === undefined ? NaN : monthOf(day)));
  return rows
    .slice(1)
    .every((row, k) => months[k + 1]! - months[k]! === (placesBetween(rows[k]!, row, pitch) ?? NaN) + 1);
}

/** The months of an ISO day since the year 0. */
const monthOf = (day: string): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));

/** The first day in a row's line, in ISO form. */
const dayOf = (page: ReadPage, { balance }: Row): string | undefined =>
  page.lines
    .filter(({ box }) => sameRow(box, balance.box))
    .flatMap(({ text }) => findDates(text, ANY_DAY))
    .at(0)?.iso;

/** The area between two rows, from the left edge of their lines to the right edge of the balances. */
function gapBetween(page: ReadPage, before: Row, row: Row): Box {
  const [a, b] = [before.balance.box, row.balance.box];
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
  const beside = page.lines.filter(({ box }) => sameRow(box, upper) || sameRow(box, lower));
  const left = Math.min(...beside.map(({ box }) => box.x), upper.x);
  const right = Math.max(upper.x + upper.width, lower.x + lower.width);
  const y = upper.y + (1 + FREE_SHARE) * upper.height;
  return { x: left, y, width: right - left, height: lower.y - FREE_SHARE * lower.height - y };
}

/** Does an amount outside the rows explain the difference? Then the row was read elsewhere. */
function isElsewhere(amounts: readonly Amount[], rows: readonly Row[], before: Row, row: Row): boolean {
  const used = new Set(rows.flatMap(({ balance, others }) => [balance, ...others]));
  const step = signed(row.balance) - signed(before.balance);
  const wanted = row.others.flatMap((o) => [Math.abs(step - o.cents), Math.abs(step + o.cents)]);
  return amounts.some((a) => !used.has(a) && wanted.includes(a.cents));
}
