import { dayTyped } from '../language/typed-day.ts';

/**
 * A birth date as clerks type it, as screening asks for it: YYYY, YYYY-MM or YYYY-MM-DD. Many papers say a year alone.
 *
 * @returns '' when nothing was typed, null when it is no date.
 * @example birthDateAsked('14/3/1987') // '1987-03-14'
 */
export function birthDateAsked(typed: string): string | null {
  const text = typed.trim();
  if (/^\d{4}$/.test(text)) return text;
  const [, year, month] = /^(\d{4})[-/. ](\d{1,2})$/.exec(text) ?? monthFirst(text);
  if (year === undefined || month === undefined) return dayTyped(text);
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : null;
}

function monthFirst(text: string): (string | undefined)[] {
  const [, month, year] = /^(\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  return [undefined, year, month];
}
