import { isKnownName } from '../dictionaries.ts';
import { compact, editDistance } from './fold.ts';

/** Labels of forms and cards that, when misread, may end up in a name. */
const CAPTIONS = (
  'surname,surnames,forename,forenames,first name,first names,given names,full name,full names,other names,nationality,citizenship,' +
  'signature,identity,identity number,passport,date of birth,place of birth,birth date,gender,expires,expiry date,date of issue,date of expiry,' +
  'issuing authority,residence,residential,occupation,employer,employee,employee number,department,designation,address,postal address,' +
  'registration,certificate,authority,holder,sefane,leina,maina,mmala'
)
  .split(',')
  .map((caption) => compact(caption).text);
const READ_RIGHT = new Set(CAPTIONS);

/** In small print rn looks like m. */
const joined = (letters: string): string => letters.replaceAll('rn', 'm');

/** Errors allowed in a label of this length: short words are too similar to others, long ones may have two. */
function slipsIn(length: number): number {
  if (length < 7) return 0;
  return length < 11 ? 1 : 2;
}

/** Is this a label with one or two letters misread, "Surmame", "Forenarnes"? Not correctly read labels or known names. */
export function isMisreadCaption(printed: string): boolean {
  const whole = compact(printed).text;
  if (whole.length < 6 || READ_RIGHT.has(whole) || isKnownName(printed)) return false;
  const read = joined(whole);
  return CAPTIONS.some((right) => {
    const most = slipsIn(right.length);
    const caption = joined(right);
    if (most === 0) return false;
    if (caption[0] !== read[0] && caption.slice(1) !== read.slice(1)) return false;
    return editDistance(read, caption, most) <= most;
  });
}

/** Removes misread labels at either end: "Surmame MOLEFE", "NEO Forenanes". */
export function withoutMisreadCaptions(text: string): string {
  const words = text.split(' ');
  let [from, to] = [0, words.length];
  for (const length of [2, 1]) {
    if (to - from > length && isMisreadCaption(words.slice(from, from + length).join(' '))) from += length;
    if (to - from > length && isMisreadCaption(words.slice(to - length, to).join(' '))) to -= length;
  }
  return from === 0 && to === words.length
    ? text
    : words
        .slice(from, to)
        .join(' ')
        .replace(/^[\s:/|.-]+|[\s:/|]+$/g, '');
}
