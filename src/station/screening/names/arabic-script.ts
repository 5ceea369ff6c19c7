/**
 * Names in Arabic letters (Arabic, Persian, Urdu, Kurdish) as Latin words. The script leaves short vowels out, so letters
 * are a skeleton; names that many people bear are therefore written in full from a table, in the
 * spelling that heads their family in `spellings.ts` or that the UN list uses. From general knowledge of the script and of
 * the romanisations of BGN/PCGN and the UN list.
 */

import { ARABIC_NAMES } from './arabic-names.ts';

const ARABIC_WORD = /\p{Script=Arabic}(?:\p{Script=Arabic}|\p{M}|\u200c)*/gu;
/** Vowel marks, the small alef, tatweel, and the joiner that Persian uses inside a word. */
const MARKS = /[\u064B-\u065F\u0670\u06D6-\u06ED]|[\u0640\u200C]/g;

/** One letter for what people type as several. */
const SAME_LETTER: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/g, 'ا'],
  [/[ىیېئ]/g, 'ي'],
  [/ؤ/g, 'و'],
  [/[ةۀەۃ]/g, 'ه'],
  [/[کګ]/g, 'ك'],
  [/[ھہ]/g, 'ه'],
];

const LETTERS: Readonly<Record<string, string>> = {
  ب: 'B',
  پ: 'P',
  ت: 'T',
  ٹ: 'T',
  ث: 'TH',
  ج: 'J',
  چ: 'CH',
  ح: 'H',
  خ: 'KH',
  د: 'D',
  ڈ: 'D',
  ذ: 'DH',
  ر: 'R',
  ڑ: 'R',
  ز: 'Z',
  ژ: 'ZH',
  س: 'S',
  ش: 'SH',
  ص: 'S',
  ض: 'D',
  ط: 'T',
  ظ: 'Z',
  غ: 'GH',
  ف: 'F',
  ڤ: 'V',
  ق: 'Q',
  ك: 'K',
  گ: 'G',
  ل: 'L',
  م: 'M',
  ن: 'N',
  ں: 'N',
  ه: 'H',
  ے: 'E',
};

/** The long vowels و and ي are u and i, or the glides of aw and ay: جوهر is JAWHAR, نور NUR. */
type Glides = 'long' | 'diphthong';

/**
 * The text with every word in Arabic letters romanised; other scripts are left as they are.
 *
 * @example romaniseArabic('محمد الخطيب') // 'MUHAMMAD AL KHATIB'
 */
export function romaniseArabic(text: string, glides: Glides = 'long'): string {
  if (!holdsArabic(text)) return text;
  // Presentation forms and ligatures of old files become their letters.
  return text
    .normalize('NFKC')
    .replace(MARKS, '')
    .replace(ARABIC_WORD, (word) => ` ${romanised(oneSpelling(word), glides)} `)
    .replace(/\bABD +ALLAH\b/g, 'ABDULLAH');
}

/** Latin spellings of a name: itself, or for Arabic script also with the other reading of و and ي. */
export function readingsOf(name: string): string[] {
  if (!holdsArabic(name)) return [name];
  return [...new Set([romaniseArabic(name), romaniseArabic(name, 'diphthong')])];
}

const holdsArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

const oneSpelling = (word: string): string =>
  SAME_LETTER.reduce((text, [from, to]) => text.replace(from, to), word);

function romanised(word: string, glides: Glides): string {
  const known = ARABIC_NAMES.get(word);
  if (known !== undefined) return known;
  // Article, "servant of the" and "father of" are joined to the next word.
  if (word.startsWith('عبدال') && word.length > 6) return `ABD AL ${romanised(word.slice(5), glides)}`;
  if (word.startsWith('ال') && word.length > 3) return `AL ${romanised(word.slice(2), glides)}`;
  if (word.startsWith('ابو') && word.length > 5) return `ABU ${romanised(word.slice(3), glides)}`;
  return vocalised([...word].map((_, at) => soundAt(word, at, glides)));
}

/** A consonant, a vowel, or nothing (an alef as carrier). */
interface Sound {
  readonly text: string;
  readonly vowel: boolean;
}

const consonant = (text: string): Sound => ({ text, vowel: false });
const vowel = (text: string): Sound => ({ text, vowel: true });

/** Alef, waw, ya and ain are vowels or consonants depending on position. */
function soundAt(word: string, at: number, glides: Glides): Sound {
  const letter = word[at]!;
  const before = word[at - 1];
  const after = word[at + 1];
  const besideAlef = before === 'ا' || after === 'ا';
  switch (letter) {
    case 'ا':
      // An alef that opens a word before a vowel letter only carries it: اوباما, ايران.
      return vowel(at === 0 && (after === 'و' || after === 'ي') ? '' : 'A');
    case 'ع':
      // عادل, علي; inside a word it leaves the vowel beside it as it is.
      return vowel(besideAlef || (at > 0 && (isGlide(before) || isGlide(after))) ? '' : 'A');
    case 'و':
      if (at === 0 || besideAlef || before === 'ي') return consonant('W');
      return vowel(glides === 'diphthong' && after !== undefined ? 'AW' : 'U');
    case 'ي':
      if (at === 0 || (besideAlef && after !== undefined)) return consonant('Y');
      return vowel(glides === 'diphthong' && after !== undefined ? 'AY' : 'I');
    case 'ه':
      // Ta marbuta closes a word as -a.
      return after === undefined && at > 1 ? vowel(isVowelLetter(before) ? '' : 'A') : consonant('H');
    default:
      return consonant(LETTERS[letter] ?? '');
  }
}

const isGlide = (letter: string | undefined): boolean => letter === 'و' || letter === 'ي';
const isVowelLetter = (letter: string | undefined): boolean => letter === 'ا' || isGlide(letter);

/**
 * Inserts the likeliest short vowels between two consonants: an a after the first consonant of a word (رمزي RAMZI), an
 * i in the second syllable of the pattern فاعل (جاسم JASIM, ساجدة SAJIDA).
 */
function vocalised(sounds: readonly Sound[]): string {
  const heard = sounds.filter((sound) => sound.text !== '');
  const active = heard.length >= 4 && heard[1]!.text === 'A' && !heard[0]!.vowel;
  return heard
    .map(({ text, vowel: isVowel }, at) => {
      const next = heard[at + 1];
      if (isVowel || next === undefined || next.vowel) return text;
      if (at === 0) return `${text}A`;
      return active && at === 2 ? `${text}I` : text;
    })
    .join('');
}
