import { bestRanked } from './best-ranked.ts';
import type { GroupedNumbers } from './grouped-numbers.ts';
import type { SimilarTokens, SimilarTokenSearch } from './similar-tokens.ts';
import type { TokenDictionary } from './token-dictionary.ts';

/**
 * May a name be meant that holds some words of the query, and nothing like the others?
 *
 * @param lacked bit mask of the words of the query that it has not
 */
export type MayBeMeant = (lacked: number) => 'no' | 'by-letters' | 'yes';

/** What is searched: words, the names that hold each of them, and the words of each name. */
export interface SearchedNames {
  readonly dictionary: TokenDictionary;
  /** By the token: 0 for one that only stands for two words without their blank. */
  readonly isWord: Uint8Array;
  readonly similar: SimilarTokenSearch;
  /** Names by the token that they hold, and tokens by the name. */
  readonly postings: GroupedNumbers;
  readonly tokens: GroupedNumbers;
  readonly size: number;
}

interface QueryToken {
  readonly weight: number;
  /** Bit mask of the words asked for that it is made of. */
  readonly words: number;
  readonly similar: SimilarTokens;
  /** Names that hold a similar token, some more than once. */
  readonly postings: number;
}

const SHORTEST_PART = 3;
/** Letters: longer words that nobody bears may be a whole name without its blanks. */
const WHOLE_NAME = 12;
/** What a word asked for weighs that nobody wrote so. */
const DERIVED_SHARE = 0.9;
/** Among equal coverage, names with fewer other words come first. */
const OTHER_WORD_COST = 0.03;
/** Ranks are sums of some rounded numbers. */
const ROUNDING = 1e-6;
/** Names that bear a word: so many are not compared by their letters for it alone. */
const COMMON = 2_000;
/** Words that a name has, about. */
const WORDS_OF_NAME = 4;
/** Words that a mask has bits for; of longer queries the others are searched for, and lacked by nobody. A cell holds such a mask exactly. */
const MASKED = 20;
/**
 * Cells of a name, side by side since a search reads them together: while a query is answered the likeness of the word being added, the
 * sum, and the words of the query that were found; then how many letters and words the name has.
 */
const [CELLS, BEST, TOTAL, FOUND, SHAPE] = [4, 0, 1, 2, 3];
/** The shape of a name: its letters, 0 where an initial stands for some, and its words a thousandfold. */
const WORDS_SHARE = 1_000;
/** Letters that the letters of two names may be apart in number where one letter of them differs (whole-name.ts). */
const LETTERS_APART = 3;

/** Finds the names that hold most of a query's weight in words like its own. */
export class NameSearch {
  readonly #names: SearchedNames;
  readonly #weightOf: (token: string) => number;
  readonly #cells: Float32Array;

  constructor(names: SearchedNames, weightOf: (token: string) => number) {
    this.#names = names;
    this.#weightOf = weightOf;
    this.#cells = new Float32Array(CELLS * names.size);
    const { dictionary, tokens } = names;
    for (let name = 0; name < names.size; name++) {
      let letters = 0;
      let hasInitial = false;
      for (let at = tokens.startOf(name); at < tokens.startOf(name + 1); at++) {
        const length = dictionary.lengthOf(tokens.at(at));
        letters += length;
        hasInitial ||= length === 1;
      }
      const told = hasInitial || letters >= WORDS_SHARE ? 0 : letters;
      this.#cells[CELLS * name + SHAPE] = told + WORDS_SHARE * tokens.countOf(name);
    }
  }

  /** Where the names stand that are most like the query, best first. */
  best(tokens: readonly string[], limit: number, mayBeMeant: MayBeMeant = () => 'yes'): number[] {
    const touched: number[] = [];
    const queryTokens = this.#queryTokens(tokens);
    const all = (1 << Math.min(tokens.length, MASKED)) - 1;
    // Initials are not searched for: nobody is known to lack them.
    const initials = tokens.reduce((mask, { length }, i) => (length === 1 ? mask | bitOf(i) : mask), 0);
    let left = queryTokens.reduce((sum, { weight }) => sum + weight, 0);
    let isClosed = false;
    for (const [nth, token] of queryTokens.entries()) {
      const toCome = queryTokens.slice(nth).reduce((mask, { words }) => mask | words, initials);
      if (!isClosed && token.postings > limit) {
        // Names that have only this word and the commoner ones to come are touched where that may be enough.
        const may = mayBeMeant(all & ~toCome);
        isClosed = may === 'no' || (may === 'by-letters' && token.postings > COMMON);
      }
      // What nobody has found yet cannot come before those that were, once the words left weigh too little.
      if (!isClosed && touched.length >= limit && token.postings > touched.length)
        isClosed = this.#ranked(touched, tokens.length, limit).at(-1)!.rank > left + ROUNDING;
      this.#add(token, touched, isClosed);
      left -= token.weight;
    }
    const best = this.#ranked(
      this.#meant(touched, tokens, all & ~initials, mayBeMeant),
      tokens.length,
      limit,
    );
    for (const name of touched) {
      this.#cells[CELLS * name + TOTAL] = 0;
      this.#cells[CELLS * name + FOUND] = 0;
    }
    return best.map(({ item }) => item);
  }

  /** Those of the names that may be meant, by the words that they hold. */
  #meant(
    touched: readonly number[],
    tokens: readonly string[],
    all: number,
    mayBeMeant: MayBeMeant,
  ): number[] {
    const cells = this.#cells;
    const known = new Map<number, ReturnType<MayBeMeant>>();
    const letters = tokens.join('').length;
    return touched.filter((name) => {
      const lacked = all & ~cells[CELLS * name + FOUND]!;
      let may = known.get(lacked);
      if (may === undefined) known.set(lacked, (may = mayBeMeant(lacked)));
      if (may === 'yes') return true;
      const lettersOfName = cells[CELLS * name + SHAPE]! % WORDS_SHARE;
      // An initial may stand for any word.
      if (lettersOfName === 0) return true;
      return may === 'by-letters' && Math.abs(lettersOfName - letters) <= LETTERS_APART;
    });
  }

  /** Listed words that somebody wrote as one; none for a word that is itself listed. */
  #parts(token: string): string[] {
    const { dictionary, isWord } = this.#names;
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

  /** What is searched for, the rarest first. */
  #queryTokens(tokens: readonly string[]): QueryToken[] {
    const hasWords = tokens.some((t) => t.length > 1);
    const asked = new Map<string, { words: number; isJoined: boolean }>();
    const ask = (token: string, words: number, isJoined: boolean): void => {
      const known = asked.get(token);
      if (known) known.words |= words;
      // An initial finds half the list; it only searches when the name is nothing else (`G-9`).
      else if (token.length > 1 || !hasWords) asked.set(token, { words, isJoined });
    };
    for (const [i, token] of tokens.entries()) ask(token, bitOf(i), false);
    for (const [i, token] of tokens.entries())
      for (const part of this.#parts(token)) ask(part, bitOf(i), false);
    for (const [i, token] of tokens.slice(0, -1).entries())
      if (token.length > 1 || tokens[i + 1]!.length > 1)
        ask(token + tokens[i + 1]!, bitOf(i) | bitOf(i + 1), true);
    if (tokens.length >= 3)
      ask(
        tokens.join(''),
        tokens.reduce((mask, _, i) => mask | bitOf(i), 0),
        true,
      );
    const { similar: search, postings: namesOf } = this.#names;
    return [...asked]
      .map(([token, { words, isJoined }]) => {
        const similar = search.of(token, isJoined);
        let postings = 0;
        for (const id of similar.ids) postings += namesOf.countOf(id);
        const weight = this.#weightOf(token) * (tokens.includes(token) ? 1 : DERIVED_SHARE);
        return { weight, words, similar, postings };
      })
      .sort((a, b) => a.postings - b.postings);
  }

  /** Adds the weight of a token to the names that hold one like it; to those touched alone when no other can win. */
  #add(token: QueryToken, touched: number[], isClosed: boolean): void {
    if (isClosed && token.postings > touched.length * WORDS_OF_NAME) return this.#addTouched(token, touched);
    const { weight, words, similar } = token;
    const cells = this.#cells;
    const { postings } = this.#names;
    const holding: number[] = [];
    for (let i = 0; i < similar.ids.length; i++) {
      const similarity = similar.similarities[i]!;
      const id = similar.ids[i]!;
      const end = postings.startOf(id + 1);
      for (let at = postings.startOf(id); at < end; at++) {
        const name = postings.at(at);
        const cell = CELLS * name;
        if (isClosed && cells[cell + TOTAL] === 0) continue;
        const before = cells[cell + BEST]!;
        if (before === 0) holding.push(name);
        if (similarity > before) cells[cell + BEST] = similarity;
      }
    }
    for (const name of holding) {
      const cell = CELLS * name;
      if (cells[cell + TOTAL] === 0) touched.push(name);
      cells[cell + TOTAL]! += cells[cell + BEST]! * weight;
      cells[cell + FOUND] = cells[cell + FOUND]! | words;
      cells[cell + BEST] = 0;
    }
  }

  /** The same for those touched alone, by their words: they are fewer than the names that hold a common one. */
  #addTouched({ weight, words, similar }: QueryToken, touched: readonly number[]): void {
    const { isWord, postings, tokens } = this.#names;
    const cells = this.#cells;
    const similarities = new Map<number, number>();
    const joined: number[] = [];
    for (const [i, id] of similar.ids.entries()) {
      const similarity = similar.similarities[i]!;
      if (isWord[id] === 1) similarities.set(id, similarity);
      else {
        // What two words are joined to is none of the words of a name.
        joined.push(id);
        for (const name of postings.of(id))
          cells[CELLS * name + BEST] = Math.max(cells[CELLS * name + BEST]!, similarity);
      }
    }
    for (const name of touched) {
      const cell = CELLS * name;
      let most = cells[cell + BEST]!;
      for (let at = tokens.startOf(name); at < tokens.startOf(name + 1); at++)
        most = Math.max(most, similarities.get(tokens.at(at)) ?? 0);
      if (most === 0) continue;
      cells[cell + TOTAL]! += most * weight;
      cells[cell + FOUND] = cells[cell + FOUND]! | words;
    }
    for (const id of joined) for (const name of postings.of(id)) cells[CELLS * name + BEST] = 0;
  }

  #ranked(names: readonly number[], length: number, limit: number) {
    const ranks = new Float64Array(names.length);
    for (let i = 0; i < names.length; i++) {
      const cell = CELLS * names[i]!;
      const words = Math.floor(this.#cells[cell + SHAPE]! / WORDS_SHARE);
      ranks[i] = this.#cells[cell + TOTAL]! - OTHER_WORD_COST * Math.max(0, words - length);
    }
    return bestRanked(Uint32Array.from(names), ranks, limit);
  }
}

const bitOf = (word: number): number => (word < MASKED ? 1 << word : 0);
