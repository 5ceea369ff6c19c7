import { message } from '../../contract/messages/message.ts';
import { provesTerm } from './find/zones/date-of-zone.ts';
import { shareAPlace, type Candidate } from './find/candidate.ts';
import type { FieldSpec } from './document-type.ts';

/** Below this confidence a character may be a similar one. */
const CERTAIN = 0.95;
/** Digits that OCR confuses. */
const ALIKE: readonly string[] = ['56', '68', '38', '08', '58', '35', '17', '06', '09', '69'];
const DOUBT = message('notes.uncertainCharacter');

/**
 * Holds a date with an uncertain digit if the document has another date with the same day and month except for one
 * similar digit: cards are issued and expire on birthdays, so "06-30-2009" beside "05-30-1978" may be a misread 05. A
 * date read in two places is not doubted.
 * Not if two dates of the document are a term, which ends on the day it began or the day before.
 *
 * @param others ISO dates to compare with: the birth date, or for that one all dates
 * @param days ISO dates read for the document's fields
 */
export function withDoubtOfDay(
  { kind }: FieldSpec,
  chosen: Candidate,
  all: readonly Candidate[],
  others: readonly string[],
  days: readonly string[],
): Candidate {
  const { value, weakest = 1, doubt } = chosen;
  if (kind.isDay !== true || typeof value !== 'string' || weakest >= CERTAIN || doubt) return chosen;
  if (chosen.secondAgrees === true || all.some((c) => c.value === value && !shareAPlace(c, chosen)))
    return chosen;
  if (days.some((day) => provesTerm(...([day, value].toSorted() as [string, string])))) return chosen;
  return others.some((day) => isAlike(value.slice(5), day.slice(5))) ? { ...chosen, doubt: DOUBT } : chosen;
}

/** Do "06-30" and "05-30" differ in exactly one digit, by a similar one? */
function isAlike(one: string, other: string): boolean {
  const [pair, ...more] = [...one].flatMap((x, i) => (x === other[i] ? [] : [x + other[i]!]));
  return pair !== undefined && more.length === 0 && ALIKE.includes([...pair].sort().join(''));
}
