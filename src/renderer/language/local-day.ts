/**
 * Midnight of this computer at the start of a day, or of one of the days after it: the station keeps UTC, people mean
 * their own day.
 *
 * @param day YYYY-MM-DD
 * @returns ISO 8601 UTC
 */
export function dayStart(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** The day of a moment on this computer, YYYY-MM-DD. */
export function localDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
