import type { Barcode, MachineReadableZone } from '../../contract/pages.ts';
import { placeIn } from '../values/dictionaries.ts';
import { MONTH_WORDS, monthNumber } from '../values/months.ts';
import type { DayOrder } from '../values/kind.ts';
import { DAY_FIRST_PLACE, MONTH_FIRST_PLACE } from './day-order-places.ts';

/** Two small numbers and a year with the same separator. */
const IN_FIGURES =
  /(?<![\d/.-])(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?((?:19|20)\d{2}|\d{2})(?![\d/-]|\.\d)/g;
/** Statement rows: "08/25" without a year at the start of a line. */
const ROW_DAY = /^\s*(\d{1,2})\/(\d{1,2})(?=\s|$)/;

/** AAMVA barcode element DCG (country). */
const AAMVA_COUNTRY = /[\n\r]DCG(USA|CAN)/;

interface Votes {
  day: number;
  month: number;
}

/**
 * The order of day and month for a whole document: by dates with only one reading, by an MRZ with the same date, else
 * by the country of its place words; for rows of dates without a year also by the months named in words.
 *
 * @param texts lines of print
 */
export function dayOrderOf(
  texts: readonly string[],
  zones: readonly MachineReadableZone[],
  barcodes: readonly Pick<Barcode, 'text'>[],
): DayOrder {
  const country = barcodes.flatMap(({ text }) => AAMVA_COUNTRY.exec(text)?.[1] ?? [])[0];
  if (country !== undefined) return country === 'USA' ? 'month-first' : 'day-first';
  const votes: Votes = { day: 0, month: 0 };
  const known = zones.flatMap(({ fields }) => [fields['birthDate'], fields['expirationDate']]);
  const months = monthsNamed(texts);
  const byMonths: Votes = { day: 0, month: 0 };
  let isUnsaid = true;
  for (const text of texts) {
    for (const [, first, , second, year] of text.matchAll(IN_FIGURES)) {
      isUnsaid = false;
      vote(votes, Number(first), Number(second));
      if (first !== second) voteByZone(votes, [first!, second!, year!], known);
    }
    const row = ROW_DAY.exec(text);
    if (row) {
      vote(votes, Number(row[1]), Number(row[2]));
      voteByMonths(byMonths, Number(row[1]), Number(row[2]), months);
    }
  }
  if (votes.day > 0 !== votes.month > 0) return votes.day > 0 ? 'day-first' : 'month-first';
  const isOfRows = byMonths.day > 0 !== byMonths.month > 0;
  if (isUnsaid) return isOfRows && byMonths.month > 0 ? 'month-first' : 'day-first';
  if (votes.day > 0) return 'unknown';
  const ofCountry = orderOfCountry(texts);
  return ofCountry === 'unknown' && isOfRows ? (byMonths.day > 0 ? 'day-first' : 'month-first') : ofCountry;
}

const monthsNamed = (texts: readonly string[]): ReadonlySet<number> =>
  new Set(
    texts.flatMap((text) => [...text.matchAll(MONTH_WORDS)].flatMap(([word]) => monthNumber(word) ?? [])),
  );

/** "1 May 2026 to 31 May 2026" above "05/02": the one of two small numbers that is a month named in words. */
function voteByMonths(votes: Votes, first: number, second: number, months: ReadonlySet<number>): void {
  if (first > 12 || second > 12 || months.has(first) === months.has(second)) return;
  if (months.has(first)) votes.month += 1;
  else votes.day += 1;
}

function vote(votes: Votes, first: number, second: number): void {
  if (first > 12 && first <= 31 && second >= 1 && second <= 12) votes.day += 1;
  if (second > 12 && second <= 31 && first >= 1 && first <= 12) votes.month += 1;
}

/** An MRZ states dates as YYMMDD. */
function voteByZone(
  votes: Votes,
  [first, second, year]: [string, string, string],
  known: readonly (string | null | undefined)[],
): void {
  const [a, b, y] = [first.padStart(2, '0'), second.padStart(2, '0'), year.slice(-2)];
  if (known.includes(`${y}${b}${a}`)) votes.day += 1;
  if (known.includes(`${y}${a}${b}`)) votes.month += 1;
}

function orderOfCountry(texts: readonly string[]): DayOrder {
  const isOfTheStates = texts.some((text) => MONTH_FIRST_PLACE.test(text));
  const isDayFirst = texts.some((text) => DAY_FIRST_PLACE.test(text) || placeIn(text) !== null);
  if (isOfTheStates === isDayFirst) return 'unknown';
  return isDayFirst ? 'day-first' : 'month-first';
}
