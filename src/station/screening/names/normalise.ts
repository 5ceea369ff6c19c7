import anyAscii from 'any-ascii';
import { uniteArabicForms } from './arabic-forms.ts';
import { romaniseArabic } from './arabic-script.ts';
import { companyWords } from './company-forms.ts';
import { LATIN_LIKE } from './latin-like.ts';
import { asLetters } from './misread.ts';
import { withJoinedParticles } from './joined-particles.ts';
import { isTitle, titleOrSurname, withoutTitles } from './titles.ts';

export type NameSchema = 'person' | 'company';

/** A name ready for comparison: upper-case ASCII tokens in their written order. */
export interface NormalName {
  readonly tokens: readonly string[];
  /** Tokens joined by a space. */
  readonly text: string;
  /** Every word as written, transliterated: names are identical only when these are equal. */
  readonly written: string;
  /** The letters of `written`, and those of `text`, without blanks. */
  readonly letters: string;
  readonly tokenLetters: string;
  /** A final word dropped as a title that may be the surname. */
  readonly titleOrSurname: string | null;
  /** Alternative readings: a title as a given name, particles joined to the surname. */
  readonly otherwise: readonly (readonly string[])[];
  /** Derived by a rule, not written by anybody. */
  readonly isDerived?: boolean;
}

/**
 * Transliterates, upper-cases and splits a name. Apostrophes vanish (O'Neil → ONEIL); hyphens and points separate.
 * Persons lose titles, companies legal forms; a name of nothing else keeps its words. Idempotent.
 *
 * @example normaliseName("Dr. Thabo Mokgosi-O'Neil", 'person').text // 'THABO MOKGOSI ONEIL'
 */
export function normaliseName(name: string, schema: NameSchema): NormalName {
  // A Han or Hangul character is a syllable: 김정은 → GIM JEONG EUN.
  const all = anyAscii(
    romaniseArabic(inOneScript(unspaced(name.replace(SIGNS, ' ')))).replace(
      /[\p{Script=Han}\p{Script=Hangul}]/gu,
      ' $& ',
    ),
  )
    .toUpperCase()
    .replace(/['`’ʼ"]/g, '')
    .replace(/&/g, ' AND ')
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const letters: readonly string[] = all.map(schema === 'person' ? withLetters : withLettersBetween);
  const tokens = settled(letters, (words) =>
    schema === 'person' ? withoutTitles(words) : companyWords(words),
  );
  return {
    tokens,
    text: tokens.join(' '),
    written: all.join(' '),
    letters: all.join(''),
    tokenLetters: tokens.join(''),
    titleOrSurname: schema === 'person' ? titleOrSurname(all) : null,
    otherwise: schema === 'person' ? otherwiseMeant(letters, tokens) : [],
  };
}

/** Repeats until nothing changes: a dropped word can join others (`S The A`). */
function settled(
  words: readonly string[],
  without: (united: readonly string[]) => readonly string[],
): readonly string[] {
  let tokens = words;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const before = tokens.join(' ');
    tokens = without(uniteArabicForms(tokens));
    if (tokens.join(' ') === before) break;
  }
  return tokens;
}

function otherwiseMeant(letters: readonly string[], tokens: readonly string[]): (readonly string[])[] {
  const titled = settled(letters, (words) => withoutTitles(words, true));
  const forms = titled.length > tokens.length ? [titled] : [];
  const joined = withJoinedParticles(tokens);
  if (joined) forms.push(joined);
  // Beside the title of both another given name stands between the title and the name.
  const whole = settled(letters, (words) => words);
  if (tokens.length >= 2 && whole.length > tokens.length && isTitle(whole[0]!) && !isTitle(tokens[0]!))
    forms.push([whole[0]!, ...tokens]);
  return forms;
}

/** A name and its alternative readings. */
export const withOtherForms = (name: NormalName): readonly NormalName[] => [
  name,
  ...name.otherwise.map((tokens) => ({
    ...name,
    tokens,
    text: tokens.join(' '),
    tokenLetters: tokens.join(''),
    otherwise: [],
    isDerived: true,
  })),
];

/** A digit inside a person's name stands for the letter it looks like: `K0NY`. */
function withLetters(token: string): string {
  const letters = token.replace(/\d/g, '').length;
  return letters >= 1 && letters * 2 >= token.length ? asLetters(token) : token;
}
/** Companies have digits in their names (`7TH`, `P561`): only one between letters is none (`HOLD1NGS`). */
const withLettersBetween = (token: string): string => (DIGIT_BETWEEN.test(token) ? asLetters(token) : token);
const DIGIT_BETWEEN = /^[A-Z]+[0158][A-Z]+$/;

/** Letter-spaced as on forms, with wider gaps between words: `D U B E   N E O`. */
function unspaced(name: string): string {
  if (!SPACED.test(name)) return name;
  return name
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ''))
    .join(' ');
}
const SPACED = /^\s*\p{L}(?:\s+\p{L}){4,}\s*$/u;

/** Latin words with look-alike letters of another script, typed by mistake or to evade screening. */
function inOneScript(name: string): string {
  if (!GREEK_OR_CYRILLIC.test(name)) return name;
  return name.replace(MIXED, (word) =>
    word.replace(/[^\p{Script=Latin}]/gu, (letter) => LATIN_LIKE[letter] ?? letter),
  );
}
const GREEK_OR_CYRILLIC = /[\u0370-\u04ff]/;
const MIXED =
  /(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}]+/gu;
/** Symbols and emoji, which transliteration would turn into words. */
const SIGNS = /[\p{So}\p{Sm}\p{Sc}\p{Emoji_Modifier}]|\u200d|\ufe0f/gu;
const MAX_PASSES = 6;
