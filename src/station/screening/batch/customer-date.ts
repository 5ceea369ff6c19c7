import { americanDate, listDate } from '../lists/dates.ts';

/** What stands where nobody knows the date. */
const NONE = /^(?:[-–./0\s]*|n\/?a|none|nil|null|unknown|not known)$/i;
const COMPACT = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const NUMBERED = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:[T\s].*)?$/;
const MONTHS = 12;

/**
 * A birth date as spreadsheets and core systems write it, as YYYY-MM-DD; null where the cell gives none. The day comes before the month, as
 * in southern Africa, unless only the other way makes a date. What is not read is given back as it is: the request refuses it.
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
  // A year of two digits may be of either century.
  if (third !== '') return text;
  const worded = listDate(text);
  return worded === null || worded.includes('/') ? text : worded;
}
