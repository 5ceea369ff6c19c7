import { bitCount, lettersOf } from '../names/letters.ts';
import { MOST_WORDS } from '../names/match-names.ts';
import { bestRanked } from './best-ranked.ts';
import { bitOf, MASKED, queryTokensOf, type QueryToken, type SearchedNames } from './query-tokens.ts';

/**
 * May a name match that holds some words of the query, and nothing similar to the others?
 *
 * @param lacked bit mask of the query's words that it lacks
 * @param hasMore whether it is known to have words that the query has not
 * @param mayBeCut whether it may have a word that the query's last one abbreviates
 */
export type MayBeMeant = (lacked: number, hasMore: boolean, mayBeCut: boolean) => 'no' | 'by-letters' | 'yes';

/** Ties in coverage: names with fewer other words come first. */
const OTHER_WORD_COST = 0.03;
/** Tolerance for sums of rounded numbers. */
const ROUNDING = 1e-6;
/** Words in more names than this do not bring names to a letter comparison by themselves. */
const COMMON = 2_000;
/** Average words per name. */
const WORDS_OF_NAME = 4;
/** Beside the word bits: two words of the name may stand for one of the query, so their number tells nothing. */
const IN_TWO = 1 << MASKED;
/** The same for a name with a word that the query's last one abbreviates. */
const CUT = 1 << (MASKED + 1);
/**
 * Cells of a name, adjacent because a search reads them together: similarity of the current word, running sum, query
 * words found; then its numbers of letters and words.
 */
const [CELLS, BEST, TOTAL, FOUND, SHAPE] = [4, 0, 1, 2, 3];
/** Shape of a name: words × 1,000 + letters, letters being 0 if it has initials. */
const WORDS_SHARE = 1_000;
/** Largest difference in length of two names with one differing letter (whole-name.ts). */
const LETTERS_APART = 3;

/** Finds the names that cover most of a query's weight with similar words. */
export class NameSearch {
  readonly #names: SearchedNames;
  readonly #weightOf: (token: string) => number;
  readonly #cells: Float32Array;
  /** Bit masks of the letters that a name has, and has twice. */
  readonly #letters: Int32Array;

  constructor(names: SearchedNames, weightOf: (token: string) => number) {
    this.#names = names;
    this.#weightOf = weightOf;
    this.#cells = new Float32Array(CELLS * names.size);
    this.#letters = new Int32Array(2 * names.size);
    const { dictionary, tokens, similar } = names;
    for (let name = 0; name < names.size; name++) {
      let letters = 0;
      let hasInitial = false;
      let [once, twice] = [0, 0];
      for (let at = tokens.startOf(name); at < tokens.startOf(name + 1); at++) {
        const of = similar.lettersOf(tokens.at(at));
        twice |= of.twice | (once & of.once);
        once |= of.once;
        const length = dictionary.lengthOf(tokens.at(at));
        letters += length;
        hasInitial ||= length === 1;
      }
      this.#letters[2 * name] = once;
      this.#letters[2 * name + 1] = twice;
      const told = hasInitial || letters >= WORDS_SHARE ? 0 : letters;
      this.#cells[CELLS * name + SHAPE] = told + WORDS_SHARE * tokens.countOf(name);
    }
  }

  /** Positions of the names most similar to the query, best first. */
  best(tokens: readonly string[], limit: number, mayBeMeant: MayBeMeant = () => 'yes'): number[] {
    const touched: number[] = [];
    const queryTokens = queryTokensOf(tokens, this.#names, this.#weightOf);
    const all = (1 << Math.min(tokens.length, MASKED)) - 1;
    // Initials are not searched: no name is known to lack one.
    const initials = tokens.reduce((mask, { length }, i) => (length === 1 ? mask | bitOf(i) : mask), 0);
    let left = queryTokens.reduce((sum, { weight }) => sum + weight, 0);
    let isClosed = false;
    for (const [nth, token] of queryTokens.entries()) {
      const toCome = queryTokens.slice(nth).reduce((mask, { words }) => mask | words, initials);
      if (!isClosed && token.postings > limit) {
        // Names with only this word and the later, commoner ones are touched if that may suffice.
        const may = mayBeMeant(all & ~toCome, false, true);
        isClosed = may === 'no' || (may === 'by-letters' && token.postings > COMMON);
      }
      // Once the remaining words weigh too little, untouched names cannot overtake touched ones.
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

  /** Names that may match, by the words they hold. */
  #meant(
    touched: readonly number[],
    tokens: readonly string[],
    all: number,
    mayBeMeant: MayBeMeant,
  ): number[] {
    const cells = this.#cells;
    const known = new Map<number, ReturnType<MayBeMeant>>();
    const { text, once, twice } = lettersOf(tokens.join(''));
    const last = bitOf(tokens.length - 1);
    return touched.filter((name) => {
      const found = cells[CELLS * name + FOUND]!;
      const shape = cells[CELLS * name + SHAPE]!;
      const lettersOfName = shape % WORDS_SHARE;
      const lacked = all & ~found;
      const words = Math.min(Math.floor(shape / WORDS_SHARE), MOST_WORDS);
      // Words of query and name correspond one to one, if none is written in two.
      const hasMore = (found & IN_TWO) === 0 && words > tokens.length - bitCount(lacked);
      const mayBeCut = lacked === last && this.#holdsBeginning(name, tokens.at(-1)!);
      const of = lacked | (hasMore ? IN_TWO : 0) | (mayBeCut ? CUT : 0);
      let may = known.get(of);
      if (may === undefined) known.set(of, (may = mayBeMeant(lacked, hasMore, mayBeCut)));
      // An initial may stand for any word.
      if (may === 'yes' || lettersOfName === 0) return true;
      return (
        may === 'by-letters' &&
        Math.abs(lettersOfName - text.length) <= LETTERS_APART &&
        bitCount(this.#letters[2 * name]! ^ once) + bitCount(this.#letters[2 * name + 1]! ^ twice) <=
          2 * LETTERS_APART
      );
    });
  }

  /** Has the name a longer word with this prefix? */
  #holdsBeginning(name: number, beginning: string): boolean {
    const { dictionary, tokens } = this.#names;
    for (let at = tokens.startOf(name); at < tokens.startOf(name + 1); at++) {
      const id = tokens.at(at);
      if (dictionary.lengthOf(id) <= beginning.length) continue;
      let place = 0;
      while (place < beginning.length && dictionary.letterOf(id, place) === beginning.charCodeAt(place))
        place++;
      if (place === beginning.length) return true;
    }
    return false;
  }

  /** Adds a token's weight to the names with a similar one; only to touched names once no other can win. */
  #add(token: QueryToken, touched: number[], isClosed: boolean): void {
    if (isClosed && token.postings > touched.length * WORDS_OF_NAME) return this.#addTouched(token, touched);
    const { weight, words, isPart, similar } = token;
    const cells = this.#cells;
    const { postings, joined } = this.#names;
    const holding: number[] = [];
    const found = isPart ? words | IN_TWO : words;
    for (const [of, mask] of [
      [postings, 0],
      [joined, IN_TWO],
    ] as const)
      for (let i = 0; i < similar.ids.length; i++) {
        const similarity = similar.similarities[i]!;
        const id = similar.ids[i]!;
        const end = of.startOf(id + 1);
        for (let at = of.startOf(id); at < end; at++) {
          const name = of.at(at);
          const cell = CELLS * name;
          if (isClosed && cells[cell + TOTAL] === 0) continue;
          const before = cells[cell + BEST]!;
          if (before === 0) holding.push(name);
          if (similarity > before) cells[cell + BEST] = similarity;
          if (mask !== 0) cells[cell + FOUND] = cells[cell + FOUND]! | mask;
        }
      }
    for (const name of holding) {
      const cell = CELLS * name;
      if (cells[cell + TOTAL] === 0) touched.push(name);
      cells[cell + TOTAL]! += cells[cell + BEST]! * weight;
      cells[cell + FOUND] = cells[cell + FOUND]! | found;
      cells[cell + BEST] = 0;
    }
  }

  /** The same for touched names only, by their words: they are fewer than the names with a common one. */
  #addTouched({ weight, words, isPart, similar }: QueryToken, touched: readonly number[]): void {
    const { joined, tokens } = this.#names;
    const cells = this.#cells;
    const similarities = new Map<number, number>();
    const found = isPart ? words | IN_TWO : words;
    for (const [i, id] of similar.ids.entries()) {
      const similarity = similar.similarities[i]!;
      similarities.set(id, similarity);
      // The joined form of two words is not itself a word of the name.
      for (let at = joined.startOf(id); at < joined.startOf(id + 1); at++) {
        const cell = CELLS * joined.at(at);
        cells[cell + BEST] = Math.max(cells[cell + BEST]!, similarity);
        if (cells[cell + TOTAL] !== 0) cells[cell + FOUND] = cells[cell + FOUND]! | IN_TWO;
      }
    }
    for (const name of touched) {
      const cell = CELLS * name;
      let most = cells[cell + BEST]!;
      for (let at = tokens.startOf(name); at < tokens.startOf(name + 1); at++)
        most = Math.max(most, similarities.get(tokens.at(at)) ?? 0);
      if (most === 0) continue;
      cells[cell + TOTAL]! += most * weight;
      cells[cell + FOUND] = cells[cell + FOUND]! | found;
    }
    for (const id of similar.ids)
      for (let at = joined.startOf(id); at < joined.startOf(id + 1); at++)
        cells[CELLS * joined.at(at) + BEST] = 0;
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
