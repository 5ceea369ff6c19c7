import type { QuickLine, QuickWord } from './decode.ts';

/** If doubtful words take more than this share of a line's width, the whole line is reread. */
const MOST_OF_LINE = 0.6;
/** Shorter words are reread with their neighbours, which show letter size: `s` or `S`. */
const FEWEST_CHARACTERS = 5;

/** Neighbouring words, and whether they are certain. */
export type LineSpan = QuickWord & { readonly isCertain: boolean };

/**
 * Splits a line into alternating certain and uncertain passages: the certain ones are the most certain words whose
 * joint probability is at least `least`.
 */
export function spansByCertainty({ words }: Pick<QuickLine, 'words'>, least: number): LineSpan[] {
  const doubted = withNeighbours(words, doubtedOf(words, least));
  const all = widthOf(words.filter((word) => doubted.has(word))) > MOST_OF_LINE * widthOf(words);
  const passages: LineSpan[] = [];
  for (const word of words) {
    const isCertain = !all && !doubted.has(word);
    const last = passages.at(-1);
    if (last?.isCertain !== isCertain) passages.push({ ...word, isCertain });
    else passages[passages.length - 1] = joined(last, word);
  }
  return passages;
}

function doubtedOf(words: readonly QuickWord[], least: number): QuickWord[] {
  let together = 1;
  const surest = words.toSorted((a, b) => b.probability - a.probability);
  const certain = surest.findIndex((word) => (together *= word.probability) < least);
  return certain < 0 ? [] : surest.slice(certain);
}

function withNeighbours(words: readonly QuickWord[], doubted: readonly QuickWord[]): Set<QuickWord> {
  return new Set(
    doubted.flatMap((word) => {
      const at = words.indexOf(word);
      const isShort = word.to - word.from < FEWEST_CHARACTERS;
      return isShort ? words.slice(Math.max(0, at - 1), at + 2) : [word];
    }),
  );
}

const widthOf = (words: readonly QuickWord[]): number => words.reduce((sum, { width }) => sum + width, 0);

const joined = (passage: LineSpan, { to, width, probability }: QuickWord): LineSpan => ({
  ...passage,
  to,
  width: passage.width + width,
  probability: passage.probability * probability,
});
