import { fold } from '../../../values/text/fold.ts';

/** Codes of consonants (United States National Archives, "Soundex System"); h and w do not part two alike, vowels do. */
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  ['bfpv', 'cgjkqsxz', 'dt', 'l', 'mn', 'r'].flatMap((letters, i) =>
    [...letters].map((letter) => [letter, String(i + 1)]),
  ),
);
const LENGTH = 4;

/** A family name as the census sorted it, by which several states number their licences: SAMPLE is S514. */
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

/** Does the number of a licence begin with the family name ("S514-172-80-844-0")? */
export const isNumberOf = (number: string, name: string): boolean =>
  /^[A-Z]\d{6,}$/.test(bare(number)) && bare(number).startsWith(soundex(name)) && isTelling(name);

/** A code of one letter and one figure at most fits many numbers: of two names neither is told where one is so short. */
export const isTelling = (name: string): boolean => !soundex(name).endsWith('00');

const bare = (number: string): string => number.replace(/[\s-]/g, '').toUpperCase();
