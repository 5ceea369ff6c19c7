import { fold } from '../../../values/text/fold.ts';

/**
 * Codes of consonants (United States National Archives, "Soundex System"); h and w do not separate equal codes, vowels
 * do.
 */
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  ['bfpv', 'cgjkqsxz', 'dt', 'l', 'mn', 'r'].flatMap((letters, i) =>
    [...letters].map((letter) => [letter, String(i + 1)]),
  ),
);
const LENGTH = 4;

/** Soundex code of a surname, with which several states start licence numbers: SAMPLE is S514. */
export function soundex(name: string): string {
  const letters = [...fold(name).replace(/[^a-z]/g, '')];
  const first = letters[0]?.toUpperCase() ?? '';
  const codes: string[] = [];
  let before = CODES[letters[0] ?? ''];
  for (const letter of letters.slice(1)) {
    if (letter === 'h' || letter === 'w') continue;
    const code = CODES[letter];
    if (code && code !== before) codes.push(code);
    before = code;
  }
  return (first + codes.join('')).padEnd(LENGTH, '0').slice(0, LENGTH);
}

/** Does a licence number start with the surname's code ("S514-172-80-844-0")? */
export const isNumberOf = (number: string, name: string): boolean =>
  /^[A-Z]\d{6,}$/.test(bare(number)) && bare(number).startsWith(soundex(name)) && isTelling(name);

/** Codes with at most one digit fit many numbers and decide nothing. */
export const isTelling = (name: string): boolean => !soundex(name).endsWith('00');

const bare = (number: string): string => number.replace(/[\s-]/g, '').toUpperCase();
