/** Letters of a token, to reject dissimilar ones quickly. */
export interface TokenLetters {
  readonly text: string;
  /** Bit masks of the letters that stand in it at least once, twice, three times; all digits are one letter. */
  readonly once: number;
  readonly twice: number;
  readonly thrice: number;
  /** Has a double letter, or T or D with H: may be a plainer spelling of the same word. */
  readonly mayBePlainer: boolean;
  /** May be misread (misread.ts), is an initial, or has a letter four times: letters alone do not decide. */
  readonly isOdd: boolean;
}

const LETTER_A = 65;
const DIGIT_BIT = 26;
const [D, H, N, R, T, V] = ['D', 'H', 'N', 'R', 'T', 'V'].map((letter) => letter.charCodeAt(0));
/** Letters that a plainer spelling of the same word may lack: breaths and endings (`plainSpelling`). */
const SPELT_AWAY = [...'HIJSY'].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - LETTER_A)), 0);

/** @param text a token: A–Z, 0–9 */
export function lettersOf(text: string): TokenLetters {
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let mayBePlainer = false;
  let isOdd = text.length === 1;
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const bit = 1 << (code >= LETTER_A ? code - LETTER_A : DIGIT_BIT);
    if (code < LETTER_A || (code === N && before === R) || (code === V && before === V)) isOdd = true;
    if (thrice & bit) isOdd = true;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
    if (code === before || (code === H && (before === T || before === D))) mayBePlainer = true;
    before = code;
  }
  return { text, once, twice, thrice, mayBePlainer, isOdd };
}

/** May one token be a plainer spelling of the other? A quick no if it lacks a letter that spellings share. */
export const mayBeSpelt = (onceOfA: number, onceOfB: number): boolean =>
  ((onceOfA ^ onceOfB) & ~SPELT_AWAY) === 0;

export const bitCount = (n: number): number => {
  let v = n - ((n >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** Winkler 1990: length of the prefix that counts, and what each letter adds. */
export const PREFIX_MOST = 4;
export const PREFIX_SCALE = 0.1;

/**
 * Upper bound of the Jaro–Winkler similarity of two tokens, 0–1; 1 for tokens that may be one edit apart.
 *
 * @param common common letters, with multiplicity
 * @param prefix length of the common prefix, at most PREFIX_MOST
 */
export function likenessBound(common: number, prefix: number, lengthA: number, lengthB: number): number {
  if (common >= Math.max(lengthA, lengthB) - 1) return 1;
  if (common === 0) return 0;
  const jaro = (common / lengthA + common / lengthB + 1) / 3;
  return jaro + prefix * PREFIX_SCALE * (1 - jaro);
}

/** Upper bound of the Jaro–Winkler similarity of two tokens of which none is odd. */
export function mostAlike(a: TokenLetters, b: TokenLetters): number {
  const common = bitCount(a.once & b.once) + bitCount(a.twice & b.twice) + bitCount(a.thrice & b.thrice);
  let prefix = 0;
  while (
    prefix < PREFIX_MOST &&
    prefix < a.text.length &&
    a.text.charCodeAt(prefix) === b.text.charCodeAt(prefix)
  )
    prefix++;
  return likenessBound(common, prefix, a.text.length, b.text.length);
}
