import type { Finder } from '../document-type.ts';

/** Whom or what somebody worked for or as, behind "previous", "former". */
export const WORKED_FOR = '(?:employers?|company|job|post|position|employment)';

/** The rest of a sentence: a full stop inside an amount ends nothing. */
export const REST_OF_SENTENCE = String.raw`(?:[^.;\n]|\.(?=\d))*`;

/** The same number of blanks: what stands behind keeps its place. */
export const blank = (words: string): string => ' '.repeat(words.length);

/**
 * Finds in running text in which what the patterns (flag `g`) match is left blank.
 *
 * @param leave what is left of it instead, in as many characters
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
