import { z } from 'zod';
import { StationError } from '../../../contract/errors/station-error.ts';
import { inEnglish } from '../../../contract/messages/in-language.ts';
import { message } from '../../../contract/messages/message.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Separates alternative dates: `1972-08-10 or 1972-08-11`. */
const ALTERNATIVES = /\s+or\s+|;|\s*\|\s*|\(\d\)|\n/;

/** Every distinct date of a text. */
export const listDates = (text: string): string[] => [
  ...new Set(
    text
      .split(ALTERNATIVES)
      .map(listDate)
      .filter((date) => date !== null),
  ),
];

/**
 * A date as lists write it → `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or `YYYY/YYYY`; null when nothing is recognised.
 * Known forms: `10 Dec 1948`, `Dec 1948`, `1948`, `circa 1948`, `1948-12-10`, `10-Dec-1948`, `10/12/1948` and `00/00/1948`
 * (day before month, UK list), `dd/mm/1948`, `15/08/19yy`, `1957 to 1960`, `the 1970s`, `Sep-99`.
 */
export function listDate(text: string): string | null {
  const t = text.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(t);
  if (iso) return full(iso[1]!, Number(iso[2]), Number(iso[3]));
  const slashed = /^(\d{1,2}|dd)\/(\d{1,2}|mm)\/(\d{4})/.exec(t);
  if (slashed) return full(slashed[3]!, partOf(slashed[2]!), partOf(slashed[1]!));
  const century = /\/(1[89]|20)yy/.exec(t);
  if (century) return `${century[1]}00/${century[1]}99`;
  const decade = /\b(1[89]|20)(\d)0['’]?s\b/.exec(t);
  if (decade) return `${decade[1]}${decade[2]}0/${decade[1]}${decade[2]}9`;
  const range =
    /\b(\d{4})\b\s*(?:to|-|–|and|\/)\s*(?:circa\s*)?(?:\d{1,2}\s+)?(?:[a-z]{3,}\s+)?(\d{4})\b/.exec(t);
  if (range) return `${range[1]}/${range[2]}`;
  const worded = /(?:(\d{1,2})[\s-]+)?([a-z]{3})[a-z]*\.?,?[\s-]+(\d{4})/.exec(t);
  const month = worded ? MONTHS.indexOf(worded[2]!) + 1 : 0;
  if (worded && month > 0) return full(worded[3]!, month, Number(worded[1] ?? 0));
  const american = /^([a-z]{3})[a-z]* (\d{1,2}), (\d{4})/.exec(t);
  if (american) return full(american[3]!, MONTHS.indexOf(american[1]!) + 1, Number(american[2]));
  // A spreadsheet's form of month and year.
  const short = /^([a-z]{3})-(\d{2})$/.exec(t);
  const shortMonth = short ? MONTHS.indexOf(short[1]!) + 1 : 0;
  if (short && shortMonth > 0) return full(`${Number(short[2]) > 30 ? 19 : 20}${short[2]}`, shortMonth, 0);
  const numbered = /^(\d{4})[-/](\d{2})$/.exec(t);
  if (numbered) return full(numbered[1]!, Number(numbered[2]), 0);
  const year = /\b(1[89]\d{2}|20\d{2})\b/.exec(t);
  return year ? year[1]! : null;
}

/** Letters are placeholders of an unknown day or month. */
const partOf = (text: string): number => Number(text) || 0;

/** `MM/DD/YYYY` of US publishers; null for anything else. */
export function americanDate(text: string): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  return year ? full(year, Number(month), Number(day)) : null;
}

function full(year: string, month: number, day: number): string | null {
  if (Number(year) < 1800 || month > 12 || day > 31) return null;
  if (month === 0) return year;
  const two = (n: number): string => String(n).padStart(2, '0');
  return day === 0 ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`;
}

/**
 * @param now ISO 8601 in UTC
 * @throws StationError INVALID_REQUEST unless it is a calendar day as `YYYY-MM-DD`, not in the future.
 */
export function requireDay(date: string, now: string): void {
  const fault = !z.iso.date().safeParse(date).success
    ? message('inputFaults.day')
    : isToCome(date, now)
      ? message('inputFaults.dayToCome')
      : null;
  if (fault)
    throw new StationError('INVALID_REQUEST', message('listImports.badDate', { fault }), {
      errors: [{ field: 'date', message: inEnglish(fault), rejectedValue: date }],
    });
}

/** UTC+14, where tomorrow starts first. */
const FARTHEST_EAST_MS = 14 * 3_600_000;

/** Is the day in the future everywhere on earth? */
export const isToCome = (date: string, now: string): boolean =>
  Date.parse(date) > Date.parse(now) + FARTHEST_EAST_MS;
