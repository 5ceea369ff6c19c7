import { align, type Alignment, type TokenPair } from './align-tokens.ts';
import type { NameSchema } from './normalise.ts';
import {
  isContradicted,
  isFatherForSon,
  isOfSeries,
  isOneWordAndListedInitial,
  isWithin,
} from './other-people.ts';
import { isMiddle, isSameName, isTelling, SAME_NAME } from './pair-kinds.ts';
import { phoneticKey } from './phonetic.ts';
import { withinOneEdit } from './similarity.ts';
import { isTitle } from './titles.ts';
import { W } from '../weights.ts';
import { COMPANY_ARTICLES, GENERIC_COMPANY_WORDS, isPlace, PARTICLES } from './vocabulary.ts';

/** Maximum score of names that are equal only as a whole or in part. */
const ALMOST = 0.99;

export interface NameMatch {
  /** 0–1; 1 only when both names hold the same tokens. */
  readonly score: number;
  readonly pairs: readonly TokenPair[];
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  /** Share of each pair, then of each missing, then of each extra word in the comparison: together 1. */
  readonly shares: readonly number[];
}

/** Distinctiveness of a token, around 1: rare tokens more, common ones less. */
export type TokenWeight = (token: string) => number;
/** Are two similar words two names, and not one misspelt? */
export type AreOtherNames = (a: string, b: string) => boolean;

/** What the lists know of words in names. */
export interface NameEvidence {
  readonly weightOf: TokenWeight;
  readonly areOtherNames: AreOtherNames;
}

/** Without lists: all words weigh the same, none is known. */
export const NO_EVIDENCE: NameEvidence = { weightOf: () => 1, areOtherNames: () => false };

const PATRONYMIC = /..(?:[OE]VI(?:T?CH|TSCH|TJ|C)|[OE]VYCH|OVNA|EVNA|IVNA|ICHNA)$/;
/** Minimum letters compared if no word is equal: resemblance of fewer is chance. */
const LEAST_LETTERS: Readonly<Record<NameSchema, number>> = { person: 9, company: 6 };
/** Maximum words of a name that are compared. */
export const MOST_WORDS = 12;
/** Minimum letters of a whole name written as one word. */
const LEAST_WHOLE = 9;

/** A whole name without its spaces, or with spaces inside its only word. */
function asOneWord(query: readonly string[], listed: readonly string[]): TokenPair | null {
  const pair = { query: query.join(' '), listed: listed.join(' ') };
  const [inOne, apart] = query.length === 1 ? [query[0]!, listed] : [listed[0]!, query];
  if (query.length !== 1 && (listed.length !== 1 || query.length === 2)) return null;
  if (apart.length < 2 || inOne.length < LEAST_WHOLE) return null;
  if (query.length === 1 && apart.length >= 3 && bothEnds(apart).includes(inOne))
    return { ...pair, relation: 'same', similarity: W.withoutMiddle };
  if (Math.abs(sum(apart.map(({ length }) => length)) - inOne.length) > 1) return null;
  for (let first = 0; first < apart.length; first++) {
    const joined = [...apart.slice(first), ...apart.slice(0, first)].join('');
    if (joined === inOne) return { ...pair, relation: 'same', similarity: 1 };
    if (withinOneEdit(joined, inOne)) return { ...pair, relation: 'one-edit', similarity: W.oneWordOneEdit };
  }
  return null;
}

const bothEnds = (words: readonly string[]): readonly string[] => [
  words[0]! + words.at(-1)!,
  words.at(-1)! + words[0]!,
];

/**
 * Compares two token lists in any order. Tokens are aligned greedily from the most similar pair down; two adjacent
 * tokens of one side may match one of the other. The score is the weighted share that matches.
 */
export function matchNames(
  query: readonly string[],
  listed: readonly string[],
  schema: NameSchema,
  weightOf: TokenWeight,
  areOtherNames: AreOtherNames = NO_EVIDENCE.areOtherNames,
): NameMatch {
  const q = query.slice(0, MOST_WORDS);
  const l = listed.slice(0, MOST_WORDS);
  const whole = asOneWord(q, l);
  if (whole)
    return { score: Math.min(whole.similarity, ALMOST), pairs: [whole], missing: [], extra: [], shares: [1] };
  const weight = (token: string): number => baseWeight(token, schema) * weightOf(token);
  const aligned = align(q, l, areOtherNames);
  const { pairs, extra, missing } = aligned;
  const penaltyOf = extraPenalty(aligned, schema);
  const missingShare = missingPenalty(aligned);
  const costs = [
    ...pairs.map(
      ({ query: a, listed: b, relation }) =>
        Math.min(weight(a), weight(b)) * (relation === 'initial' ? W.initialWeight : 1),
    ),
    ...missing.map(
      (token, nth) =>
        weight(token) * (schema === 'company' && isPlace(token) ? W.extraPlace : missingShare(nth)),
    ),
    ...extra.map((token, nth) => Math.min(W.extraWeightMost, weight(token)) * penaltyOf(token, nth)),
  ];
  const total = sum(costs);
  const agreed = sum(pairs.map(({ similarity }, i) => similarity * costs[i]!));
  const score = held(total === 0 ? 0 : agreed / total, aligned, schema);
  return { score, pairs, missing, extra, shares: costs.map((cost) => (total === 0 ? 0 : cost / total)) };
}

/** Penalty of an extra query token, as a share of its weight; `nth` counts such tokens from 0. */
function extraPenalty(
  { query, pairs, missing, usedOfQuery }: Alignment,
  schema: NameSchema,
): (token: string, nth: number) => number {
  const onlyMiddle = missing.length === 0 && isMiddle(usedOfQuery, query.length, pairs);
  const onlyMore =
    schema === 'person' &&
    missing.length === 0 &&
    pairs.every(isNear) &&
    pairs.filter((pair) => pair.relation !== 'initial' && !PARTICLES.has(pair.query)).length >= 2;
  return (token, nth) => {
    if (token.length === 1 && schema === 'person' && pairs.some(isTelling)) return W.extraInitial;
    // A repeated word: Thabo Mokgosi Thabo. If the list has another one instead, it is another name.
    if (missing.length === 0 && pairs.some((pair) => pair.query === token)) return 0;
    if (schema === 'company' && isPlace(token)) return W.extraPlace;
    if (!onlyMiddle) return onlyMore ? W.extraEnd : W.extraWord;
    if (schema === 'company') return W.extraCompanyMiddle;
    if (PATRONYMIC.test(token)) return W.extraPatronymic;
    return nth === 0 ? W.extraMiddle : W.furtherMiddle;
  };
}

/** Penalty of listed tokens missing in the query, as a share of their weight; `nth` counts such tokens from 0. */
function missingPenalty({
  query,
  listed,
  pairs,
  extra,
  missing,
  usedOfListed,
}: Alignment): (nth: number) => number {
  if (isFirstOfTwoSurnames(query, listed, pairs)) return () => W.missingSurname;
  const onlyMiddle = extra.length === 0 && isMiddle(usedOfListed, listed.length, pairs);
  const several = missing.filter((token) => !PARTICLES.has(token)).length > 1;
  return onlyMiddle && pairs.every(several ? isSameName : isNear) && pairs.some(isTelling)
    ? (nth) => (nth === 0 ? W.missingMiddle : W.furtherMissing)
    : () => W.missingWord;
}

/** Caps a score by the kind of match, however much agrees. */
function held(share: number, aligned: Alignment, schema: NameSchema): number {
  const { query, listed, pairs, extra, missing } = aligned;
  const same =
    pairs.length === Math.max(query.length, listed.length) &&
    extra.length === 0 &&
    missing.length === 0 &&
    pairs.every((p) => p.relation === 'same');
  let score = same ? share : Math.min(share, ALMOST);
  if (numbersOf(extra) !== '' || (numbersOf(missing) !== '' && numbersOf(query) !== numbersOf(listed)))
    score = Math.min(score, W.numberMismatchMost);
  if (schema === 'person' && extra.length === 0 && isWithin(pairs))
    score = Math.max(score, W.withinLongerLeast);
  const isOther =
    isChance(pairs, schema) ||
    (schema === 'person'
      ? pairs.every(({ relation }) => relation === 'initial') ||
        isContradicted(aligned) ||
        isFatherForSon(query, listed)
      : extra.some(isPlace) && missing.some(isPlace));
  if (schema === 'company' && isOfSeries(aligned)) score = Math.max(score, W.seriesLeast);
  if (score > W.resemblanceMost && isOther) score = W.resemblanceMost;
  if (schema === 'person' && isOneWordAndListedInitial(pairs)) score = Math.min(score, W.resemblanceMost);
  // One shared word and an initial, or one word alone, is not a full name.
  if (schema === 'person' && pairs.filter((p) => p.relation !== 'initial').length < 2 && missing.length > 0)
    score *= W.loneWordFactor;
  return score;
}

/** Two query words that are the first given name and the first surname of a four-word name. */
const isFirstOfTwoSurnames = (
  query: readonly string[],
  listed: readonly string[],
  pairs: readonly TokenPair[],
): boolean =>
  query.length === 2 &&
  listed.length === 4 &&
  pairs.length === 2 &&
  query[0] === listed[0] &&
  query[1] === listed[2];

/** Does no distinctive word match, and do the resembling ones have few letters or differ much? */
function isChance(pairs: readonly TokenPair[], schema: NameSchema): boolean {
  const words = pairs.filter(({ query, relation }) => relation !== 'initial' && isDistinct(query, schema));
  if (words.some((pair) => SAME_NAME.has(pair.relation) || isPlural(pair))) return false;
  if (words.length === 0) return false;
  // "Abdul Samad", "Abu Yasir": a common beginning counts, too.
  const agreed = pairs.filter(({ query, relation }) => relation === 'same' && !isDistinct(query, schema));
  const letters = sum(
    [...words, ...agreed].map(({ query, listed }) => Math.min(query.length, listed.length)),
  );
  return letters < LEAST_LETTERS[schema] / (words.length === 1 && schema === 'person' ? LONE_WORD : 1);
}
const LONE_WORD = 1.5;

const isPlural = ({ query, listed }: TokenPair): boolean => query === `${listed}S` || listed === `${query}S`;

const isDistinct = (token: string, schema: NameSchema): boolean =>
  schema === 'person'
    ? !PARTICLES.has(token)
    : !GENERIC_COMPANY_WORDS.has(token) && !COMPANY_ARTICLES.has(token);

/** Stricter than resemblance: with so much left out, the rest must be one edit or one sound away. */
const isNear = ({ query, listed, relation }: TokenPair): boolean =>
  relation !== 'similar' &&
  (relation !== 'sounds-alike' || phoneticKey(query).length >= TELLING_SOUND) &&
  (relation !== 'one-edit' || Math.min(query.length, listed.length) >= LEAST_EDITED);
/** Minimum letters: in shorter words one edit makes another name (JING, JONG). */
const LEAST_EDITED = 5;
/** Minimum consonants: with fewer a sound key joins different names (KHAN, KAINA). */
const TELLING_SOUND = 3;

/** Weight of a word by its kind; its rarity multiplies it. */
export function baseWeight(token: string, schema: NameSchema): number {
  if (token.length === 1) return W.initialWeight;
  if (schema === 'person') return PARTICLES.get(token) ?? (isTitle(token) ? W.titleWeight : 1);
  if (COMPANY_ARTICLES.has(token)) return W.articleWeight;
  return GENERIC_COMPANY_WORDS.has(token) ? W.genericWeight : 1;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const numbersOf = (tokens: readonly string[]): string =>
  tokens
    .filter((t) => /^\d+$/.test(t))
    .sort()
    .join(' ');
