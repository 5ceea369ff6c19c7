import type { TokenPair } from './align-tokens.ts';
import type { TokenRelation } from './compare-tokens.ts';
import { PARTICLES } from './vocabulary.ts';

/** Relations of equal names, in any spelling. */
export const SAME_NAME: ReadonlySet<TokenRelation> = new Set(['same', 'respelt', 'misread']);
export const isSameName = ({ relation }: TokenPair): boolean => SAME_NAME.has(relation);

/** An equal or equivalent name word, not an article: mere resemblance at both ends is too little. */
export const isTelling = ({ query, relation }: TokenPair): boolean =>
  !PARTICLES.has(query) && SAME_NAME.has(relation);

/** Do the ends of one name match whole words of the other, so that the rest are middle names? */
export function isMiddle(used: number, length: number, pairs: readonly TokenPair[]): boolean {
  const ends = 1 | (1 << (length - 1));
  return length >= 3 && (used & ends) === ends && pairs.every((p) => p.relation !== 'initial');
}
