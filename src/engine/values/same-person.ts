import { CIVIL_TITLE_LIST } from '../lexicon/forms-of-address.ts';
import { editDistance, fold } from './text/fold.ts';
import { areSpellingsOfOne } from './text/transliteration.ts';

/**
 * Are two printed names one person's? Order does not matter, initials stand for names, hyphenated surnames may lose a
 * part, further forenames may be missing, one misread letter per long word is forgiven.
 */
export function comparePersons(a: string, b: string): 'same' | 'similar' | 'different' {
  const [few, many] = [words(a), words(b)].sort((x, y) => x.length - y.length) as [string[], string[]];
  const free = [...many];
  let full = 0;
  let initials = 0;
  for (const word of few.sort((x, y) => y.length - x.length)) {
    const at = free.findIndex((other) => sameWord(word, other));
    if (at >= 0) {
      if (Math.min(word.length, free[at]!.length) === 1) initials += 1;
      else full += 1;
      free.splice(at, 1);
    }
  }
  const matched = full + initials;
  // Who has one name has it on every paper.
  if (few.length === 1 && many.length === 1 && full === 1) return 'same';
  if (matched === few.length && full >= 2) return 'same';
  if (matched === few.length && full >= 1 && initials >= 1) return 'same';
  return full >= 1 ? 'similar' : 'different';
}

/** Of the letters of the longer word, this share differs between two readings of one surname at most. */
const MISREAD = 0.4;

/**
 * Have two surnames nothing in common? Zones cut long ones short and leave out hyphens, and readers mistake letters; a word of
 * one that resembles a word of the other, or begins it, makes them one.
 */
export function areOtherSurnames(a: string, b: string): boolean {
  const [these, those] = [words(a), words(b)];
  const resemble = (x: string, y: string): boolean => {
    const reach = Math.floor(MISREAD * Math.max(x.length, y.length));
    return (
      x.startsWith(y) || y.startsWith(x) || editDistance(x, y, reach) <= reach || areSpellingsOfOne(x, y)
    );
  };
  if ([...these, ...those].every((word) => word.length < 3)) return false;
  const joined = resemble(these.join(''), those.join(''));
  return !joined && !these.some((x) => those.some((y) => resemble(x, y)));
}

/** In small letters; those that a zone does not have stay, for `areSpellingsOfOne`. */
function words(name: string): string[] {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\p{L})['’`](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((w) => w !== '' && !CIVIL_TITLE_LIST.includes(w));
}

function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length === 1 || b.length === 1) return fold(a)[0] === fold(b)[0];
  if (areSpellingsOfOne(a, b)) return true;
  return Math.min(a.length, b.length) >= 5 && editDistance(a, b, 1) <= 1;
}
