import anyAscii from 'any-ascii';
import { uniteArabicForms } from './arabic-forms.ts';
import { romaniseArabic } from './arabic-script.ts';
import { companyWords } from './company-forms.ts';
import { withoutTitles } from './titles.ts';

export type NameSchema = 'person' | 'company';

/** A name ready for comparison: upper-case ASCII tokens in their written order. */
export interface NormalName {
  readonly tokens: readonly string[];
  /** Tokens joined by a space. */
  readonly text: string;
  /** Every word as written, transliterated: names are identical only when these are equal. */
  readonly written: string;
}

/**
 * Transliterates, upper-cases and splits a name. Apostrophes vanish (O'Neil → ONEIL); hyphens and points separate.
 * A person loses titles, a company its legal form; a name made of nothing else keeps its words. Normalising the text
 * once more changes nothing.
 *
 * @example normaliseName("Dr. Thabo Mokgosi-O'Neil", 'person').text // 'THABO MOKGOSI ONEIL'
 */
export function normaliseName(name: string, schema: NameSchema): NormalName {
  // A Han or Hangul character is a syllable: 김정은 → GIM JEONG EUN.
  const all = anyAscii(
    romaniseArabic(name.replace(SIGNS, ' ')).replace(/[\p{Script=Han}\p{Script=Hangul}]/gu, ' $& '),
  )
    .toUpperCase()
    .replace(/['`’ʼ"]/g, '')
    .replace(/&/g, ' AND ')
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  let tokens: readonly string[] = schema === 'person' ? all.map(withLetters) : all;
  // A word that goes can bring others together (`S The A`): until nothing changes, so that the result is final.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const before = tokens.join(' ');
    const united = uniteArabicForms(tokens);
    tokens = schema === 'person' ? withoutTitles(united) : companyWords(united);
    if (tokens.join(' ') === before) break;
  }
  return { tokens, text: tokens.join(' '), written: all.join(' ') };
}

/** A digit inside a person's name stands for the letter it looks like: `K0NY`. */
function withLetters(token: string): string {
  if (!DISGUISED.test(token)) return token;
  return token.replace(/[0135]/g, (digit) => LOOKS_LIKE[digit]!);
}
const DISGUISED = /^(?=.*[0135])[A-Z]+[0135]?[A-Z0135]*[A-Z]$|^[0135][A-Z]{3,}$/;
const LOOKS_LIKE: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 3: 'E', 5: 'S' };

/** Signs and pictures, which transliteration would give words for. */
const SIGNS = /[\p{So}\p{Sm}\p{Sc}\p{Emoji_Modifier}]|\u200d|\ufe0f/gu;
const MAX_PASSES = 6;
