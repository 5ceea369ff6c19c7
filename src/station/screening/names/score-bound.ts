import { areTold, compareTokens } from './compare-tokens.ts';
import { mayBeJoined, MOST_SPELT, piece, type Piece } from './align-tokens.ts';
import { endsInForm, fillsField, LEAST_AGREED, mayBeCutOff } from './cut-names.ts';
import { lettersOf, type TokenLetters } from './letters.ts';
import { baseWeight, MOST_WORDS, type TokenWeight } from './match-names.ts';
import type { NameSchema } from './normalise.ts';
import { IN_SERIES, LEAST_WITHIN } from './other-people.ts';
import { otherSpellings } from './spellings.ts';
import { isPlace } from './vocabulary.ts';
import { W } from '../weights.ts';

/** Upper bound (0–1) of `matchCutNames` for a listed name. */
export type ScoreBound = (listed: readonly string[]) => number;

/** Maximum rarity factor of a word; joined words may be as rare (name-index.ts). */
const RAREST = 1.15;
/** Tolerance: sums are added in another order than in `matchNames`. */
const SLACK = 1e-9;
/** Cached listed words of one query: the candidates share most of theirs. */
const REMEMBERED = 5_000;

/**
 * Upper bound of the score of listed names against one query: words without a possible partner cost their minimum, all
 * others match fully. Most candidates share one word with the query, and need no alignment.
 */
export function scoreBound(tokens: readonly string[], schema: NameSchema, weightOf: TokenWeight): ScoreBound {
  const query = tokens.slice(0, MOST_WORDS);
  const single = query.map((text, i) => piece(text, 1 << i));
  const joined = query.slice(0, -1).map((text, i) => piece(text + query[i + 1]!, 3 << i));
  const weight = (token: string): number => baseWeight(token, schema) * weightOf(token);
  const weights = query.map(weight);
  const known = new Map<string, number>();
  const isBoundless = query.length < 2;

  /** Query words that may pair with a listed word; in higher bits, those that may only as part of two joined. */
  const partnersOf = (listed: string): number => {
    let mask = known.get(listed);
    if (mask === undefined) {
      if (known.size >= REMEMBERED) known.clear();
      const other = lettersOf(listed);
      mask = 0;
      for (const { text, letters, mask: own } of single)
        if (!areTold(letters, other, false) && compareTokens(text, listed).similarity > 0) mask |= own;
      for (const one of joined) if (isJoinOf(one, other)) mask |= one.mask << MOST_WORDS;
      known.set(listed, mask);
    }
    return mask;
  };
  const partnersOfJoined = new Map<string, number>();
  const lengths = lengthsOfPartners(query);
  const partnersOfTwo = (a: string, b: string): number => {
    if (!lengths.has(a.length + b.length)) return 0;
    const text = a + b;
    let mask = partnersOfJoined.get(text);
    if (mask === undefined) {
      if (partnersOfJoined.size >= REMEMBERED) partnersOfJoined.clear();
      const other = lettersOf(text);
      mask = 0;
      for (const one of single) if (isJoinOf(one, other)) mask |= one.mask << MOST_WORDS;
      partnersOfJoined.set(text, mask);
    }
    return mask;
  };

  return (name) => {
    const listed = name.slice(0, MOST_WORDS);
    if (isBoundless || listed.length < 2 || mayBeCutOff(query, listed, schema)) return 1;
    let [used, paired, agreed] = [0, 0, 0];
    for (const [i, word] of listed.entries()) {
      const partners = partnersOf(word);
      if (partners !== 0) paired |= 1 << i;
      used |= partners;
      const two = i + 1 < listed.length ? partnersOfTwo(word, listed[i + 1]!) : 0;
      if (two !== 0) paired |= 3 << i;
      used |= two;
    }
    const usedWords = (used | (used >>> MOST_WORDS)) & ((1 << query.length) - 1);
    const usedCount = count(usedWords);
    const hasExtra = usedCount < query.length;
    const hasMissing = count(paired) < listed.length;
    for (let i = 0; i < query.length; i++)
      if (usedWords & (1 << i))
        agreed += used & (1 << (i + MOST_WORDS)) ? Math.max(RAREST, weights[i]!) : weights[i]!;
    let lacked = 0;
    for (let i = 0; i < query.length; i++)
      if (!(usedWords & (1 << i)))
        lacked += Math.min(W.extraWeightMost, weights[i]!) * leastExtra(query[i]!, schema, hasMissing);
    for (let i = 0; i < listed.length; i++)
      if (!(paired & (1 << i))) lacked += weight(listed[i]!) * leastMissing(listed[i]!, schema, hasExtra);
    let bound = agreed === 0 ? 0 : agreed / (agreed + lacked);
    // Rules that raise a score need matching words (`held` of match-names.ts).
    if (usedCount >= LEAST_WITHIN && (schema === 'company' || !hasExtra))
      bound = Math.max(bound, W.withinLongerLeast, W.seriesLeast);
    return Math.min(1, bound + SLACK);
  };
}

/**
 * Upper bound of the score of a listed name that lacks some words of the query, whatever else it has.
 *
 * @returns by the bit mask of the words that it lacks, whether it is known to have a word for which the query has none,
 * and whether it has one that the last word of the query begins
 */
export function boundWithout(
  query: readonly string[],
  schema: NameSchema,
  weightOf: TokenWeight,
): (lacked: number, hasMore: boolean, mayBeCut: boolean) => number {
  const weights = query.map((token) => baseWeight(token, schema) * weightOf(token));
  /** What a word and the next one may weigh more as one than as two. */
  const joined = weights.map((weight, i) => Math.max(0, RAREST - weight - (weights[i + 1] ?? RAREST)));
  // A truncated word is similar to no word of the index.
  const last = 1 << (query.length - 1);
  const isForm = endsInForm(query, schema);
  const isField = fillsField(query) && query.slice(0, -1).join('').length >= LEAST_AGREED;
  const ofSeries = schema === 'company' ? maskOf(query, (token) => IN_SERIES.test(token)) : 0;
  const ends = query.length < LEAST_WITHIN ? 0 : 1 | (1 << (query.length - 1));
  return (lackedWords, hasMore, mayBeCut) => {
    const isCut = isForm || (mayBeCut && isField && lackedWords === last);
    const lacked = isCut ? lackedWords & ~last : lackedWords;
    const isAlone = isCut || !hasMore;
    const isMiddle = ends !== 0 && (lacked & ends) === 0;
    const isMore = query.length - count(lacked) >= LEAST_MORE;
    let [agreed, cost] = [0, 0];
    for (const [i, token] of query.entries())
      if (!(lacked & (1 << i))) agreed += weights[i]! + (lacked & (2 << i) ? 0 : joined[i]!);
      else if (!isAlone || query.indexOf(token) === query.lastIndexOf(token))
        cost +=
          Math.min(W.extraWeightMost, weights[i]!) *
          (isAlone ? leastAlone(token, schema, isMiddle, isMore) : leastExtra(token, schema, true));
    const isSeries = (lacked & ~ofSeries) === 0 && query.length - count(lacked) >= LEAST_WITHIN;
    const bound = agreed === 0 ? 0 : agreed / (agreed + cost);
    return isSeries ? Math.max(bound, W.seriesLeast) : bound;
  };
}
/** Matching words before further ones cost less (`extraPenalty` of match-names.ts). */
const LEAST_MORE = 2;

/** Minimum penalty of a word that the other name lacks, as a share of its weight, if that one has no unmatched word either. */
function leastAlone(token: string, schema: NameSchema, isMiddle: boolean, isMore: boolean): number {
  if (isMiddle)
    return schema === 'company'
      ? Math.min(W.extraCompanyMiddle, W.extraPlace)
      : Math.min(W.extraMiddle, W.furtherMiddle, W.extraPatronymic);
  const least = leastExtra(token, schema, true);
  return schema === 'person' && isMore ? Math.min(W.extraEnd, least) : least;
}

/** Minimum penalty of a word that the other name lacks, as a share of its weight. */
function leastExtra(token: string, schema: NameSchema, hasMissing: boolean): number {
  if (!hasMissing) return 0;
  if (schema === 'company') return isPlace(token) ? Math.min(W.extraPlace, W.extraWord) : W.extraWord;
  return token.length === 1 ? Math.min(W.extraInitial, W.extraWord) : W.extraWord;
}

function leastMissing(token: string, schema: NameSchema, hasExtra: boolean): number {
  if (schema === 'company' && isPlace(token)) return W.extraPlace;
  return hasExtra
    ? W.missingWord
    : Math.min(W.missingWord, W.missingMiddle, W.furtherMissing, W.missingSurname);
}

/** Lengths of two joined words that may match one of the query. */
const lengthsOfPartners = (query: readonly string[]): ReadonlySet<number> =>
  new Set(
    query.flatMap((word) => [
      ...otherSpellings(word).map(({ length }) => length),
      ...Array.from({ length: 2 * MOST_SPELT + 1 }, (_, i) => word.length - MOST_SPELT + i),
    ]),
  );

const isJoinOf = ({ text, letters }: Piece, other: TokenLetters): boolean =>
  !areTold(letters, other, true) && mayBeJoined(compareTokens(text, other.text).relation, text, other.text);

const maskOf = (words: readonly string[], isMeant: (word: string) => boolean): number =>
  words.reduce((mask, word, i) => (isMeant(word) ? mask | (1 << i) : mask), 0);

function count(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
