/**
 * How a word looks to a machine that reads print: letters and digits that are taken for each other become one of them.
 * Only comparing asks for it; a listed `MARNA` keeps its name.
 */
export function lookOf(token: string): string {
  if (!mayMislead(token)) return token;
  return asLetters(token.replace(/RN/g, 'M').replace(/VV/g, 'W'));
}

/** Each digit as the letter that it is read for. */
export const asLetters = (token: string): string =>
  token.replace(/\d/g, (digit) => LETTER_LIKE[digit] ?? digit);

/** Is there anything in a word that machines read otherwise? In nearly all there is not, and millions are asked. */
const mayMislead = (token: string): boolean =>
  holdsDigit(token) || token.includes('RN') || token.includes('VV');

/** Letters stand above digits in ASCII, and tokens hold nothing else: one digit anywhere makes a number of it. */
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

/** Is one word what a machine may have read for the other? Numbers are not: their digits are all they have. */
export function mayBeMisread(a: string, b: string): boolean {
  if (!(mayMislead(a) || mayMislead(b)) || !isWord(a) || !isWord(b)) return false;
  const look = lookOf(a);
  return look === lookOf(b) && look.length >= (HAPPENS_NOWHERE.test(a + b) ? 1 : LEAST_LETTERS);
}
/** No word has V twice. */
const HAPPENS_NOWHERE = /VV/;
const LEAST_LETTERS = 3;

const isWord = (token: string): boolean => token.replace(/\d/g, '').length * 2 > token.length;
