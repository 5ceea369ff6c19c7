import type { Alignment, TokenPair } from './align-tokens.ts';
import { isMiddle, isSameName, isTelling } from './pair-kinds.ts';
import { PARTICLES } from './vocabulary.ts';

/** Ahmed A., which fits many. An initial in the query may still be the one. */
export const isOneWordAndListedInitial = (pairs: readonly TokenPair[]): boolean =>
  pairs.length > 1 &&
  pairs.filter(({ relation }) => relation !== 'initial').length < 2 &&
  pairs.some(
    ({ query, listed, relation }) => relation === 'initial' && listed.length === 1 && query.length > 1,
  );

/** Three or more distinctive words that are all of a longer name. */
export const isWithin = (pairs: readonly TokenPair[]): boolean =>
  pairs.every(isSameName) && pairs.filter(isTelling).length >= LEAST_WITHIN;
export const LEAST_WITHIN = 3;

/** Three matching words followed by different serial numbers: another fund, trust or ship of the same owners. */
export function isOfSeries({ pairs, extra, missing }: Alignment): boolean {
  const words = pairs.filter(({ query }) => !IN_SERIES.test(query));
  return (
    words.length >= LEAST_WITHIN &&
    words.every(isSameName) &&
    extra.length === missing.length &&
    [...extra, ...missing].every((token) => IN_SERIES.test(token))
  );
}
/** Serial: a year, up to three digits, a tranche's letters and digits, a Roman number; not the number of a unit or register. */
export const IN_SERIES = /^(?:(?:19|20)\d\d|[A-Z]{0,3}\d{1,3}|[IVX]{1,5})$/;

/** Different words between equal ends: brothers, cousins, clansmen. */
export const isContradicted = ({ query, listed, pairs, extra, missing, ...used }: Alignment): boolean =>
  [extra, missing].every((words) => words.some(isInitial)) ||
  ([extra, missing].every((words) => words.some(isNamed)) &&
    isMiddle(used.usedOfQuery, query.length, pairs) &&
    isMiddle(used.usedOfListed, listed.length, pairs));
const isInitial = (token: string): boolean => token.length === 1;
/** No article: "servant of" is half of a name. */
const isNamed = (token: string): boolean => (PARTICLES.get(token) ?? 1) > ARTICLE_WEIGHT;
const ARTICLE_WEIGHT = 0.3;

/** Omar bin Salim and Salim bin Omar: father and son swapped. */
export function isFatherForSon(query: readonly string[], listed: readonly string[]): boolean {
  const isSonOf = (word: string): boolean => SON_OF.has(word);
  const [at, other] = [query.findIndex(isSonOf), listed.findIndex(isSonOf)];
  if (at < 1 || other < 1) return false;
  const [son, father] = [query[at - 1]!, query[at + 1]];
  return son !== father && listed[other - 1] === father && listed[other + 1] === son;
}

const SON_OF: ReadonlySet<string> = new Set(['BIN', 'IBN', 'BEN']);
