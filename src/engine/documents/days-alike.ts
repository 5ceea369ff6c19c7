import { message } from '../../contract/messages/message.ts';
import { provesTerm } from './find/zones/date-of-zone.ts';
import { shareAPlace, type Candidate } from './find/candidate.ts';
import type { FieldSpec } from './document-type.ts';

/** A character read with less certainty than this may be another that looks like it. */
const CERTAIN = 0.95;
/** Figures that readers take for each other. */
const ALIKE: readonly string[] = ['56', '68', '38', '08', '58', '35', '17', '06', '09', '69'];
const DOUBT = message('notes.uncertainCharacter');

/**
 * A day of which a figure was not read for certain, held where the paper names the same day and month but for one figure that looks
 * like it: cards are given on birthdays and end on them, so "06-30-2009" beside "05-30-1978" is as likely a misread 05. What
 * stands in two places is not doubted.
 *
 * Not where two days of the paper are a term, which ends on the day before it began or on the same.
 *
 * @param others ISO days that it may be misread beside: of birth, or beside that all days
 * @param days ISO days that were read for the fields of the paper
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

/** Do "06-30" and "05-30" differ in one figure, and in one that looks like it? */
function isAlike(one: string, other: string): boolean {
  const [pair, ...more] = [...one].flatMap((x, i) => (x === other[i] ? [] : [x + other[i]!]));
  return pair !== undefined && more.length === 0 && ALIKE.includes([...pair].sort().join(''));
}
