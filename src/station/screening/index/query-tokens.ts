import type { GroupedNumbers } from './grouped-numbers.ts';
import type { SimilarTokens, SimilarTokenSearch } from './similar-tokens.ts';
import type { TokenDictionary } from './token-dictionary.ts';

/** What is searched: words, names by word, and words by name. */
export interface SearchedNames {
  readonly dictionary: TokenDictionary;
  /** By token: 0 for one that is only two joined words. */
  readonly isWord: Uint8Array;
  readonly similar: SimilarTokenSearch;
  /** Names by token (word or two joined words); tokens by name. */
  readonly postings: GroupedNumbers;
  readonly joined: GroupedNumbers;
  readonly tokens: GroupedNumbers;
  readonly size: number;
}

export interface QueryToken {
  readonly weight: number;
  /** Bit mask of the query words it is made of. */
  readonly words: number;
  /** Is it a part of one of them? */
  readonly isPart: boolean;
  readonly similar: SimilarTokens;
  /** Number of names with a similar token, with repetitions. */
  readonly postings: number;
}

/** Query words with a mask bit; further ones are searched, but never count as lacking. A cell holds such a mask exactly. */
export const MASKED = 20;
export const bitOf = (word: number): number => (word < MASKED ? 1 << word : 0);

const SHORTEST_PART = 3;
/** Minimum letters of an unlisted word that may be a whole name without spaces. */
const WHOLE_NAME = 12;
/** Weight factor of a derived token, which nobody wrote. */
const DERIVED_SHARE = 0.9;

/** Search tokens: the query's words, parts of them, and neighbours joined; the rarest first. */
export function queryTokensOf(
  tokens: readonly string[],
  names: SearchedNames,
  weightOf: (token: string) => number,
): QueryToken[] {
  const hasWords = tokens.some((t) => t.length > 1);
  const asked = new Map<string, { words: number; isJoined: boolean; isPart: boolean }>();
  const ask = (token: string, words: number, isJoined: boolean, isPart = false): void => {
    const known = asked.get(token);
    if (known) {
      known.words |= words;
      known.isPart ||= isPart;
    }
    // An initial matches half the list; search it only if the name has nothing else (`G-9`).
    else if (token.length > 1 || !hasWords) asked.set(token, { words, isJoined, isPart });
  };
  for (const [i, token] of tokens.entries()) ask(token, bitOf(i), false);
  for (const [i, token] of tokens.entries())
    for (const part of partsOf(token, names)) ask(part, bitOf(i), false, true);
  for (const [i, token] of tokens.slice(0, -1).entries())
    if (token.length > 1 || tokens[i + 1]!.length > 1)
      ask(token + tokens[i + 1]!, bitOf(i) | bitOf(i + 1), true);
  if (tokens.length >= 3)
    ask(
      tokens.join(''),
      tokens.reduce((mask, _, i) => mask | bitOf(i), 0),
      true,
    );
  const { similar: search, postings: namesOf, joined: joinedOf } = names;
  return [...asked]
    .map(([token, { words, isJoined, isPart }]) => {
      const similar = search.of(token, isJoined);
      let postings = 0;
      for (const id of similar.ids) postings += namesOf.countOf(id) + joinedOf.countOf(id);
      const weight = weightOf(token) * (tokens.includes(token) ? 1 : DERIVED_SHARE);
      return { weight, words, isPart, similar, postings };
    })
    .sort((a, b) => a.postings - b.postings);
}

/** Listed words that were written as one; none for a word that is itself listed. */
function partsOf(token: string, { dictionary, isWord }: SearchedNames): string[] {
  const known = dictionary.idOf(token);
  if (token.length < 2 * SHORTEST_PART || (known >= 0 && isWord[known] === 1)) return [];
  const most = token.length >= WHOLE_NAME ? 4 : 2;
  const found = new Set<string>();
  const split = (from: number, before: readonly string[]): void => {
    if (from === token.length) for (const word of before) found.add(word);
    else if (before.length < most)
      for (let to = from + SHORTEST_PART; to <= token.length; to++) {
        const word = token.slice(from, to);
        if (dictionary.idOf(word) >= 0) split(to, [...before, word]);
      }
  };
  split(0, []);
  return [...found];
}
