import { TENS, UNITS } from '../../lexicon/number-words.ts';
const SPELLINGS = new Map([
  ['fourty', 'forty'],
  ['ninty', 'ninety'],
  ['nil', 'zero'],
]);

const WORD = `(?:${[...UNITS, ...TENS, ...SPELLINGS.keys(), 'hundred', 'thousand', 'million'].sort((a, b) => b.length - a.length).join('|')})`;

/** Nine-digit numbers need fewer words; the limit avoids quadratic time on long runs of number words. */
const MOST_WORDS = 24;

/** Pattern (case-insensitive) of a number in English words: "sixteen thousand, three hundred and five". */
export const NUMBER_WORDS = `(?<![\\p{L}-])(?:${WORD}|a(?=\\s+(?:hundred|thousand|million)\\b))(?:(?:\\s*,\\s*|\\s+|\\s*[-‑–]\\s*)(?:and\\s+)?${WORD}){0,${MOST_WORDS - 1}}(?![\\p{L}-])`;

/** The value of such words; null if they are not a single number: "nineteen ninety-five", "five six". */
export function numberOfWords(words: string): number | null {
  const tokens = words
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((token) => token && token !== 'and')
    .map((token) => SPELLINGS.get(token) ?? token);
  let total = 0;
  let part = 0;
  let scale = Infinity;
  /** Exclusive upper bound for the next addend: after "twenty" only a unit may follow. */
  let below = Infinity;
  for (const token of tokens) {
    const own = token === 'a' ? 1 : UNITS.indexOf(token);
    const tens = TENS.indexOf(token);
    if (token === 'hundred') {
      if (part < 1 || part > 99) return null;
      part *= 100;
      below = 100;
    } else if (token === 'thousand' || token === 'million') {
      const by = token === 'thousand' ? 1_000 : 1_000_000;
      if (part === 0 || by >= scale) return null;
      total += part * by;
      [part, scale, below] = [0, by, Infinity];
    } else {
      const value = tens >= 0 ? 20 + 10 * tens : own;
      if (value < 0 || value >= below) return null;
      part += value;
      below = tens >= 0 ? 10 : 0;
    }
  }
  return tokens.length > 0 && part < 1_000 ? total + part : null;
}
