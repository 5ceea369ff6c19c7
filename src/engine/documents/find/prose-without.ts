import type { Finder } from '../document-type.ts';

/** Former employment, after "previous" or "former". */
export const WORKED_FOR = '(?:employers?|company|job|post|position|employment)';

/** The rest of a sentence; a full stop inside an amount does not end it. */
export const REST_OF_SENTENCE = String.raw`(?:[^.;\n]|\.(?=\d))*`;

/** Blanks of the same length, so that offsets stay valid. */
export const blank = (words: string): string => ' '.repeat(words.length);

/**
 * Runs finders on the running text with all matches of the patterns (flag `g`) blanked out.
 *
 * @param leave replacement of a match, of the same length
 */
export function proseWithout(
  patterns: readonly RegExp[],
  finders: readonly Finder[],
  leave: (words: string) => string = blank,
): Finder {
  return (view, field) => {
    const text = patterns.reduce((left, pattern) => left.replace(pattern, leave), view.prose.text);
    const own = text === view.prose.text ? view : { ...view, prose: { ...view.prose, text } };
    return finders.flatMap((find) => find(own, field));
  };
}

/**
 * As {@link proseWithout}; where the rest of the text gives nothing, what the whole of it gives.
 *
 * @param factor of the scores of what stands in a match alone, 0–1
 */
export function proseWithoutElseAll(
  patterns: readonly RegExp[],
  finders: readonly Finder[],
  factor = 1,
): Finder {
  const without = proseWithout(patterns, finders);
  return (view, field) => {
    const found = without(view, field);
    if (found.length > 0) return found;
    return finders
      .flatMap((find) => find(view, field))
      .map((candidate) => ({ ...candidate, score: factor * candidate.score }));
  };
}
