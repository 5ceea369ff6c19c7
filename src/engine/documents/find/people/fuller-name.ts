import { fold } from '../../../values/text/fold.ts';
import type { Candidate } from '../candidate.ts';

/** Evidence below this is too weak to put a name in the place of its short form. */
const LEAST_EVIDENCE = 0.28;
/** Of a surname alone: relatives share it. */
const LEAST_OF_SURNAME = 0.5;

/**
 * Is one name the other with some of its words cut to their first letters? "P. Example" of "Phenyo Example".
 *
 * @param ofPart of surnames or forenames alone, where one word is all there is of them
 */
export function isShortFormOf(short: unknown, full: unknown, ofPart = false): boolean {
  if (typeof short !== 'string' || typeof full !== 'string') return false;
  const [cut, whole] = [short, full].map((name) => fold(name).split(' ')) as [string[], string[]];
  if (cut.length > whole.length) return false;
  // "Ms Example" of "Kago Example": behind a title a surname stands alone.
  if (cut.length === 1 && whole.length > 1) return !ofPart && cut[0]!.length > 1 && whole.at(-1) === cut[0];
  // "K. Example" of "Kago Peter Example": the names between are left out, never the first or the last.
  if (cut.length < whole.length) {
    if (cut.length < 2) return false;
    whole.splice(cut.length - 1, whole.length - cut.length);
  }
  const initials = cut.filter((word) => word.length === 1).length;
  // Of two that cut different words neither is the full name.
  const less = whole.filter((word) => word.length === 1).length;
  return (
    initials > less &&
    initials < cut.length &&
    cut.every((word, i) => (word.length === 1 ? whole[i]!.startsWith(word) : word === whole[i]))
  );
}

/**
 * "P. Example" beside a signature and "Phenyo Example" in the text are one person, whose name is printed in full; a zone
 * may have cut a forename to its first letter (docs/facts/names-and-places.md). The short form stays what it is where
 * two names would fit it.
 */
export function fullerName(chosen: Candidate, all: readonly Candidate[], ofPart = false): Candidate {
  const least = String(chosen.value).includes(' ') ? LEAST_EVIDENCE : LEAST_OF_SURNAME;
  const fuller = all
    .filter((c) => c.score > least && isShortFormOf(chosen.value, c.value, ofPart))
    .sort((a, b) => b.score - a.score);
  const [best] = fuller;
  if (!best || fuller.some((c) => fold(String(c.value)) !== fold(String(best.value)))) return chosen;
  return best;
}
