import { findDates } from './find-dates.ts';
import type { KindContext, ValueKind } from './kind.ts';
import { text } from './words.ts';

const HOUR = String.raw`(?:(?:to|until|till|-|–)\s*)?\d{1,2}\s?[:.hH]\s?\d{2}|\d{1,4}\s?(?:am|pm|hrs|hours)`;
const NEXT_SENTENCE = String.raw`meeting|minutes|present|attend\w*|chair\w*|called|agenda|apologies|were|was|is|are|has|have|been|be|of|and|these|this`;
/** "At: 16h00" is a time, no place; "Meeting called to order" is the next sentence. */
const NO_PLACE = new RegExp(
  String.raw`^\s*(?:${HOUR}|(?:the )?(?:${NEXT_SENTENCE})\b(?! (?:room|hall)))`,
  'i',
);
const WHEN = String.raw`(?:at|from|commencing|starting|beginning)(?: at)? \d.*|on (?:the )?(?:\p{L}+day,? )?(?:the )?\d.*`;
const WHO = String.raw`(?:was |and )?(?:chaired|presided over|attended|opened) by\b.*|under the chair.*|(?:with|where) the following\b.*`;
/** Text after the place: the time, the date, the chair. */
const BEHIND_PLACE = new RegExp(
  String.raw`[,;]?\s+(?:${WHEN}|${WHO}|(?:was|were) (?:held|present|as follows)\b.*)$`,
  'iu',
);
/** "Held virtually": the medium is not named. */
const BY_NO_PLACE = /^\s*(?:held )?(?:virtually|online|remotely)\s*$/i;
const BY_WAY_OF = /^\s*(?:(?:virtually|online) )?(?:via|through|by|over) (?=\p{Lu})/iu;

/** Place or medium of a meeting: “Company boardroom”, “Microsoft Teams”. */
export const placeOfMeeting: ValueKind = {
  ...text,
  parse: (printed, context) =>
    NO_PLACE.test(printed)
      ? null
      : text.parse(
          withoutDay(printed, context)
            .replace(BY_WAY_OF, '')
            .replace(BY_NO_PLACE, 'Virtual')
            .replace(/^\s*\(([^)]{3,40})\).*$/, '$1')
            .replace(BEHIND_PLACE, ''),
          context,
        ),
};

/** "3 May 2026, 09:00, Company boardroom" after one label for all three. */
function withoutDay(printed: string, context: KindContext): string {
  const [day] = findDates(printed, context);
  if (!day) return printed;
  return `${printed.slice(0, day.index)} ${printed.slice(day.index + day.length)}`
    .replace(/\b\d{1,2}\s?[:.hH]\s?\d{2}(?:\s?(?:hrs|hours|am|pm|[ap]\.m\.))?/gi, ' ')
    .replace(/^[\s,;/|–-]+(?:(?:at|in|and)\s+)?|[\s,;/|–-]+$/g, '');
}
