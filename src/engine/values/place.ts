import { placeIn } from './dictionaries.ts';
import { oneLine } from './text/fold.ts';
import { findDates } from './find-dates.ts';
import { ANY_DAY, type Parsed, type ValueKind } from './kind.ts';

/** A town or village only: place of birth or of application. */
export const place: ValueKind = {
  name: 'place',
  strict: false,
  lines: 1,
  inText: String.raw`\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}`,
  parse(printed): Parsed | null {
    const value = behindDay(oneLine(printed).trim()).replace(/^[\s,;:.\-–—]+|[\s,;:.\-–—]+$/g, '');
    if (!/^\p{L}[\p{L}\s'’().,/-]{1,59}(?: \d{1,2})?$/u.test(value)) return null;
    // The start of the next label, or the end of this one.
    if (
      /^(?:at|in|date|sex|when|where|signature|authority|nationality|(?:place|date) of(?: birth)?|(?:of )?birth)$/i.test(
        value,
      )
    )
      return null;
    return { value, raw: value, quality: placeIn(value) ? 1 : 0.75, notes: [] };
  },
};

/** "13/12/1983 MOSHAWENG", "Fourth November 1991 Serowe": the text after a date. */
function behindDay(text: string): string {
  const [day] = findDates(text, ANY_DAY);
  // "JWANENG on 30 MAR 1985"
  if (day && day.index + day.length === text.length && day.index > 0)
    return text.slice(0, day.index).replace(/[\s,]+(?:(?:on)[\s,]*)?$/i, '');
  return day?.index === 0 ? text.slice(day.length).replace(/^[\s,]+(?:(?:at|in)\s+)?/i, '') : text;
}
