import { localDayOf } from '../../../contract/local-time.ts';

/** `2026:11:21 00:30:00` of Exif, `2026-11-21T00:30:00.5+02:00` of XMP; parts from the end may be missing. */
const WRITTEN = /^(\d{4})[:-](\d\d)[:-](\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?$/;

/**
 * The day of a moment that a camera or program wrote, `YYYY-MM-DD`: on the clock that it was written by, which is what people
 * remember; on local clocks where the distance to UTC is told. Null for what is no day.
 *
 * @param offset as Exif writes it, apart from the moment: `+02:00`
 * @example writtenDay('2026:11:21 00:30:00') // '2026-11-21', wherever the station's clock stands
 * @example writtenDay('2026-11-20T22:30:00Z') // '2026-11-21'
 */
export function writtenDay(text: string, offset?: string): string | null {
  const m = WRITTEN.exec(text.trim());
  if (!m) return null;
  const [, year, month, day, hour, minute, second = '00', own = offset] = m;
  const date = `${year}-${month}-${day}`;
  const midnight = new Date(`${date}T00:00:00Z`);
  // Cameras whose clock was never set write zeros.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== date) return null;
  if (!hour || !own) return date;
  const moment = Date.parse(`${date}T${hour}:${minute}:${second}${own}`);
  return Number.isNaN(moment) ? date : localDayOf(moment);
}
