import { message } from '../../contract/messages/message.ts';
import { isoDate, lastDayOfMonth } from './calendar.ts';
import { MONTH } from './date-forms.ts';
import { closeDigits, date, EITHER_ORDER } from './date.ts';
import { findDates, withoutAccents } from './find-dates.ts';
import type { Parsed, ValueKind } from './kind.ts';
import { MONTH_PATTERN, monthNumber } from './months.ts';

/** Quality of a range's end, 0–1 (chosen on drawn specimens, ADR 401). */
const QUALITY = {
  endOfRange: 0.95,
  startOfRange: 0.95,
  lastOfMonth: 0.9,
  firstOfMonth: 0.85,
} as const;

/** A date; of "01 Jan 2023 - 31 Dec 2032" the second. */
export const lastOfRange: ValueKind = {
  ...date,
  parse(text, context): Parsed | null {
    const [from, to, ...more] = findDates(text, context);
    // "01 JUL 2026 - 3": the last date is cut off.
    if (from && !to && /^\s*[-–—]\s*\d{1,2}\s*$/.test(text.slice(from.index + from.length))) return null;
    const between = from && to ? text.slice(from.index + from.length, to.index) : '';
    if (!from || !to || more.length > 0 || !/^\s*(?:[-–—]|to|until|till)\s*(?:\d\s+)?$/i.test(between))
      return date.parse(text, context);
    return date.parse(text.slice(to.index), context);
  },
};

/** "Nov 2024 - Nov": a range whose end is cut off and continues below. */
const CUT_RANGE = new RegExp(
  `\\d\\s*(?:[-–—]|to|until|till)\\s*(?:(?:[0-3]?\\d[\\s\\-/.]*)?(?:${MONTH_PATTERN})\\.?\\s*)?$`,
  'i',
);

const rangeGoesOn = (soFar: string, next: string): boolean =>
  CUT_RANGE.test(soFar) &&
  new RegExp(`^(?:[0-3]?\\d\\b|(?:${MONTH_PATTERN})\\b|[12]\\d{3}$)`, 'i').test(next.trim());

/** Months with a year; not after a number, which makes it an unparsed date. */
function monthsOf(text: string): { readonly month: number | null; readonly year: number }[] {
  const named = [...withoutAccents(text).matchAll(MONTH_AND_YEAR)];
  const found = named.length > 0 ? named : [...text.matchAll(MONTH_IN_FIGURES)];
  return found.map(([, month, year]) => ({
    month: /^\d/.test(month!) ? Number(month) : monthNumber(month!),
    year: Number(year),
  }));
}

/** "04/2025 to 04/2030" */
const MONTH_IN_FIGURES = /(?<![\d/.-])(0[1-9]|1[0-2])\s?[/.-]\s?((?:19|20)\d{2})(?![\d/.-])/g;

const MONTH_AND_YEAR = new RegExp(
  `(?<!(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?[\\s.]{0,2})${MONTH}\\.?[\\s\\-/,]*([12]\\d{3})`,
  'gi',
);

/** "Nov 2024 - Nov": the end's year is on the next line, so this line only has the start. */
const CUT_TERM = /[-–—]\s*(?:(?:\p{L}{3,9}\.?)\s*)?$/u;

/**
 * The latest date of a text: the end of "Validity: Mar 2022 - Mar 2027". In "07/07/2023 Date of issue 03/25/2016", two
 * lines of a column, the second date is not the end of the first. A month alone becomes its last day.
 */
export const endDate: ValueKind = {
  name: 'end-date',
  isDay: true,
  endOfRange: 'last',
  strict: true,
  lines: 2,
  continues: rangeGoesOn,
  inText: date.inText!,
  parse(text, context): Parsed | null {
    if (CUT_TERM.test(text)) return null;
    const days = findDates(text, context).toSorted((a, b) => a.iso.localeCompare(b.iso));
    const last = days.at(-1) ?? closeDigits(text, context);
    if (last)
      return {
        value: last.iso,
        raw: text.slice(last.index, last.index + last.length),
        quality: QUALITY.endOfRange * last.certainty,
        notes: last.notes,
        ...(last.other !== undefined && { doubt: EITHER_ORDER, other: last.other }),
      };
    const months = monthsOf(text);
    if (months.length === 1 && CUT_RANGE.test(text.trim())) return null;
    const ends = months.at(-1);
    if (!ends?.month) return null;
    const note = message('notes.lastOfMonth');
    return {
      value: lastDayOfMonth(ends.year, ends.month),
      raw: text,
      quality: QUALITY.lastOfMonth,
      notes: [note],
    };
  },
};

/** The first date of a text: the start of a validity period. A month alone becomes its first day. */
export const startDate: ValueKind = {
  name: 'start-date',
  isDay: true,
  endOfRange: 'first',
  strict: true,
  lines: 2,
  continues: rangeGoesOn,
  parse(text, context): Parsed | null {
    const first = findDates(text, context)[0] ?? closeDigits(text, context);
    if (first)
      return {
        value: first.iso,
        raw: text.slice(first.index, first.index + first.length),
        quality: QUALITY.startOfRange * first.certainty,
        notes: first.notes,
        ...(first.other !== undefined && { doubt: EITHER_ORDER, other: first.other }),
      };
    const months = monthsOf(text);
    const [begins] = months;
    if (!begins?.month) return null;
    return {
      value: isoDate(begins.year, begins.month, 1),
      raw: text,
      quality: QUALITY.firstOfMonth,
      notes: [message('notes.firstOfMonth')],
    };
  },
};
