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
  const all = anyAscii(romaniseArabic(name).replace(/[\p{Script=Han}\p{Script=Hangul}]/gu, ' $& '))
    .toUpperCase()
    .replace(/['`’ʼ"]/g, '')
    .replace(/&/g, ' AND ')
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  let tokens: readonly string[] = all;
  // A word that goes can bring others together (`S The A`): until nothing changes, so that the result is final.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const before = tokens.join(' ');
    const united = uniteArabicForms(tokens);
    tokens = schema === 'person' ? withoutTitles(united) : companyWords(united);
    if (tokens.join(' ') === before) break;
  }
  return { tokens, text: tokens.join(' '), written: all.join(' ') };
}

/** A listed name as {@link normaliseName} gives it: searches score the same few thousand again and again. */
export function normalListedName(name: string, schema: NameSchema): NormalName {
  const names = remembered[schema];
  let made = names.get(name);
  if (made) return made;
  if (names.size >= REMEMBERED_MOST) names.clear();
  names.set(name, (made = normaliseName(name, schema)));
  return made;
}

const remembered = { person: new Map<string, NormalName>(), company: new Map<string, NormalName>() };
const REMEMBERED_MOST = 50_000;
const MAX_PASSES = 6;
