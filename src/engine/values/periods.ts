import { inProse } from '../lexicon/languages/index.ts';
import { UNTIL } from '../lexicon/until.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { ANY_DAY, coverage, type KindContext, type Parsed, type ValueKind } from './kind.ts';
import { fullYear, isDay, isoDate, lastDayOfMonth } from './calendar.ts';
import { EITHER_ORDER } from './date.ts';
import { findDates, parseDayMonth, withoutAccents, type DateMatch } from './find-dates.ts';
import { MONTH_PATTERN, MONTH_WORDS, monthNumber } from './months.ts';

/** Quality of a period, 0–1 (chosen on drawn specimens, ADR 401). */
const QUALITY = {
  oneDay: 0.8,
  monthInText: 0.7,
  monthByShare: 0.3,
  /** One end is printed, the other follows from words. */
  oneEnd: 0.9,
  monthsOnly: 0.7,
  yearOnly: 0.8,
  time: 0.95,
} as const;

const NAMED_MONTH = new RegExp(
  `(?<!\\p{L})(${MONTH_PATTERN})\\.?[\\s,'’/-]*(?:(?:${inProse('betweenDayAndMonth')})\\s)?((?:19|20)\\d{2}|\\d{2})(?!\\d)`,
  'giu',
);

/** "1st to": the first day of a range that ends in the same month. */
const DAY_BEFORE = new RegExp(
  String.raw`(?<![\d/.])([0-3]?\d)(?:st|nd|rd|th)?\s*(?:[-–]|${UNTIL})\s*(?:the\s*)?$`,
  'i',
);
/** A month before a range's separator. */
const LAST_MONTH = new RegExp(`(?<!\\p{L})(${MONTH_PATTERN})\\.?\\s*(?:[-–/]|${UNTIL})\\s*$`, 'iu');

interface MonthMatch {
  readonly year: number;
  readonly month: number;
  readonly raw: string;
}

/** "October 2026", "Oct-26", "10/2026", "2026-10", "2026.10", "202610". */
function findMonths(text: string, context: KindContext): MonthMatch[] {
  const found: MonthMatch[] = [];
  for (const m of withoutAccents(text).matchAll(NAMED_MONTH)) {
    const month = monthNumber(m[1]!);
    if (month) found.push({ year: fullYear(Number(m[2]), context.today), month, raw: m[0] });
  }
  for (const m of text.matchAll(/(?<![\d/.-])(0?[1-9]|1[0-2])\s?[/.-]\s?((?:19|20)\d{2})(?![\d/-])/g))
    found.push({ year: Number(m[2]), month: Number(m[1]), raw: m[0] });
  for (const m of text.matchAll(/(?<![\d/.-])((?:19|20)\d{2})\s?[/.-]?\s?(0[1-9]|1[0-2])(?![\d/-]|\.\d)/g))
    found.push({ year: Number(m[1]), month: Number(m[2]), raw: m[0] });
  return found;
}

/** "Payslip for Kago Example – paid 26 July 2026": the day of payment. */
const PAID_ON = /\bpaid(?: (?:out )?on)?\s*$/i;

/** The month paid for, `YYYY-MM`. A range of days is assigned to the month in which it ends. */
export const payPeriod: ValueKind = {
  name: 'pay-period',
  strict: true,
  lines: 1,
  inText: String.raw`\d{1,2}/\d{1,2}/\d{4}|(?:\d{1,2} )?\p{Lu}\p{L}{2,11}\.?,? (?:19|20)\d{2}|\d{1,2}/\d{4}`,
  parse(text, context): Parsed | null {
    const all = findDates(text, context);
    const days = all.filter(({ index }) => !PAID_ON.test(text.slice(0, index)));
    if (days.length < all.length && days.length === 0) return null;
    const last = days.at(-1);
    if (last) {
      const quality = days.length > 1 ? 1 : QUALITY.oneDay;
      const doubt = last.other !== undefined && { doubt: EITHER_ORDER, other: last.other.slice(0, 7) };
      return { value: last.iso.slice(0, 7), raw: text.trim(), quality, notes: [], ...doubt };
    }
    const month = findMonths(text, context).at(-1);
    if (!month) return null;
    const value = `${month.year}-${String(month.month).padStart(2, '0')}`;
    return {
      value,
      raw: month.raw.trim(),
      quality: QUALITY.monthInText + QUALITY.monthByShare * coverage(month.raw, text),
      notes: [],
    };
  },
};

/** "1 Jan 26", "01/01/26". */
const SHORT_DAY = String.raw`\d{1,2}[-/. ](?:\p{L}{3,9}|\d{1,2})[-/. ]\d{2}`;
/** "1st January 2026", "01/01/2026". */
const LONG_DAY = String.raw`\d{1,2}[\p{L}\d\s/,.'-]{3,20}?\d{4}`;
const ISO_DAY = String.raw`\d{4}-\d\d-\d\d`;
const TO = String.raw`\s*(?:${UNTIL}|and|[–-])\s*`;

/** First and last day as text, `2026-01-01 to 2026-01-31`. */
export const dateRange: ValueKind = {
  name: 'date-range',
  strict: true,
  lines: 2,
  continues: (soFar, next) =>
    /(?:\bto|[-–]|\p{L}|(?:\bto|[-–])\s*\d{1,2}(?:st|nd|rd|th)?)\s*$/u.test(soFar) &&
    /\d/.test(next) &&
    next.length < 25,
  // Two dates with their years first; else from the first word to the last year.
  inText: [
    String.raw`${SHORT_DAY}${TO}${SHORT_DAY}(?!\d)`,
    String.raw`${LONG_DAY}${TO}${LONG_DAY}(?!\d)`,
    `${ISO_DAY}${TO}${ISO_DAY}`,
    String.raw`[\p{L}\d][\p{L}\d\s/,.'–-]{6,60}?\d{4}(?=[^\d]{0,8}(?:$|[\n.]|\s\p{L}))`,
  ].join('|'),
  parse(text, context): Parsed | null {
    const days = findDates(text, context);
    const [first, last] = [days[0], days.at(-1)];
    if (first && last && days.length >= 2)
      return AMOUNT.test(text.slice(0, first.index)) ? null : rangeOf(first, last, text);
    const end = days[0];
    if (end) {
      const before = text.slice(0, end.index);
      const ended = ENDED.exec(before)?.[1]?.toLowerCase().slice(0, 4);
      if (ended) return range(firstOf(end.iso, MONTHS_OF[ended]!), end.iso, text, QUALITY.oneEnd);
      // "1st to 31st October 2026": the first day in the same month.
      const first = DAY_BEFORE.exec(before)?.[1];
      if (first)
        return range(`${end.iso.slice(0, 8)}${first.padStart(2, '0')}`, end.iso, text, QUALITY.oneEnd);
      const start = parseDayMonth(text, context.dayOrder);
      if (!start || end.index < 3) return null;
      const sameYear = isoDate(Number(end.iso.slice(0, 4)), start.month, start.day);
      return range(
        sameYear <= end.iso ? sameYear : isoDate(Number(end.iso.slice(0, 4)) - 1, start.month, start.day),
        end.iso,
        text,
        QUALITY.oneEnd,
      );
    }
    const months = findMonths(text, context);
    const [begins, ends] = [months[0], months.at(-1)];
    if (!begins || !ends || !isDay(begins.year, begins.month, 1)) return null;
    const from = monthBefore(text, begins) ?? begins;
    return range(
      isoDate(from.year, from.month, 1),
      lastDayOfMonth(ends.year, ends.month),
      text,
      QUALITY.monthsOnly,
      [message('notes.monthsOnly')],
    );
  },
};

/** Text between and around two dates: "1 August to 31 August 2026", "May 1, 2026 through May 31, 2026". */
const OF_RANGE = new RegExp(
  `\\d|st\\b|nd\\b|rd\\b|th\\b|(?:${MONTH_PATTERN}|${UNTIL}|from|and)(?![\\p{L}])|[\\s/.,'’–-]`,
  'giu',
);

const BETWEEN_DAYS = new RegExp(String.raw`\b(?:${UNTIL})\b|[–-]`, 'iu');

/** Is a text a date range and nothing else? */
export function isRangeAlone(text: string): boolean {
  if (!/\d\D+\d/.test(text) || text.replace(OF_RANGE, '') !== '') return false;
  const parsed = dateRange.parse(text, ANY_DAY);
  return parsed !== null && BETWEEN_DAYS.test(text) && findMonthsAndDays(text) > 1;
}

/** Count of days with a month, or months with a year, in a text. */
const findMonthsAndDays = (text: string): number =>
  Math.max(text.match(MONTH_WORDS)?.length ?? 0, findDates(text, ANY_DAY).length);

/** "savings 1,315.79 48,609.37 20-MAY-2026 20-MAY-2026": entries of a list, no period. */
const AMOUNT = /\d[.,]\d{2}(?![\d.,])/;

/** "month ended 31 October 2026", "quarter ending 30/09/2026" */
const ENDED = /\b(month|quarter|half[- ]year|year) (?:ended|ending|to)\s*(?::\s*)?$/i;
const MONTHS_OF: Readonly<Record<string, number>> = { mont: 1, quar: 3, half: 6, year: 12 };

/** First day of the `months` months that end on a date. */
function firstOf(iso: string, months: number): string {
  const from = Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - months;
  return isoDate(Math.floor(from / 12), (from % 12) + 1, 1);
}

/** "Jan - Mar 2026", "November to January 2026": the first month is in the same year, or in the one before. */
function monthBefore(text: string, { raw, year, month }: MonthMatch): { year: number; month: number } | null {
  const before = text.slice(0, text.indexOf(raw));
  const named = LAST_MONTH.exec(before)?.[1];
  const own = named ? monthNumber(named) : null;
  return own ? { year: own <= month ? year : year - 1, month: own } : null;
}

/** Both ends are parsed alike: if the order is ambiguous, the alternative swaps both. */
function rangeOf(from: DateMatch, to: DateMatch, text: string): Parsed | null {
  const parsed = range(from.iso, to.iso, text, 1);
  const swapped = range(from.other ?? from.iso, to.other ?? to.iso, text, 1);
  const isOpen = from.other !== undefined || to.other !== undefined;
  if (!isOpen || !parsed || !swapped) return parsed ?? swapped;
  return { ...parsed, doubt: EITHER_ORDER, other: swapped.value };
}

function range(from: string, to: string, raw: string, quality: number, notes: Message[] = []): Parsed | null {
  return from <= to ? { value: `${from} to ${to}`, raw: raw.trim(), quality, notes } : null;
}

/** "Tax year 2025/2026", "year ended 30 June 2026" → `2025/2026`. */
export const taxYear: ValueKind = {
  name: 'tax-year',
  strict: true,
  lines: 1,
  inText: String.raw`\d{1,2}(?:st|nd|rd|th)?\s\p{L}{3,9},?\s(?:19|20)\d{2}(?:\sto\s|\s?[–-]\s?)\d{1,2}(?:st|nd|rd|th)?\s\p{L}{3,9},?\s(?:19|20)\d{2}|(?:19|20)\d{2}\s?[/–-]\s?(?:19|20)?\d{2}(?!\d)|\d{1,2}(?:st|nd|rd|th)?\s\p{L}{3,9},?\s(?:19|20)\d{2}|(?:19|20)\d{2}(?!\d)`,
  parse(text, context): Parsed | null {
    const pair = /(?<![\d/.-])((?:19|20)\d{2})\s?[/–-]\s?((?:19|20)?\d{2})(?![\d/.-])/.exec(text);
    // "1 July 2024 - 30 June 2025" is no pair of years: the second must follow the first.
    if (pair && (Number(pair[1]) + 1 - Number(pair[2])) % 100 === 0) {
      const first = Number(pair[1]);
      return {
        value: `${first}/${fullYear(Number(pair[2]), context.today)}`,
        raw: pair[0],
        quality: 1,
        notes: [],
      };
    }
    const days = findDates(text, context).map((d) => d.iso);
    // "1 July 2025 - 30 June 2026"
    const [from, to] = [days[0], days.at(-1)];
    if (
      from &&
      to &&
      from.slice(5) === '07-01' &&
      to.slice(5) === '06-30' &&
      Number(to.slice(0, 4)) === Number(from.slice(0, 4)) + 1
    )
      return { value: `${from.slice(0, 4)}/${to.slice(0, 4)}`, raw: text.trim(), quality: 1, notes: [] };
    const year =
      findDates(text, context).at(-1)?.iso.slice(0, 4) ?? /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0];
    return year
      ? { value: `${Number(year) - 1}/${year}`, raw: text.trim(), quality: QUALITY.yearOnly, notes: [] }
      : null;
  },
};

/** "14:30", "2.30 pm", "09h00" → 24-hour `HH:MM`. */
export const timeOfDay: ValueKind = {
  name: 'time',
  strict: true,
  lines: 1,
  parse(text): Parsed | null {
    const hours = /(?<!\d)([01]\d|2[0-3])([0-5]\d)\s?(?:hrs|hours|h)\b/i.exec(text);
    if (hours) return { value: `${hours[1]}:${hours[2]}`, raw: hours[0], quality: QUALITY.time, notes: [] };
    const match = [
      ...text.matchAll(
        /(?<![\d/.-])([01]?\d|2[0-3])\s?(?:[:.hH]\s?([0-5]\d))?\s?(?:hrs|hours)?\s*(?:([ap])\.?\s?m\b\.?)?(?![\d/])/gi,
      ),
    ].find((m) => m[2] !== undefined || m[3] !== undefined);
    if (!match) return null;
    let hour = Number(match[1]);
    if (/p/i.test(match[3] ?? '') && hour < 12) hour += 12;
    if (/a/i.test(match[3] ?? '') && hour === 12) hour = 0;
    return {
      value: `${String(hour).padStart(2, '0')}:${match[2] ?? '00'}`,
      raw: match[0].trim(),
      quality: QUALITY.time,
      notes: [],
    };
  },
};
