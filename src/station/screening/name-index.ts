import { bestRanked } from './index/best-ranked.ts';
import { GrowingPairs, type GroupedNumbers } from './index/grouped-numbers.ts';
import { atOnce, type InPieces } from '../in-pieces.ts';
import { SimilarTokenSearch, type SimilarTokens } from './index/similar-tokens.ts';
import { TokenDictionary } from './index/token-dictionary.ts';

/** What the index is built from: a key and the normalised tokens of one listed name. Names of one key follow each other. */
export interface IndexedName {
  readonly key: number;
  readonly text: string;
  /** Found like the others, but another form of a name that is there already: its words are no more frequent for it. */
  readonly isFurtherForm?: boolean;
}

/** A key, and where in the index one of its names stands. */
export interface IndexCandidate {
  readonly key: number;
  readonly position: number;
}

interface QueryToken {
  readonly weight: number;
  readonly similar: SimilarTokens;
  /** Names that hold a similar token, some more than once. */
  readonly postings: number;
}

/** What an index is made of. */
interface IndexParts {
  readonly keys: Float64Array;
  readonly dictionary: TokenDictionary;
  readonly isWord: Uint8Array;
  readonly similar: SimilarTokenSearch;
  readonly postings: GroupedNumbers;
  readonly tokens: GroupedNumbers;
  readonly counted: number;
  readonly furtherForms: ReadonlyMap<number, number>;
}

/** Names between two rests: a millisecond or two. */
const NAMES_A_PIECE = 64;
/** Names: in a shorter list nothing is common only because the list is short. Half of what the UN and OFAC list. */
const LEAST_SIZE = 10_000;
/** Names of the rarer of two tokens: more do not change what they say. */
const LOOKED_AT = 500;
const SHORTEST_PART = 3;
/** Letters: longer words that nobody bears may be a whole name without its blanks. */
const WHOLE_NAME = 12;
/** Letters: a word so short is indexed together with the next one as well (`AL QADI`, `ALQADI`). */
const SHORT_WORD = 4;
/** What a word asked for weighs that nobody wrote so. */
const DERIVED_SHARE = 0.9;
/** Among equal coverage, names with fewer other words come first. */
const OTHER_WORD_COST = 0.03;
/** Ranks are sums of some rounded numbers. */
const ROUNDING = 1e-6;

/**
 * An inverted index over a dictionary of name tokens. A query token is compared with the dictionary (similar
 * spelling, same sound, initial), not with the names, so a million names cost little more than their distinct words.
 * Neighbouring tokens are also indexed joined, so that `ABD AL RAHMAN` finds `ABDALRAHMAN`.
 *
 * Memory: about 30 bytes a name and 60 bytes a distinct token, in typed arrays.
 */
export class NameIndex {
  readonly size: number;
  readonly #keys: Float64Array;
  readonly #dictionary: TokenDictionary;
  /** By the token: 0 for one that only stands for two words without their blank. */
  readonly #isWord: Uint8Array;
  readonly #similar: SimilarTokenSearch;
  /** Names that hold a token, by the token; the tokens of a name, by the name. */
  readonly #postings: GroupedNumbers;
  readonly #tokens: GroupedNumbers;
  /** Names that count, and by the token the forms that do not. */
  readonly #counted: number;
  readonly #furtherForms: ReadonlyMap<number, number>;
  readonly #best: Float32Array;
  readonly #total: Float32Array;

  private constructor(parts: IndexParts) {
    this.#keys = parts.keys;
    this.size = parts.keys.length;
    this.#dictionary = parts.dictionary;
    this.#isWord = parts.isWord;
    this.#similar = parts.similar;
    this.#postings = parts.postings;
    this.#tokens = parts.tokens;
    this.#counted = parts.counted;
    this.#furtherForms = parts.furtherForms;
    this.#best = new Float32Array(this.size);
    this.#total = new Float32Array(this.size);
  }

  static of(names: Iterable<IndexedName>): NameIndex {
    return atOnce(NameIndex.inPieces(names));
  }

  static *inPieces(names: Iterable<IndexedName>): InPieces<NameIndex> {
    const dictionary = new TokenDictionary();
    const keys: number[] = [];
    const postings = new GrowingPairs();
    const words = new GrowingPairs();
    const furtherForms = new Map<number, number>();
    let counted = 0;
    for (const { key, text, isFurtherForm } of names) {
      const position = keys.length;
      if (position % NAMES_A_PIECE === 0) yield;
      keys.push(key);
      if (!isFurtherForm) counted++;
      const tokens = text.split(' ');
      const post = (token: string): number => {
        const id = dictionary.intern(token);
        postings.add(id, position);
        if (isFurtherForm) furtherForms.set(id, (furtherForms.get(id) ?? 0) + 1);
        return id;
      };
      for (const [i, token] of tokens.entries()) {
        words.add(position, post(token));
        const next = tokens[i + 1];
        if (next && (token.length <= SHORT_WORD || next.length <= SHORT_WORD) && !/\d/.test(token + next))
          post(token + next);
      }
    }
    const isWord = new Uint8Array(dictionary.size);
    for (let i = 1; i < words.used; i += 2) isWord[words.cells[i]!] = 1;
    return new NameIndex({
      keys: Float64Array.from(keys),
      dictionary,
      isWord,
      counted,
      furtherForms,
      postings: yield* postings.grouped(dictionary.size),
      tokens: yield* words.grouped(keys.length),
      similar: yield* SimilarTokenSearch.inPieces(dictionary, (id) => isWord[id] === 1),
    });
  }

  /** Names that hold a token; 0 when it is unknown. */
  frequency(token: string): number {
    const id = this.#dictionary.idOf(token);
    return id < 0 ? 0 : this.#postings.countOf(id) - (this.#furtherForms.get(id) ?? 0);
  }

  /** Rarity of a token around 1: 0.55 for the commonest, 1.15 for unique ones. */
  weight(token: string): number {
    const size = Math.max(this.#counted, LEAST_SIZE);
    const idf = Math.log((size + 1) / (this.frequency(token) + 1)) / Math.log(size + 1);
    return 0.55 + 0.6 * Math.min(1, Math.max(0, idf));
  }

  /**
   * How many entries bear two tokens: the fewer of both, and those that bear each in a name without the other (as two spellings of
   * one name). Looks at no more than some hundred names.
   */
  together(a: string, b: string): { readonly fewer: number; readonly apart: number } {
    const [rare, other] = [this.#dictionary.idOf(a), this.#dictionary.idOf(b)].sort(
      (x, y) => this.#namesOf(x).length - this.#namesOf(y).length,
    );
    let [fewer, apart, last] = [0, 0, -1];
    for (const name of this.#namesOf(rare!).subarray(0, LOOKED_AT)) {
      const key = this.#keys[name]!;
      if (key === last) continue;
      last = key;
      fewer++;
      if (this.#holdsApart(name, rare!, other!)) apart++;
    }
    return { fewer, apart };
  }

  /** Does the entry of a name have one with one token and not the other, and one the other way round? */
  #holdsApart(name: number, one: number, other: number): boolean {
    let [hasOne, hasOther] = [false, false];
    for (const at of this.#likePositions(name)) {
      const tokens = this.#tokens.of(at);
      const [holdsOne, holdsOther] = [tokens.includes(one), tokens.includes(other)];
      hasOne ||= holdsOne && !holdsOther;
      hasOther ||= holdsOther && !holdsOne;
    }
    return hasOne && hasOther;
  }

  /** None for a token that is unknown (−1). */
  #namesOf(id: number): Uint32Array {
    return id < 0 ? NO_NAMES : this.#postings.of(id);
  }

  /** Where the names stand that have the key of the one at a position. */
  *#likePositions(position: number): Generator<number> {
    const key = this.#keys[position];
    let first = position;
    while (first > 0 && this.#keys[first - 1] === key) first--;
    for (let at = first; this.#keys[at] === key; at++) yield at;
  }

  /** Token lists of every name that has the key of the one at a position. */
  *namesLike(position: number): Generator<readonly string[]> {
    for (const at of this.#likePositions(position))
      yield Array.from(this.#tokens.of(at), (id) => this.#dictionary.textOf(id));
  }

  /** Listed words that somebody wrote as one; none for a word that is itself listed. */
  #parts(token: string): string[] {
    const known = this.#dictionary.idOf(token);
    if (token.length < 2 * SHORTEST_PART || (known >= 0 && this.#isWord[known] === 1)) return [];
    const most = token.length >= WHOLE_NAME ? 4 : 2;
    const found = new Set<string>();
    const split = (from: number, before: readonly string[]): void => {
      if (from === token.length) for (const word of before) found.add(word);
      else if (before.length < most)
        for (let to = from + SHORTEST_PART; to <= token.length; to++) {
          const word = token.slice(from, to);
          if (this.#dictionary.idOf(word) >= 0) split(to, [...before, word]);
        }
    };
    split(0, []);
    return [...found];
  }

  /** What is searched for, the rarest first. */
  #queryTokens(tokens: readonly string[]): QueryToken[] {
    const words = [...tokens, ...tokens.flatMap((t) => this.#parts(t))];
    const joined = new Set(
      [...joinedNeighbours(tokens), ...inOneWord(tokens)].filter((t) => !words.includes(t)),
    );
    const asked = new Set([...words, ...joined]);
    const hasWords = tokens.some((t) => t.length > 1);
    return (
      [...asked]
        // An initial finds half the list; it only searches when the name is nothing else (`G-9`).
        .filter((token) => token.length > 1 || !hasWords)
        .map((token) => {
          const similar = this.#similar.of(token, joined.has(token));
          let postings = 0;
          for (const id of similar.ids) postings += this.#postings.countOf(id);
          const weight = this.weight(token) * (tokens.includes(token) ? 1 : DERIVED_SHARE);
          return { weight, similar, postings };
        })
        .sort((a, b) => a.postings - b.postings)
    );
  }

  /**
   * The keys of the names most like the query, best first, each once. The measure is coarse (share of the query's weight that is
   * found); the caller scores the candidates exactly.
   */
  candidates(tokens: readonly string[], limit: number): number[] {
    return [...new Set(this.candidateNames(tokens, limit).map(({ key }) => key))];
  }

  /** The names most like the query, best first. */
  candidateNames(tokens: readonly string[], limit: number): IndexCandidate[] {
    const touched: number[] = [];
    const queryTokens = this.#queryTokens(tokens);
    let left = queryTokens.reduce((sum, { weight }) => sum + weight, 0);
    let isClosed = false;
    for (const token of queryTokens) {
      // What nobody has found yet cannot come before those that were, once the words left weigh too little.
      if (!isClosed && touched.length >= limit && token.postings > touched.length)
        isClosed = this.#ranked(touched, tokens.length, limit).at(-1)!.rank > left + ROUNDING;
      this.#add(token, touched, isClosed);
      left -= token.weight;
    }
    const best = this.#ranked(touched, tokens.length, limit);
    for (const name of touched) this.#total[name] = 0;
    return best.map(({ item }) => ({ key: this.#keys[item]!, position: item }));
  }

  /** Adds the weight of a token to the names that hold one like it; to those touched alone when no other can win. */
  #add({ weight, similar }: QueryToken, touched: number[], isClosed: boolean): void {
    const best = this.#best;
    const total = this.#total;
    const holding: number[] = [];
    for (let i = 0; i < similar.ids.length; i++) {
      const similarity = similar.similarities[i]!;
      for (const name of this.#postings.of(similar.ids[i]!)) {
        if (isClosed && total[name] === 0) continue;
        if (best[name] === 0) holding.push(name);
        if (similarity > best[name]!) best[name] = similarity;
      }
    }
    for (const name of holding) {
      if (total[name] === 0) touched.push(name);
      total[name]! += best[name]! * weight;
      best[name] = 0;
    }
  }

  #ranked(touched: readonly number[], length: number, limit: number) {
    const ranks = new Float64Array(touched.length);
    for (let i = 0; i < touched.length; i++) {
      const name = touched[i]!;
      ranks[i] = this.#total[name]! - OTHER_WORD_COST * Math.max(0, this.#tokens.countOf(name) - length);
    }
    return bestRanked(Uint32Array.from(touched), ranks, limit);
  }
}

const NO_NAMES = new Uint32Array(0);

/** Two words are joined as neighbours. */
const inOneWord = (tokens: readonly string[]): readonly string[] =>
  tokens.length >= 3 ? [tokens.join('')] : [];

function joinedNeighbours(tokens: readonly string[]): string[] {
  return tokens
    .slice(0, -1)
    .flatMap((t, i) => (t.length > 1 || tokens[i + 1]!.length > 1 ? [t + tokens[i + 1]!] : []));
}
