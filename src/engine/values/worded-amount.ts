import { TENS, UNITS } from '../lexicon/number-words.ts';
import { FOREIGN_WORDS, WORDS } from '../packs/currencies.ts';

/** The values of number words: units and teens, tens, and what multiplies those before it. */
const ADDED = new Map<string, number>([
  ...UNITS.map((word, i): [string, number] => [word, i]),
  ...TENS.map((word, i): [string, number] => [word, 10 * (i + 2)]),
]);
const SCALES = new Map<string, number>([
  ['hundred', 100],
  ['thousand', 1_000],
  ['lakh', 100_000],
  ['lakhs', 100_000],
  ['million', 1_000_000],
  ['crore', 10_000_000],
  ['crores', 10_000_000],
]);
const UNIT_OF_MONEY = new RegExp(`^(?:${WORDS}|${FOREIGN_WORDS})$`);
const BEFORE = new RegExp(
  String.raw`^(?:(?:net|total) )?(?:pay(?:able)?|salary|amount)?\s*(?:\(?in words\)?)?\s*[:–-]?\s*(?:(?:${WORDS}|rupees|rand)\b)?`,
  'i',
);
/** "Hundred" alone, or a year of two words, may be anything. */
const LEAST_WORDS = 3;

/**
 * The whole units of an amount in English words that fill a line; null for any other line. Hundredths are left out.
 *
 * @example wordedAmount('Forty One Thousand Six Hundred Dollars Only') // 41600
 */
export function wordedAmount(line: string): number | null {
  const words =
    line
      .trim()
      .replace(BEFORE, '')
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  const end = words.findIndex((word) => UNIT_OF_MONEY.test(word) || word === 'only');
  const own = words.slice(0, end < 0 ? undefined : end).filter((word) => word !== 'and');
  if (own.length < LEAST_WORDS || !own.some((word) => SCALES.has(word))) return null;
  let [total, current] = [0, 0];
  for (const word of own) {
    const [added, scale] = [ADDED.get(word), SCALES.get(word)];
    if (added !== undefined) current += added;
    else if (scale === 100) current = (current || 1) * scale;
    else if (scale !== undefined) [total, current] = [total + (current || 1) * scale, 0];
    else return null;
  }
  return total + current;
}
