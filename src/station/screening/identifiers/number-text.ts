import { LATIN_LIKE } from '../names/latin-like.ts';

/** Unicode has the decimal digits of every script in a run of ten. */
const MOST_DIGIT = 9;

/** The value of a decimal digit of any script. */
function digitOf(char: string): string {
  const code = char.codePointAt(0)!;
  let value = 0;
  while (value < MOST_DIGIT && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/**
 * A number normalised: full-width characters, other scripts' digits, no-break spaces and invisible marks, and Cyrillic
 * and Greek letters between digits that look Latin.
 *
 * @example numberText('ＩＭＯ\u00a0９１８７６２９') // 'IMO 9187629'
 */
export const numberText = (number: string): string =>
  number
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .replace(/\S*\d\S*/g, (word) =>
      word.replace(/[\u0370-\u04ff]/g, (letter) => LATIN_LIKE[letter] ?? letter),
    );
