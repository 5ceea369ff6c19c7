import { localDayOf } from '../../../contract/local-time.ts';

/** `2026:11:21 00:30:00` in Exif, `2026-11-21T00:30:00.5+02:00` in XMP; trailing parts may be missing. */
const WRITTEN = /^(\d{4})[:-](\d\d)[:-](\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?$/;

/**
 * The local date `YYYY-MM-DD` of a timestamp by a camera or program. Without a UTC offset the date as written, which is
 * what people remember. Null if it is not a date.
 *
 * @param offset UTC offset if it is stored apart, as in Exif: `+02:00`
 * @example writtenDay('2026:11:21 00:30:00') // '2026-11-21', whatever the station's time zone
 * @example writtenDay('2026-11-20T22:30:00Z') // '2026-11-21'
 */
export function writtenDay(text: string, offset?: string): string | null {
  const m = WRITTEN.exec(text.trim());
  if (!m) return null;
  const [, year, month, day, hour, minute, second = '00', own = offset] = m;
  const date = `${year}-${month}-${day}`;
  const midnight = new Date(`${date}T00:00:00Z`);
  // A camera whose clock was never set writes zeros.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== date) return null;
  if (!hour || !own) return date;
  const moment = Date.parse(`${date}T${hour}:${minute}:${second}${own}`);
  return Number.isNaN(moment) ? date : localDayOf(moment);
}
