import { plainSpelling } from '../names/compare-tokens.ts';
import { GrowingPairs, GroupedNumbers, type GroupedParts } from './grouped-numbers.ts';
import type { InPieces } from '../../in-pieces.ts';
import { hashOf, hashWithout, type TokenDictionary } from './token-dictionary.ts';

/** Tokens between two yields: a millisecond or two. */
const TOKENS_A_PIECE = 256;
/** Keys per token, about its letters and a few; sets the number of groups. */
const KEYS_A_TOKEN = 8;

export interface NearParts {
  readonly keys: GroupedParts;
  readonly mask: number;
  readonly least: number;
}

/**
 * Finds tokens of a set within one edit of a given one, or equal but for doubled letters and breaths: two words one
 * edit apart share a deletion (deletion neighbourhoods: Bocek, Hunt and Stiller 2007). Returns candidates, including
 * false ones.
 *
 * Memory: about 8 bytes per letter of the set.
 */
export class NearTokens {
  readonly #keys: GroupedNumbers;
  readonly #mask: number;
  readonly #least: number;

  /** @param parts as built by another thread */
  constructor({ keys, mask, least }: NearParts) {
    this.#keys = new GroupedNumbers(keys);
    this.#mask = mask;
    this.#least = least;
  }

  /** For transfer to another thread. */
  get parts(): NearParts {
    return { keys: this.#keys.parts, mask: this.#mask, least: this.#least };
  }

  /** @param least minimum letters of both for one edit to count */
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

  /** Tokens of the set that may be near; with repetitions and false candidates. */
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

/** Keys of a token and of each of its one-letter deletions. */
function editKeys(token: string): Set<number> {
  const keys = new Set([hashOf(token)]);
  for (let place = 0; place < token.length; place++) keys.add(hashWithout(token, place));
  return keys;
}

/** No token contains a plus sign. */
const plainKey = (plain: string): number => hashOf(`+${plain}`);
