import { plainSpelling } from '../names/compare-tokens.ts';
import { GrowingPairs, GroupedNumbers, type GroupedParts } from './grouped-numbers.ts';
import type { InPieces } from '../../in-pieces.ts';
import { hashOf, hashWithout, type TokenDictionary } from './token-dictionary.ts';

/** Tokens between two rests: a millisecond or two. */
const TOKENS_A_PIECE = 256;
/** Keys of a token, its letters and a few: how many groups there are is chosen by it. */
const KEYS_A_TOKEN = 8;

export interface NearParts {
  readonly keys: GroupedParts;
  readonly mask: number;
  readonly least: number;
}

/**
 * Finds tokens of a set that are one edit from another one, or the same but for doubled letters and breaths: two words that are one
 * edit apart share what is left of them without some letter (deletion neighbourhoods: Bocek, Hunt and Stiller 2007). It tells
 * candidates: what is not alike is among them, too.
 *
 * Memory: about 8 bytes a letter of the set.
 */
export class NearTokens {
  readonly #keys: GroupedNumbers;
  readonly #mask: number;
  readonly #least: number;

  /** @param parts of one that another thread built */
  constructor({ keys, mask, least }: NearParts) {
    this.#keys = new GroupedNumbers(keys);
    this.#mask = mask;
    this.#least = least;
  }

  /** For another thread. */
  get parts(): NearParts {
    return { keys: this.#keys.parts, mask: this.#mask, least: this.#least };
  }

  /** @param least letters that both must have for one edit to count */
  static *inPieces(
    dictionary: TokenDictionary,
    isOfSet: (id: number) => boolean,
    least: number,
  ): InPieces<NearTokens> {
    const mask = 2 ** Math.ceil(Math.log2((dictionary.size + 1) * KEYS_A_TOKEN)) - 1;
    const keys = new GrowingPairs();
    for (let id = 0; id < dictionary.size; id++) {
      if (id % TOKENS_A_PIECE === 0) yield;
      if (!isOfSet(id)) continue;
      const token = dictionary.textOf(id);
      if (token.length >= least) for (const key of editKeys(token)) keys.add(key & mask, id);
      const plain = plainSpelling(token);
      if (plain !== token) keys.add(plainKey(plain) & mask, id);
    }
    return new NearTokens({ keys: (yield* keys.grouped(mask + 1)).parts, mask, least });
  }

  /** Tokens of the set that may be near; some more than once, and some that are not. */
  candidates(token: string): number[] {
    const found: number[] = [];
    const take = (key: number): void => {
      const end = this.#keys.startOf((key & this.#mask) + 1);
      for (let at = this.#keys.startOf(key & this.#mask); at < end; at++) found.push(this.#keys.at(at));
    };
    if (token.length >= this.#least) for (const key of editKeys(token)) take(key);
    take(plainKey(plainSpelling(token)));
    return found;
  }
}

/** Of a token, and of what is left of it without each of its letters. */
function editKeys(token: string): Set<number> {
  const keys = new Set([hashOf(token)]);
  for (let place = 0; place < token.length; place++) keys.add(hashWithout(token, place));
  return keys;
}

/** No token holds a plus sign. */
const plainKey = (plain: string): number => hashOf(`+${plain}`);
