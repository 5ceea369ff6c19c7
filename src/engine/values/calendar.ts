/** The year used for documents without expiry. */
export const NO_END = 9999;

/** Is this a day of the proleptic Gregorian calendar between 1850 and 2200, or in the year for no expiry? */
export function isDay(year: number, month: number, day: number): boolean {
  if (year < 1850 || (year > 2200 && year !== NO_END) || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function isoDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Expands a two-digit year to the latest year at most 15 years after today. */
export function fullYear(year: number, today: string): number {
  if (year >= 100) return year;
  const limit = Number(today.slice(0, 4)) + 15;
  const century = Math.floor(limit / 100) * 100;
  return century + year <= limit ? century + year : century - 100 + year;
}

/** Adds whole months to an ISO date; the day is clamped to the target month. */
export function addMonths(iso: string, months: number): string {
  const [y, m, d] = iso.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(y, m - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return isoDate(first.getUTCFullYear(), first.getUTCMonth() + 1, Math.min(d, last));
}

export function lastDayOfMonth(year: number, month: number): string {
  return isoDate(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate());
}

/** Whole years between two ISO dates. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
