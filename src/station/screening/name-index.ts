import { addTo } from '../../contract/lists-by-key.ts';
import { compareTokens } from './names/compare-tokens.ts';
import { lookOf } from './names/misread.ts';
import { phoneticKey } from './names/phonetic.ts';
import { otherSpellings } from './names/spellings.ts';

/** What the index is built from: a key and the normalised tokens of one listed name. */
export interface IndexedName {
  readonly key: number;
  readonly text: string;
}

const letterMask = (token: string): number => {
  let mask = 0;
  for (let i = 0; i < token.length; i++) {
    const c = token.charCodeAt(i);
    mask |= 1 << (c >= 65 ? c - 65 : 26);
  }
  return mask;
};

const bitCount = (n: number): number => {
  let v = n - ((n >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

const SHORTEST_PART = 3;
/** Letters: longer words that nobody bears may be a whole name without its blanks. */
const WHOLE_NAME = 12;

/**
 * An inverted index over a dictionary of name tokens. A query token is compared with the dictionary (similar
 * spelling, same sound, initial), not with the names, so a million names cost little more than their distinct words.
 * Neighbouring tokens are also indexed joined, so that `ABD AL RAHMAN` finds `ABDALRAHMAN`.
 *
 * Memory: about 4 bytes per token of each name, plus the dictionary.
 */
export class NameIndex {
  readonly size: number;
  readonly #keys: Float64Array;
  readonly #tokenIds = new Map<string, number>();
  readonly #tokens: string[] = [];
  readonly #masks: Int32Array;
  /** Tokens by length and first letter, and by what follows the first letter. */
  readonly #byStart = new Map<string, number[]>();
  readonly #byRest = new Map<string, number[]>();
  readonly #bySound = new Map<string, number[]>();
  /** Tokens that a machine may read as others, by what they look like. */
  readonly #byLook = new Map<string, number[]>();
  /** Postings of token t: `#postings[#starts[t] … #starts[t + 1]]`, name positions. */
  readonly #starts: Uint32Array;
  readonly #postings: Uint32Array;
  readonly #lengths: Uint8Array;
  readonly #best: Float32Array;
  readonly #total: Float32Array;

  constructor(names: Iterable<IndexedName>) {
    const keys: number[] = [];
    const lengths: number[] = [];
    let cells = new Uint32Array(1 << 16);
    let used = 0;
    const append = (value: number): void => {
      if (used === cells.length) {
        const grown = new Uint32Array(cells.length * 2);
        grown.set(cells);
        cells = grown;
      }
      cells[used++] = value;
    };
    for (const { key, text } of names) {
      const position = keys.length;
      keys.push(key);
      const tokens = text.split(' ');
      lengths.push(Math.min(255, tokens.length));
      for (const [i, token] of tokens.entries()) {
        append(this.#intern(token));
        append(position);
        const next = tokens[i + 1];
        if (next && (token.length <= 4 || next.length <= 4) && !/\d/.test(token + next)) {
          append(this.#intern(token + next));
          append(position);
        }
      }
    }
    this.size = keys.length;
    this.#keys = Float64Array.from(keys);
    this.#lengths = Uint8Array.from(lengths);
    this.#masks = Int32Array.from(this.#tokens, letterMask);
    this.#best = new Float32Array(this.size);
    this.#total = new Float32Array(this.size);
    this.#starts = new Uint32Array(this.#tokens.length + 1);
    for (let i = 0; i < used; i += 2) this.#starts[cells[i]! + 1]!++;
    for (let t = 0; t < this.#tokens.length; t++) this.#starts[t + 1]! += this.#starts[t]!;
    this.#postings = new Uint32Array(used / 2);
    const fill = this.#starts.slice();
    for (let i = 0; i < used; i += 2) this.#postings[fill[cells[i]!]!++] = cells[i + 1]!;
  }

  #intern(token: string): number {
    const known = this.#tokenIds.get(token);
    if (known !== undefined) return known;
    const id = this.#tokens.length;
    this.#tokenIds.set(token, id);
    this.#tokens.push(token);
    addTo(this.#byStart, `${token.length}${token[0]}`, id);
    addTo(this.#byRest, token.slice(1), id);
    addTo(this.#bySound, phoneticKey(token), id);
    const look = lookOf(token);
    if (look !== token) addTo(this.#byLook, look, id);
    return id;
  }

  /** Names that hold a token; 0 when it is unknown. */
  frequency(token: string): number {
    const id = this.#tokenIds.get(token);
    return id === undefined ? 0 : this.#starts[id + 1]! - this.#starts[id]!;
  }

  /** Rarity of a token around 1: 0.55 for the commonest, 1.15 for unique ones. */
  weight(token: string): number {
    if (this.size === 0) return 1;
    const idf = Math.log((this.size + 1) / (this.frequency(token) + 1)) / Math.log(this.size + 1);
    return 0.55 + 0.6 * Math.min(1, Math.max(0, idf));
  }

  /** Dictionary tokens like the query token, with their similarity. */
  similarTokens(token: string): { id: number; similarity: number }[] {
    const found = new Map<number, number>();
    const consider = (id: number): void => {
      if (found.has(id)) return;
      const { similarity } = compareTokens(token, this.#tokens[id]!);
      if (similarity > 0) found.set(id, similarity);
    };
    const exact = this.#tokenIds.get(token);
    if (exact !== undefined) consider(exact);
    const mask = letterMask(token);
    const slack = token.length <= 5 ? 2 : 3;
    for (let length = Math.max(2, token.length - 2); length <= token.length + 2; length++)
      for (const id of this.#byStart.get(`${length}${token[0]}`) ?? [])
        if (bitCount(this.#masks[id]! ^ mask) <= slack) consider(id);
    for (const id of this.#otherStart(token)) consider(id);
    for (const id of this.#bySound.get(phoneticKey(token)) ?? []) consider(id);
    for (const id of this.#alikeTo(token)) consider(id);
    for (const spelling of otherSpellings(token)) {
      const id = this.#tokenIds.get(spelling);
      if (id !== undefined) consider(id);
    }
    return [...found].map(([id, similarity]) => ({ id, similarity }));
  }

  /** Tokens that a machine which reads print may take for this one. */
  *#alikeTo(token: string): Generator<number> {
    const look = lookOf(token);
    yield* this.#byLook.get(look) ?? [];
    const id = look === token ? undefined : this.#tokenIds.get(look);
    if (id !== undefined) yield id;
  }

  /** Tokens that differ in their first letter only: replaced, missing, added, or swapped with the second. */
  *#otherStart(token: string): Generator<number> {
    const rest = token.slice(1);
    yield* this.#byRest.get(rest) ?? [];
    yield* this.#byRest.get(token) ?? [];
    for (const whole of [rest, (token[1] ?? '') + token[0]! + token.slice(2)]) {
      const id = this.#tokenIds.get(whole);
      if (id !== undefined) yield id;
    }
  }

  /** Listed words that somebody wrote as one; none for a word that is itself listed. */
  #parts(token: string): string[] {
    if (token.length < 2 * SHORTEST_PART || this.#tokenIds.has(token)) return [];
    const most = token.length >= WHOLE_NAME ? 4 : 2;
    const found = new Set<string>();
    const split = (from: number, before: readonly string[]): void => {
      if (from === token.length) for (const word of before) found.add(word);
      else if (before.length < most)
        for (let to = from + SHORTEST_PART; to <= token.length; to++) {
          const word = token.slice(from, to);
          if (this.#tokenIds.has(word)) split(to, [...before, word]);
        }
    };
    split(0, []);
    return [...found];
  }

  /**
   * The keys of the names most like the query, best first. The measure is coarse (share of the query's weight that is
   * found); the caller scores the candidates exactly.
   */
  candidates(tokens: readonly string[], limit: number): number[] {
    const touched: number[] = [];
    const queryTokens = [
      ...new Set([
        ...tokens,
        ...joinedNeighbours(tokens),
        ...inOneWord(tokens),
        ...tokens.flatMap((t) => this.#parts(t)),
      ]),
    ];
    for (const token of queryTokens) {
      // An initial finds half the list; it only searches when the name is nothing else (`G-9`).
      if (token.length === 1 && tokens.some((t) => t.length > 1)) continue;
      const w = this.weight(token) * (tokens.includes(token) ? 1 : 0.9);
      const inThisToken: number[] = [];
      for (const { id, similarity } of this.similarTokens(token)) {
        for (let p = this.#starts[id]!; p < this.#starts[id + 1]!; p++) {
          const name = this.#postings[p]!;
          if (this.#best[name] === 0) inThisToken.push(name);
          if (similarity > this.#best[name]!) this.#best[name] = similarity;
        }
      }
      for (const name of inThisToken) {
        if (this.#total[name] === 0) touched.push(name);
        this.#total[name]! += this.#best[name]! * w;
        this.#best[name] = 0;
      }
    }
    // Among equal coverage, names with fewer other words come first.
    const ranked = touched
      .map((name) => ({
        name,
        rank: this.#total[name]! - 0.03 * Math.max(0, this.#lengths[name]! - tokens.length),
      }))
      .sort((a, b) => b.rank - a.rank)
      .slice(0, limit)
      .map(({ name }) => this.#keys[name]!);
    for (const name of touched) this.#total[name] = 0;
    return ranked;
  }
}

/** Two words are joined as neighbours. */
const inOneWord = (tokens: readonly string[]): readonly string[] =>
  tokens.length >= 3 ? [tokens.join('')] : [];

function joinedNeighbours(tokens: readonly string[]): string[] {
  return tokens
    .slice(0, -1)
    .flatMap((t, i) => (t.length > 1 || tokens[i + 1]!.length > 1 ? [t + tokens[i + 1]!] : []));
}
