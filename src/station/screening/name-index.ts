import { GrowingPairs, GroupedNumbers, type GroupedParts } from './index/grouped-numbers.ts';
import { atOnce, type InPieces } from '../in-pieces.ts';
import { NameSearch, type MayBeMeant } from './index/name-search.ts';
import { sharedFloat64, sharedUint8 } from './index/shared-cells.ts';
import { SimilarTokenSearch, type SimilarParts } from './index/similar-tokens.ts';
import { TokenDictionary, type DictionaryParts } from './index/token-dictionary.ts';

/** Weight of a word by rarity: of one that all names have, and what the rarest adds (set by hand, ADR 401). */
const WORD = { common: 0.55, rare: 0.6 } as const;

/** What the index is built from: a key and the normalised tokens of one listed name. Names of one key follow each other. */
export interface IndexedName {
  readonly key: number;
  readonly text: string;
  /** A further form of a name that is already indexed: found like others, but not counted in word frequencies. */
  readonly isFurtherForm?: boolean;
}

/** A key and the position of one of its names in the index. */
export interface IndexCandidate {
  readonly key: number;
  readonly position: number;
}

/** What an index is made of. */
interface IndexParts {
  readonly keys: Float64Array;
  readonly dictionary: TokenDictionary;
  readonly isWord: Uint8Array;
  readonly similar: SimilarTokenSearch;
  readonly postings: GroupedNumbers;
  readonly joined: GroupedNumbers;
  readonly tokens: GroupedNumbers;
  readonly counted: number;
  readonly furtherForms: ReadonlyMap<number, number>;
}

/** For another thread. */
export interface NameIndexParts {
  readonly keys: Float64Array;
  readonly dictionary: DictionaryParts;
  readonly isWord: Uint8Array;
  readonly similar: SimilarParts;
  readonly postings: GroupedParts;
  readonly joined: GroupedParts;
  readonly tokens: GroupedParts;
  readonly counted: number;
  readonly furtherForms: ReadonlyMap<number, number>;
}

/** Names between two yields: a millisecond or two. */
const NAMES_A_PIECE = 64;
/** Minimum number of names for frequencies: a short list would make words seem common. Half of what the UN and OFAC list. */
const LEAST_SIZE = 10_000;
/** Cached words: some megabytes. */
const REMEMBERED_WORDS = 50_000;
/** Names of the rarer of two tokens that are examined: more do not change the result. */
const LOOKED_AT = 500;
/** Words up to this many letters are also indexed joined with the next one (`AL QADI`, `ALQADI`). */
const SHORT_WORD = 4;
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
  /** Names by token, names by token joined from two words, and tokens by name. */
  readonly #postings: GroupedNumbers;
  readonly #joined: GroupedNumbers;
  readonly #tokens: GroupedNumbers;
  /** Names that count, and by the token the forms that do not. */
  readonly #counted: number;
  readonly #furtherForms: ReadonlyMap<number, number>;
  /** Cached words of the dictionary; searches share most of theirs. */
  readonly #texts = new Map<number, string>();
  readonly #search: NameSearch;
  readonly #parts: IndexParts;

  private constructor(parts: IndexParts) {
    this.#parts = parts;
    this.#keys = parts.keys;
    this.size = parts.keys.length;
    this.#dictionary = parts.dictionary;
    this.#postings = parts.postings;
    this.#joined = parts.joined;
    this.#tokens = parts.tokens;
    this.#counted = parts.counted;
    this.#furtherForms = parts.furtherForms;
    this.#search = new NameSearch({ ...parts, size: this.size }, (token) => this.weight(token));
  }

  static of(names: Iterable<IndexedName>): NameIndex {
    return atOnce(NameIndex.inPieces(names));
  }

  /** @param parts as built by another thread: the same memory, searched with own cells */
  static from(parts: NameIndexParts): NameIndex {
    const dictionary = TokenDictionary.of(parts.dictionary);
    return new NameIndex({
      ...parts,
      dictionary,
      similar: SimilarTokenSearch.of(dictionary, parts.similar),
      postings: new GroupedNumbers(parts.postings),
      joined: new GroupedNumbers(parts.joined),
      tokens: new GroupedNumbers(parts.tokens),
    });
  }

  static *inPieces(names: Iterable<IndexedName>): InPieces<NameIndex> {
    const growing = new TokenDictionary();
    const keys: number[] = [];
    const postings = new GrowingPairs();
    const joined = new GrowingPairs();
    const words = new GrowingPairs();
    const furtherForms = new Map<number, number>();
    let counted = 0;
    for (const { key, text, isFurtherForm } of names) {
      const position = keys.length;
      if (position % NAMES_A_PIECE === 0) yield;
      keys.push(key);
      if (!isFurtherForm) counted++;
      const tokens = text.split(' ');
      const post = (token: string, to: GrowingPairs): number => {
        const id = growing.intern(token);
        to.add(id, position);
        if (isFurtherForm) furtherForms.set(id, (furtherForms.get(id) ?? 0) + 1);
        return id;
      };
      for (const [i, token] of tokens.entries()) {
        words.add(position, post(token, postings));
        const next = tokens[i + 1];
        if (next && (token.length <= SHORT_WORD || next.length <= SHORT_WORD) && !/\d/.test(token + next))
          post(token + next, joined);
      }
    }
    const dictionary = growing.shared();
    const isWord = sharedUint8(dictionary.size);
    for (let i = 1; i < words.used; i += 2) isWord[words.cells[i]!] = 1;
    return new NameIndex({
      keys: sharedFloat64(keys),
      dictionary,
      isWord,
      counted,
      furtherForms,
      postings: yield* postings.grouped(dictionary.size),
      joined: yield* joined.grouped(dictionary.size),
      tokens: yield* words.grouped(keys.length),
      similar: yield* SimilarTokenSearch.inPieces(dictionary, (id) => isWord[id] === 1),
    });
  }

  get parts(): NameIndexParts {
    const { dictionary, similar, postings, joined, tokens, ...rest } = this.#parts;
    return {
      ...rest,
      dictionary: dictionary.parts,
      similar: similar.parts,
      postings: postings.parts,
      joined: joined.parts,
      tokens: tokens.parts,
    };
  }

  /** Names that hold a token; 0 when it is unknown. */
  frequency(token: string): number {
    const id = this.#dictionary.idOf(token);
    return id < 0
      ? 0
      : this.#postings.countOf(id) + this.#joined.countOf(id) - (this.#furtherForms.get(id) ?? 0);
  }

  /** Rarity of a token around 1: 0.55 for the commonest, 1.15 for unique ones. */
  weight(token: string): number {
    const size = Math.max(this.#counted, LEAST_SIZE);
    const idf = Math.log((size + 1) / (this.frequency(token) + 1)) / Math.log(size + 1);
    return WORD.common + WORD.rare * Math.min(1, Math.max(0, idf));
  }

  /**
   * How many entries bear two tokens: the rarer one's, and those with each in a name without the other (as two
   * spellings of one name). Examines at most some hundred names.
   */
  together(a: string, b: string): { readonly fewer: number; readonly apart: number } {
    const [rare, other] = [this.#dictionary.idOf(a), this.#dictionary.idOf(b)].sort(
      (x, y) => this.#namesOf(x).length - this.#namesOf(y).length,
    );
    const names = this.#namesOf(rare!);
    const looked = Math.min(names.length, LOOKED_AT);
    let [fewer, apart, last] = [0, 0, -1];
    for (let i = 0; i < looked; i++) {
      const name = names[i]!;
      const key = this.#keys[name]!;
      if (key === last) continue;
      last = key;
      fewer++;
      // An entry with a single name has none for the other word.
      const hasOthers = this.#keys[name - 1] === key || this.#keys[name + 1] === key;
      if (hasOthers && this.#holdsApart(name, rare!, other!)) apart++;
    }
    return { fewer, apart };
  }

  /** Has the entry of a name one name with only the first token, and another with only the second? */
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
    if (id < 0) return NO_NAMES;
    const joined = this.#joined.of(id);
    return joined.length === 0
      ? this.#postings.of(id)
      : Uint32Array.from([...this.#postings.of(id), ...joined]).sort();
  }

  /** Positions of the names with the key of the one at a position. */
  *#likePositions(position: number): Generator<number> {
    const key = this.#keys[position];
    let first = position;
    while (first > 0 && this.#keys[first - 1] === key) first--;
    for (let at = first; this.#keys[at] === key; at++) yield at;
  }

  /** Token lists of every name that has the key of the one at a position. */
  *namesLike(position: number): Generator<readonly string[]> {
    for (const at of this.#likePositions(position)) yield this.#wordsOf(at);
  }

  #wordsOf(position: number): readonly string[] {
    const words: string[] = [];
    for (const id of this.#tokens.of(position)) {
      let word = this.#texts.get(id);
      if (word === undefined) {
        if (this.#texts.size >= REMEMBERED_WORDS) this.#texts.clear();
        this.#texts.set(id, (word = this.#dictionary.textOf(id)));
      }
      words.push(word);
    }
    return words;
  }

  /** The names most like the query, best first (name-search.ts). */
  candidateNames(tokens: readonly string[], limit: number, mayBeMeant?: MayBeMeant): IndexCandidate[] {
    return this.#search
      .best(tokens, limit, mayBeMeant)
      .map((position) => ({ key: this.#keys[position]!, position }));
  }

  /** Their keys, each once. */
  candidates(tokens: readonly string[], limit: number): number[] {
    return [...new Set(this.candidateNames(tokens, limit).map(({ key }) => key))];
  }
}

const NO_NAMES = new Uint32Array(0);
