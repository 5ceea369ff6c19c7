import { holdsDigit, mayBeMisread } from './misread.ts';
import { mayBeSpelt, mostAlike, type TokenLetters } from './letters.ts';
import { phoneticKey } from './phonetic.ts';
import { editsBetween, jaroWinkler, withinOneEdit } from './similarity.ts';
import { spellingsOfOneName } from './spellings.ts';
import { PARTICLES } from './vocabulary.ts';

/** Similarities of two words by how they are related, 0–1 (set by hand, ADR 401). */
const ALIKE = {
  initial: 0.85,
  /** One edit, in words of three letters, of four or five, of six and more. */
  oneEdit: { three: 0.86, short: 0.91, long: 0.95 },
  /** Factors on Jaro–Winkler; a homophone has at least the third. */
  sounding: 0.97,
  similar: 0.95,
  leastSounding: 0.9,
} as const;
/** Maximum length ratio of two similar words. */
const SAME_LENGTH = 1.4;
/** Minimum Jaro–Winkler for words with one or two consonants to sound alike. */
const SHORT_SOUND = 0.8;

export type TokenRelation =
  | 'same'
  | 'respelt'
  | 'misread'
  | 'one-edit'
  | 'sounds-alike'
  | 'similar'
  | 'initial'
  | 'cut-off'
  | 'blanks'
  | 'other-name'
  | 'different';

export interface TokenComparison {
  /** 0–1; 0 when the tokens are different words. */
  readonly similarity: number;
  readonly relation: TokenRelation;
}

const DIFFERENT: TokenComparison = { similarity: 0, relation: 'different' };
const SAME: TokenComparison = { similarity: 1, relation: 'same' };
const RESPELT: TokenComparison = { similarity: 0.95, relation: 'respelt' };
const MISREAD: TokenComparison = { similarity: 0.95, relation: 'misread' };
/** Two different names that resemble each other: weak evidence alone, enough for a review with two. */
export const OTHER_NAME: TokenComparison = { similarity: 0.6, relation: 'other-name' };
/** Minimum Jaro–Winkler: below it two words of real names are more often different. */
const SIMILAR_FROM = 0.88;
/** … unless they sound the same, and are long enough for that to count. */
const SOUNDING_FROM = 0.7;
/** Minimum Jaro–Winkler of similar tokens with more than one different letter: a search skips the rest. */
export const LEAST_ALIKE = { spelling: SIMILAR_FROM, sound: SOUNDING_FROM } as const;

/** Maximum edits: words with only a common beginning are other names (Castro, Castillo). */
const MOST_EDITS = 2;

/** Compares two tokens; numbers are equal or different, unless a word may have been misread as one. */
export function compareTokens(a: string, b: string): TokenComparison {
  if (a === b) return SAME;
  let known = remembered.get(a);
  if (!known) {
    if (remembered.size >= REMEMBERED_WORDS) remembered.clear();
    remembered.set(a, (known = new Map<string, TokenComparison>()));
  }
  let comparison = known.get(b);
  if (!comparison) {
    if (known.size >= REMEMBERED_PAIRS) known.clear();
    known.set(b, (comparison = compare(a, b)));
  }
  return comparison;
}

/** Cache: the candidates of a search share most words. Keyed by first, then second word. */
const remembered = new Map<string, Map<string, TokenComparison>>();
const REMEMBERED_WORDS = 100;
const REMEMBERED_PAIRS = 10_000;

/**
 * Quick filter by letters alone, which rejects nearly all pairs of a search; `compareTokens` decides the rest.
 *
 * @param mustBeWritten count near-equal spelling only, no sound or resemblance
 */
export function areTold(a: TokenLetters, b: TokenLetters, mustBeWritten: boolean): boolean {
  if (a.isOdd || b.isOdd) return false;
  if (
    (a.mayBePlainer || b.mayBePlainer) &&
    a.text.charCodeAt(0) === b.text.charCodeAt(0) &&
    mayBeSpelt(a.once, b.once)
  )
    return false;
  const bound = mostAlike(a, b);
  if (bound === 1 || (!mustBeWritten && bound >= SIMILAR_FROM)) return false;
  if (spellingsOfOneName(a.text, b.text)) return false;
  return mustBeWritten || bound < SOUNDING_FROM || phoneticKey(a.text) !== phoneticKey(b.text);
}

function compare(a: string, b: string): TokenComparison {
  const comparison = compareWords(a, b);
  const resemble = comparison.relation === 'one-edit' || comparison.relation === 'sounds-alike';
  return resemble && SYLLABLE_NAME.test(a) && SYLLABLE_NAME.test(b) && spelt(a) !== spelt(b)
    ? OTHER_NAME
    : comparison;
}
/** Wei, Vey; Saal, Sal; no language with such names aspirates a D: Dhou, Dou. */
const spelt = (syllable: string): string =>
  syllable.replace(/Y/g, 'I').replace(/W/g, 'V').replace(/^DH/, 'D').replace(/(.)\1/g, '$1');

/**
 * One syllable, as in Chinese and Korean names, where one letter makes another name: Gao, Guo; Jin, Jing; Wei, Wai. A
 * table has the spelling variants.
 */
const SYLLABLE_NAME =
  /^(?:[ZCSTKPGBDR]H|TS|TZ|HS|[KRMPHGNLB]Y|[BCDFGHJKLMNPQRSTVWXYZ])?[AEIOUY]{1,3}(?:NG|[NMKLPTRH])?$/;

function compareWords(a: string, b: string): TokenComparison {
  if (mayBeMisread(a, b)) return MISREAD;
  if (holdsDigit(a) || holdsDigit(b)) return DIFFERENT;
  if (a.length === 1 || b.length === 1)
    return a[0] === b[0] ? { similarity: ALIKE.initial, relation: 'initial' } : DIFFERENT;
  if (spellingsOfOneName(a, b) || writtenAlike(a, b)) return RESPELT;
  // An article is no name: Al, Ali.
  if (isArticle(a) !== isArticle(b)) return DIFFERENT;
  const shorter = Math.min(a.length, b.length);
  if (
    shorter >= 4 &&
    withinOneEdit(a, b) &&
    !(shorter === 4 && a.length === b.length && opensOtherwise(a, b))
  )
    return { similarity: shorter >= 6 ? ALIKE.oneEdit.long : ALIKE.oneEdit.short, relation: 'one-edit' };
  if (shorter === 3 && a.length !== b.length && withinOneEdit(a, b))
    return { similarity: ALIKE.oneEdit.three, relation: 'one-edit' };
  const jw = jaroWinkler(a, b);
  // Cheap exit: below this neither spelling nor sound can match, and sounds cost more to compare.
  if (jw < SOUNDING_FROM && !withinOneEdit(a, b)) return DIFFERENT;
  const sameSound = phoneticKey(a) === phoneticKey(b);
  const sameLength = shorter >= 4 && Math.max(a.length, b.length) <= shorter * SAME_LENGTH;
  if (!sameSound && !sameLength) return DIFFERENT;
  if (sameSound && soundsAlike(a, b, jw))
    return { similarity: Math.max(ALIKE.leastSounding, jw * ALIKE.sounding), relation: 'sounds-alike' };
  if (jw >= SIMILAR_FROM && sameLength && editsBetween(a, b, MOST_EDITS) <= MOST_EDITS)
    return { similarity: jw * ALIKE.similar, relation: 'similar' };
  return DIFFERENT;
}

const LONGEST_ARTICLE = 3;
const isArticle = (token: string): boolean => token.length <= LONGEST_ARTICLE && PARTICLES.has(token);

/** Doubled letters, and H after T and D: TIERRA – TIERA, THABO – TABO, SIDHU – SIDU. */
function writtenAlike(a: string, b: string): boolean {
  if (a.length === b.length || a[0] !== b[0]) return false;
  const plain = plainSpelling(a);
  return plain.length >= LEAST_WRITTEN && plain === plainSpelling(b);
}

/** A token without typical spelling differences: `TIERRA` as `TIERA`, `ZELENSKYY` as `ZELENSKI`. */
export const plainSpelling = (token: string): string =>
  MAY_BE_PLAINER.test(token)
    ? token
        .replace(/(.)\1+/g, '$1')
        .replace(/(?<=[TD])H/g, '')
        // Endings of Slavic surnames: Zelenskyy, Zelenskij; in Latvia Lavrovs.
        .replace(/SK[IYJ]{1,2}$/, 'SKI')
        .replace(/(?<=[OE]V|[AE]J)S$/, '')
        .replace(/(.)\1+/g, '$1')
    : token;
const MAY_BE_PLAINER = /(.)\1|[TD]H|SK[IYJ]$|[VJ]S$/;
/** Minimum letters: in shorter words it may be the only difference (TAN, THAN). */
const LEAST_WRITTEN = 4;

/** One-syllable words differ by their initial: WANG, TANG, KANG. */
const opensOtherwise = (a: string, b: string): boolean =>
  a[0] !== b[0] && a[1] === b[1] && voiceless(phoneticKey(a)[0]) !== voiceless(phoneticKey(b)[0]);
const voiceless = (letter: string | undefined): string | undefined =>
  letter === 'B' ? 'P' : letter === 'D' ? 'T' : letter;

/** Letters of consonant plus vowel, where the vowel makes the name (Li, Lu, Lei). */
const SYLLABLE = 2;
/** Ly is Li, Kou is Ku, Soo is So. Words that open with a vowel are articles (al, el). */
const vowelOf = (token: string): string =>
  /^[AEIOU]/.test(token) ? '' : token.slice(1).replace(/Y$/, 'I').replace('OU', 'U').replace(/(.)\1/, '$1');

/** A short sound key is weak evidence: it also needs similar letters. */
function soundsAlike(a: string, b: string, jw: number): boolean {
  // A repeated sound adds no evidence: MMD of MUHAMMAD and MAHMUD.
  const { length } = phoneticKey(a).replace(/(.)\1+/g, '$1');
  if (length === 1 && Math.min(a.length, b.length) <= SYLLABLE && vowelOf(a) !== vowelOf(b)) return false;
  return (
    withinOneEdit(a, b) ||
    (length >= 3 ? jw >= SOUNDING_FROM : Math.abs(a.length - b.length) <= 1 && jw >= SHORT_SOUND)
  );
}
