import {
  areTold,
  compareTokens,
  OTHER_NAME,
  type TokenComparison,
  type TokenRelation,
} from './compare-tokens.ts';
import { lettersOf, type TokenLetters } from './letters.ts';

export interface TokenPair {
  readonly query: string;
  readonly listed: string;
  readonly relation: TokenRelation;
  readonly similarity: number;
}

/** Two words written as one need the same letters, or nearly. */
const JOINED_RELATIONS: ReadonlySet<TokenRelation> = new Set(['same', 'respelt', 'misread']);
/** Minimum letters: in shorter ones another letter makes another name (Jun Sun, Junjun). */
export const LEAST_JOINED = 8;
/** Maximum difference in length of two spellings of such a word, doubled letters and breaths included. */
export const MOST_SPELT = 4;
/** May a word be two others joined, which compare like this? */
export const mayBeJoined = (relation: TokenRelation, a: string, b: string): boolean =>
  JOINED_RELATIONS.has(relation) || (relation === 'one-edit' && Math.min(a.length, b.length) >= LEAST_JOINED);

/** Two aligned token lists: paired tokens, and those without a partner. */
export interface Alignment {
  readonly query: readonly string[];
  readonly listed: readonly string[];
  readonly pairs: readonly TokenPair[];
  /** Unpaired tokens of the query, and of the listed name. */
  readonly extra: readonly string[];
  readonly missing: readonly string[];
  /** Bit masks of the paired tokens. */
  readonly usedOfQuery: number;
  readonly usedOfListed: number;
}

/** Relations of mere resemblance. */
const RESEMBLING: ReadonlySet<TokenRelation> = new Set(['one-edit', 'sounds-alike', 'similar', 'misread']);

/** Aligns tokens greedily, from the most similar pair down. At most 31 of each side. */
export function align(
  query: readonly string[],
  listed: readonly string[],
  areOtherNames: (a: string, b: string) => boolean,
): Alignment {
  const compared = (a: string, b: string): TokenComparison => {
    const comparison = compareTokens(a, b);
    return RESEMBLING.has(comparison.relation) && areOtherNames(a, b) ? OTHER_NAME : comparison;
  };
  const candidates: { a: Piece; b: Piece; similarity: number; relation: TokenRelation }[] = [];
  const listedPieces = pieces(listed);
  for (const a of pieces(query)) {
    for (const b of listedPieces) {
      if (isJoined(a) && isJoined(b)) continue;
      if (areTold(a.letters, b.letters, isJoined(a) || isJoined(b))) continue;
      const { similarity, relation } = compared(a.text, b.text);
      if (similarity === 0 || ((isJoined(a) || isJoined(b)) && !mayBeJoined(relation, a.text, b.text)))
        continue;
      candidates.push({ a, b, similarity, relation });
    }
  }
  // A joined pair wins ties: it explains more of both names.
  candidates.sort(
    (x, y) =>
      y.similarity - x.similarity || y.a.text.length + y.b.text.length - x.a.text.length - x.b.text.length,
  );
  let usedOfQuery = 0;
  let usedOfListed = 0;
  const pairs: TokenPair[] = [];
  for (const { a, b, similarity, relation } of candidates) {
    if (usedOfQuery & a.mask || usedOfListed & b.mask) continue;
    usedOfQuery |= a.mask;
    usedOfListed |= b.mask;
    pairs.push({ query: a.text, listed: b.text, relation, similarity });
  }
  const extra = query.filter((_, i) => !(usedOfQuery & (1 << i)));
  const missing = listed.filter((_, i) => !(usedOfListed & (1 << i)));
  return { query, listed, pairs, extra, missing, usedOfQuery, usedOfListed };
}

export interface Piece {
  readonly text: string;
  readonly letters: TokenLetters;
  /** Bit mask of its tokens: adjacent ones may be compared as one (`AL QADI` – `ALQADI`). */
  readonly mask: number;
}

function pieces(tokens: readonly string[]): Piece[] {
  const single = tokens.map((text, i) => piece(text, 1 << i));
  const joined = tokens
    .slice(0, -1)
    .map((text, i) => piece(text + tokens[i + 1]!, (1 << i) | (1 << (i + 1))));
  return [...single, ...joined.filter((p) => !/\d/.test(p.text))];
}

export const piece = (text: string, mask: number): Piece => ({ text, letters: lettersOf(text), mask });
const isJoined = (piece: Piece): boolean => (piece.mask & (piece.mask - 1)) !== 0;
