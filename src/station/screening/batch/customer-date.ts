import { americanDate, listDate } from '../lists/dates.ts';

/** Placeholders for an unknown date. */
const NONE = /^(?:[-–./0\s]*|n\/?a|none|nil|null|unknown|not known)$/i;
const COMPACT = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const NUMBERED = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:[T\s].*)?$/;
const MONTHS = 12;

/**
 * A birth date as spreadsheets and core systems write it, as YYYY-MM-DD; null if the cell has none. Day before month, as in
 * southern Africa, unless only the other order makes a date. What cannot be parsed is returned unchanged: the request refuses it.
 */
export function customerDate(cell: string): string | null {
  const text = cell.trim();
  if (NONE.test(text)) return null;
  const compact = COMPACT.exec(text);
  if (compact) return compact.slice(1).join('-');
  const [, first = '', second = '', third = ''] = NUMBERED.exec(text) ?? [];
  if (first.length === 4) return [first, second.padStart(2, '0'), third.padStart(2, '0')].join('-');
  if (third.length === 4) {
    const slashed = `${first}/${second}/${third}`;
    return (Number(second) > MONTHS ? americanDate(slashed) : listDate(slashed)) ?? text;
  }
  // A two-digit year may be of either century.
  if (third !== '') return text;
  const worded = listDate(text);
  return worded === null || worded.includes('/') ? text : worded;
}
