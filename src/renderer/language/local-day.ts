import { UTC_OFFSET, DAY_MS } from '../../contract/local-time.ts';

/**
 * Midnight of the station's clock at the start of a day, or of one of the days after it: the station keeps UTC, people mean their own
 * day.
 *
 * @param day YYYY-MM-DD
 * @returns ISO 8601 UTC
 */
export function dayStart(day: string, daysLater = 0): string {
  return new Date(Date.parse(`${day}T00:00:00${UTC_OFFSET}`) + daysLater * DAY_MS).toISOString();
}
