import { fold } from '../../../values/text/fold.ts';
import type { Candidate } from '../candidate.ts';

/** Minimum score for a name to replace its short form. */
const LEAST_EVIDENCE = 0.28;
/** The same for a surname alone, which relatives share. */
const LEAST_OF_SURNAME = 0.5;

/**
 * Is one name the other with some words abbreviated to initials? "P. Example" for "Phenyo Example".
 *
 * @param ofPart for surnames or forenames alone, which may be one word
 */
export function isShortFormOf(short: unknown, full: unknown, ofPart = false): boolean {
  if (typeof short !== 'string' || typeof full !== 'string') return false;
  const [cut, whole] = [short, full].map((name) => fold(name).split(' ')) as [string[], string[]];
  if (cut.length > whole.length) return false;
  // "Ms Example" for "Kago Example": after a title the surname may be alone.
  if (cut.length === 1 && whole.length > 1) return !ofPart && cut[0]!.length > 1 && whole.at(-1) === cut[0];
  // "K. Example" for "Kago Peter Example": middle names may be missing, never the first or last.
  if (cut.length < whole.length) {
    if (cut.length < 2) return false;
    whole.splice(cut.length - 1, whole.length - cut.length);
  }
  const initials = cut.filter((word) => word.length === 1).length;
  // If each abbreviates other words, neither is the full name.
  const less = whole.filter((word) => word.length === 1).length;
  return (
    initials > less &&
    initials < cut.length &&
    cut.every((word, i) => (word.length === 1 ? whole[i]!.startsWith(word) : word === whole[i]))
  );
}

/**
 * Replaces a short name by the full one: "P. Example" at the signature and "Phenyo Example" in the text are one person,
 * and a zone may abbreviate a forename (docs/facts/names-and-places.md). Unchanged if two different names fit.
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
