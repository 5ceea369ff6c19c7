import { thousandths } from '../../contract/formats.ts';
import type { MatchedWord } from '../../contract/screening.ts';
import type { NameMatch } from './names/match-names.ts';

/** The words behind a name's score, the weightiest first: matches, and words that one name lacks. */
export function wordsBehindScore({ pairs, missing, extra, shares }: NameMatch): MatchedWord[] {
  const words: Omit<MatchedWord, 'share'>[] = [
    ...pairs.map(({ query, listed, relation, similarity }) => ({
      asked: query,
      listed,
      relation,
      similarity: thousandths(similarity),
    })),
    ...missing.map((listed) => ({ asked: null, listed, relation: 'not-asked' as const, similarity: 0 })),
    ...extra.map((asked) => ({ asked, listed: null, relation: 'not-listed' as const, similarity: 0 })),
  ];
  return words
    .map((word, i) => ({ ...word, share: thousandths(shares[i] ?? 0) }))
    .sort((a, b) => b.share - a.share);
}
