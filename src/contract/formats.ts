import { localMinuteOf } from './local-time.ts';
import type { FieldValue } from './verification.ts';

/** How values are written for people, on screens and in reports alike. */
export interface Formats {
  readonly date: (iso: string) => string;
  readonly dateTime: (iso: string) => string;
  readonly time: (iso: string) => string;
  readonly number: (value: number, digits?: number) => string;
  /** A number as papers print it: amounts that are not whole have both digits of their thebe. */
  readonly figure: (value: number) => string;
  /** A month, `YYYY-MM`. */
  readonly month: (iso: string) => string;
  /** 0–1 as percent, rounded down: what has not reached a threshold is never written like it, and 100 % is all. */
  readonly percent: (share: number, digits?: number) => string;
}

/** Short names of the months in English, January first. */
const ENGLISH_MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** Figures of `en-GB`, which every runtime brings, are those of the region in both languages: 1,234.50. */
const NUMBERS = 'en-GB';

/**
 * Days are `08 Sep 2026`, moments `08 Sep 2026, 14:05`, by patterns of our own: the same in every browser, on screens and
 * in reports. Runtimes differ in what they know of `en-BW` and `tn-BW`, and in "Sep" and "Sept". Moments are in
 * the station's time on every machine.
 *
 * @param months their twelve names, January first
 */
export function makeFormats(months: readonly string[] = ENGLISH_MONTHS): Formats {
  const month = (iso: string): string => `${months[Number(iso.slice(5, 7)) - 1]!} ${iso.slice(0, 4)}`;
  const day = (iso: string): string => `${iso.slice(8, 10)} ${month(iso)}`;
  const inStationTime = (iso: string): string => localMinuteOf(new Date(iso));
  const time = (iso: string): string => inStationTime(iso).slice(-5);
  const percentOf = (digits: number) =>
    new Intl.NumberFormat(NUMBERS, {
      style: 'percent',
      maximumFractionDigits: digits,
      roundingMode: 'floor',
    });
  const percent = percentOf(0);
  return {
    date: (iso) => day(new Date(iso).toISOString()),
    dateTime: (iso) => `${day(inStationTime(iso))}, ${time(iso)}`,
    time,
    number: (value, digits = 0) =>
      new Intl.NumberFormat(NUMBERS, { maximumFractionDigits: digits }).format(value),
    figure: (value) =>
      new Intl.NumberFormat(NUMBERS, {
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
        maximumFractionDigits: 2,
      }).format(value),
    month: (iso) => month(new Date(iso).toISOString()),
    percent: (share, digits = 0) => (digits === 0 ? percent : percentOf(digits)).format(share),
  };
}

const ABBREVIATIONS = /\b(?:bin|id|mrz|paye|tin|uin|vat)\b/g;

/** "dateOfBirth" → "Date of birth": for names that the translations do not know. */
export function humanised(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .replace(ABBREVIATIONS, (word) => word.toUpperCase())
    .trim();
  return capitalised(words);
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ISO_RANGE = /^(\d{4}-\d{2}-\d{2}) to (\d{4}-\d{2}-\d{2})$/;
const ISO_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/**
 * A value in words for people: dates and numbers by locale, lists line by line, records as "name: value".
 *
 * @param name of the field: `2026-10` is a month in a period, and part of a number elsewhere
 * @param most entries of a list that are shown
 */
export function shownValue(
  value: FieldValue,
  formats: Formats,
  no: { yes: string; no: string },
  name = '',
  most = Infinity,
): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? no.yes : no.no;
  if (typeof value === 'number') return formats.figure(value);
  if (typeof value === 'string')
    return ISO_MONTH.test(value) && /period$/i.test(name) ? formats.month(value) : shownText(value, formats);
  if (Array.isArray(value)) {
    const lines = value.slice(0, most).map((one) => shownValue(one, formats, no, name, most));
    const more = value.length - most;
    return [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n');
  }
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== '')
    .map(([part, one]) => `${humanised(part)}: ${shownValue(one, formats, no, part, most)}`)
    .join(' · ');
}

/** Text as it was read, and dates as every screen writes them. */
export function shownText(value: string, formats: Formats): string {
  const [, from, to] = ISO_RANGE.exec(value) ?? [];
  if (from !== undefined && to !== undefined) return `${formats.date(from)} – ${formats.date(to)}`;
  return ISO_DATE.test(value) ? formats.date(value) : value;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a field inside a sentence: "Date of birth" is not at its start there, and "ID number" stays. */
export const insideSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;

/** 0–100 in whole points, rounded down as percent are: 89.6 has not reached 90. */
export const wholePoints = (score: number): number => Math.floor(thousandths(score));

/** A probability or score with three decimals. */
export const thousandths = (share: number): number => Math.round(share * 1000) / 1000;
