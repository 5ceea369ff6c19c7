import type { TokenPair } from './align-tokens.ts';
import type { TokenRelation } from './compare-tokens.ts';
import { PARTICLES } from './vocabulary.ts';

/** The name itself, however it is written. */
export const SAME_NAME: ReadonlySet<TokenRelation> = new Set(['same', 'respelt', 'misread']);
export const isSameName = ({ relation }: TokenPair): boolean => SAME_NAME.has(relation);

/** A name, not an article, that is the same or a known spelling of the same: resemblance at both ends is too little. */
export const isTelling = ({ query, relation }: TokenPair): boolean =>
  !PARTICLES.has(query) && SAME_NAME.has(relation);

/** Do both ends of one name agree with the other as whole words, so that what is left over are middle names? */
export function isMiddle(used: number, length: number, pairs: readonly TokenPair[]): boolean {
  const ends = 1 | (1 << (length - 1));
  return length >= 3 && (used & ends) === ends && pairs.every((p) => p.relation !== 'initial');
}
