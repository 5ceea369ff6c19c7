/** The year used for documents without expiry. */
export const NO_END = 9999;

/** Years of days that papers state; others are misread. */
export const YEARS = { first: 1850, last: 2200 } as const;

/** Is this a day of the proleptic Gregorian calendar in those years, or in the year for no expiry? */
export function isDay(year: number, month: number, day: number): boolean {
  if (year < YEARS.first || (year > YEARS.last && year !== NO_END)) return false;
  if (month < 1 || month > 12 || day < 1) return false;
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
