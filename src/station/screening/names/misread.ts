/**
 * A word's look to OCR: confusable letters and digits become one of them. Used in comparisons only; a listed `MARNA`
 * keeps its name.
 */
export function lookOf(token: string): string {
  if (!mayMislead(token)) return token;
  return asLetters(token.replace(/RN/g, 'M').replace(/VV/g, 'W'));
}

/** Each digit as the letter that it is read for. */
export const asLetters = (token: string): string =>
  token.replace(/\d/g, (digit) => LETTER_LIKE[digit] ?? digit);

/** Quick filter: nearly no word has confusable characters, and millions are tested. */
const mayMislead = (token: string): boolean =>
  holdsDigit(token) || token.includes('RN') || token.includes('VV');

/** Any digit anywhere: letters are above digits in ASCII, and tokens hold nothing else. */
export function holdsDigit(token: string): boolean {
  for (let i = 0; i < token.length; i++) if (token.charCodeAt(i) < 65) return true;
  return false;
}

const LETTER_LIKE: Readonly<Record<string, string>> = {
  0: 'O',
  1: 'I',
  2: 'Z',
  3: 'E',
  4: 'A',
  5: 'S',
  6: 'G',
  7: 'T',
  8: 'B',
  9: 'G',
};

/** May OCR have read one word for the other? Never for numbers: their digits are all they have. */
export function mayBeMisread(a: string, b: string): boolean {
  if (!(mayMislead(a) || mayMislead(b)) || !isWord(a) || !isWord(b)) return false;
  const look = lookOf(a);
  return look === lookOf(b) && look.length >= (HAPPENS_NOWHERE.test(a + b) ? 1 : LEAST_LETTERS);
}
/** No word has V twice. */
const HAPPENS_NOWHERE = /VV/;
const LEAST_LETTERS = 3;

const isWord = (token: string): boolean => token.replace(/\d/g, '').length * 2 > token.length;
