import { fold } from '../../values/text/fold.ts';

/** Lines of a page's start, which name the paper and its issuer. */
const HEAD = 8;
/** Words of a document that are looked at: contracts go on in words that all contracts share. */
const MOST_WORDS = 600;
const WORD = /[a-z]{2,}/g;

/** The words of a text as features know them: two letters or more, without accents, case and digits. */
export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/**
 * What the wording of a paper is known by: its words, pairs of words of one line, and the same in its first lines
 * (`^`). Accents, case, digits and single letters do not count.
 *
 * @param lines lines or cells, in reading order
 */
export function wordingFeatures(lines: readonly string[]): string[] {
  const found = new Set<string>();
  let words = 0;
  for (const [at, line] of lines.entries()) {
    const inLine = wordsOf(line);
    words += inLine.length;
    if (words > MOST_WORDS) break;
    inLine.forEach((word, i) => {
      const pair = i > 0 ? `${inLine[i - 1]!} ${word}` : null;
      for (const feature of pair ? [word, pair] : [word]) {
        found.add(feature);
        if (at < HEAD) found.add(`^${feature}`);
      }
    });
  }
  return [...found];
}
