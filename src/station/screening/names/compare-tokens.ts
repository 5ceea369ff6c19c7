import { phoneticKey } from './phonetic.ts';
import { jaroWinkler, withinOneEdit } from './similarity.ts';
import { spellingsOfOneName } from './spellings.ts';

export type TokenRelation =
  'same' | 'respelt' | 'one-edit' | 'sounds-alike' | 'similar' | 'initial' | 'different';

export interface TokenComparison {
  /** 0–1; 0 when the tokens are different words. */
  readonly similarity: number;
  readonly relation: TokenRelation;
}

const DIFFERENT: TokenComparison = { similarity: 0, relation: 'different' };
const SAME: TokenComparison = { similarity: 1, relation: 'same' };
const RESPELT: TokenComparison = { similarity: 0.95, relation: 'respelt' };
/** Below this Jaro–Winkler value two words of natural names are different words more often than not. */
const SIMILAR_FROM = 0.88;

/** Compares two tokens; numbers are either the same or different. */
export function compareTokens(a: string, b: string): TokenComparison {
  if (a === b) return SAME;
  if (holdsDigit(a) || holdsDigit(b)) return DIFFERENT;
  if (a.length === 1 || b.length === 1)
    return a[0] === b[0] ? { similarity: 0.85, relation: 'initial' } : DIFFERENT;
  if (spellingsOfOneName(a, b)) return RESPELT;
  const shorter = Math.min(a.length, b.length);
  if (shorter >= 4 && withinOneEdit(a, b))
    return { similarity: shorter >= 6 ? 0.95 : 0.91, relation: 'one-edit' };
  if (shorter === 3 && a.length !== b.length && withinOneEdit(a, b))
    return { similarity: 0.86, relation: 'one-edit' };
  const jw = jaroWinkler(a, b);
  if (soundAlike(a, b, jw)) return { similarity: Math.max(0.9, jw * 0.97), relation: 'sounds-alike' };
  const sameLength = Math.max(a.length, b.length) <= shorter * 1.4;
  if (jw >= SIMILAR_FROM && shorter >= 4 && sameLength) return { similarity: jw * 0.95, relation: 'similar' };
  return DIFFERENT;
}

/** Letters stand above digits in ASCII, and tokens hold nothing else: one digit anywhere makes a number of it. */
function holdsDigit(token: string): boolean {
  for (let i = 0; i < token.length; i++) if (token.charCodeAt(i) < 65) return true;
  return false;
}

/** A short sound key proves little: it must come with much the same letters. */
function soundAlike(a: string, b: string, jw: number): boolean {
  const key = phoneticKey(a);
  if (key !== phoneticKey(b)) return false;
  return (
    withinOneEdit(a, b) || (key.length >= 3 ? jw >= 0.7 : Math.abs(a.length - b.length) <= 1 && jw >= 0.8)
  );
}
