import { NO_END } from './calendar.ts';

/** Maximum years from today to an expiry. */
const LONGEST_TERM = 50;
/** Dates in zones of cards without expiry: 1 January (Spain), or 31 December, of 9999. */
const NEVER = new Set(['990101', '991231']);

/** Passports and visas always expire. */
const BOOK = /^(?:TD3|MRV)/;

/** @param format of the zone, such as `TD1` */
export const expiryIn = (format: string): 'expiry' | 'expiry-of-book' =>
  BOOK.test(format) ? 'expiry-of-book' : 'expiry';

/**
 * ISO date of a zone's `YYMMDD` (Doc 9303-3, 4.8), on paper or chip; null if it is none. The century is that of the same
 * date in print; otherwise births are in the past and before every printed date, and expiries at most 50 years ahead.
 *
 * @param today `YYYY-MM-DD`
 * @param printed printed dates with four-digit years
 */
export function zoneDay(
  written: string,
  meaning: 'birth' | 'expiry' | 'expiry-of-book',
  today: string,
  printed: readonly string[] = [],
): string | null {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(written) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const same = printed.filter((iso) => iso.slice(2).replaceAll('-', '') === written);
  const [one] = same;
  if (one !== undefined && same.every((iso) => iso === one)) return one;
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  const dayIn = (first: number): string => `${first + Number(year)}-${month}-${day}`;
  if (meaning === 'birth') {
    const isTooLate = (iso: string): boolean => iso > today || printed.some((other) => other < iso);
    return isTooLate(dayIn(century)) ? dayIn(century - 100) : dayIn(century);
  }
  if (Number(dayIn(century).slice(0, 4)) <= Number(today.slice(0, 4)) + LONGEST_TERM) return dayIn(century);
  return meaning === 'expiry' && NEVER.has(written) ? `${NO_END}-${month}-${day}` : dayIn(century - 100);
}
