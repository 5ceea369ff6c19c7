import { CIVIL_TITLE_LIST } from '../lexicon/forms-of-address.ts';
import { editDistance, fold } from './text/fold.ts';
import { areSpellingsOfOne } from './text/transliteration.ts';

/**
 * Compares two printed names of persons: order is ignored, initials match names, hyphenated surnames may lack a part,
 * further given names may be missing, one misread letter per long word is tolerated.
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
  // A single name is complete for people who have only one.
  if (few.length === 1 && many.length === 1 && full === 1) return 'same';
  if (matched === few.length && full >= 2) return 'same';
  if (matched === few.length && full >= 1 && initials >= 1) return 'same';
  return full >= 1 ? 'similar' : 'different';
}

/** Maximum share of letters, of the longer word, by which two readings of one surname differ. */
const MISREAD = 0.4;

/**
 * Have two surnames nothing in common? Zones truncate long ones and omit hyphens, and OCR misreads letters: they are
 * one if a word of one resembles, or is a prefix of, a word of the other.
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

const isWord = (word: string): boolean => word.length >= 3;

/**
 * Do zone and print part a name in different ways? A printed word may be missing in a zone that is cut, and a word of the
 * zone on a further line of the print; but not both, no word may stand in the other part, and their order is one.
 *
 * @param part surname or forenames of the zone; `other`: the other of these
 */
export function isPartedOtherwise(part: string, printed: string, other: string): boolean {
  if (areOtherSurnames(part, printed)) return true;
  const [these, those] = [words(part), words(printed)];
  // A whole name behind one caption says nothing of its parts.
  const isWhole =
    other !== '' &&
    [part, other].every((one) => words(one).every((word) => !areOtherSurnames(word, printed)));
  if (isWhole || sameWord(these.join(''), those.join(''))) return false;
  const places = those.map((word) => these.findIndex((one) => sameWord(one, word)));
  const exact = places.filter((at) => at >= 0);
  if (exact.some((at, i) => at < (exact[i - 1] ?? 0))) return true;
  const strange = those.filter((word) => isWord(word) && areOtherSurnames(part, word));
  const unprinted = these.filter((word) => isWord(word) && areOtherSurnames(printed, word));
  const ofOther = words(other);
  return (
    (strange.length > 0 && unprinted.length > 0) ||
    strange.some((word) => ofOther.some((one) => sameWord(one, word)))
  );
}

/**
 * Does a whole name lack a part of it, its surname or its forenames? Parts match as loosely as surnames do; a name of
 * one word may be cut, and is not judged.
 *
 * @param parts as a zone or a form has them; empty ones are skipped
 */
export function lacksPart(whole: string, parts: readonly (string | null | undefined)[]): boolean {
  return words(whole).length > 1 && parts.some((part) => part && areOtherSurnames(part, whole));
}

/** Lower case; letters that zones lack are kept for `areSpellingsOfOne`. */
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
