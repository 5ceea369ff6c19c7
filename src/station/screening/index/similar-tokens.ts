import { addTo } from '../../../contract/lists-by-key.ts';
import { LEAST_JOINED, mayBeJoined, MOST_SPELT } from '../names/align-tokens.ts';
import { compareTokens, LEAST_ALIKE, plainSpelling } from '../names/compare-tokens.ts';
import {
  bitCount,
  lettersOf,
  likenessBound,
  mayBeSpelt,
  PREFIX_MOST,
  type TokenLetters,
} from '../names/letters.ts';
import { lookOf } from '../names/misread.ts';
import { phoneticKey } from '../names/phonetic.ts';
import { otherSpellings } from '../names/spellings.ts';
import { GrowingPairs, GroupedNumbers, type GroupedParts } from './grouped-numbers.ts';
import type { InPieces } from '../../in-pieces.ts';
import { NearTokens, type NearParts } from './near-tokens.ts';
import { sharedInt32, sharedUint32, sharedUint8 } from './shared-cells.ts';
import { hashOf, type TokenDictionary } from './token-dictionary.ts';

/** Tokens of a dictionary with their similarity (0–1] to the one asked for. */
export interface SimilarTokens {
  readonly ids: Uint32Array;
  readonly similarities: Float64Array;
}

/** Longer tokens share one group. */
const LONGEST = 63;
/** Properties of a token that letters do not show. */
const [ODD, PLAINER] = [1, 2];
/** Maximum letters in one of two similar words and not in the other. */
const MOST_LETTERS_APART = 3;
/** A–Z, 0–9 and the rest. */
const FIRST_LETTERS = 37;
const LETTER_A = 65;
const DIGIT_0 = 48;
/** Customer names repeat their words; some megabytes with the similar tokens. */
const REMEMBERED_TOKENS = 20_000;

/** Tokens between two yields: a millisecond or two. */
const TOKENS_A_PIECE = 256;

/** Precomputed facts of each token. */
interface TokenFacts {
  /** `lettersOf` every word; the last: letters alone do not decide. */
  readonly once: Int32Array;
  readonly twice: Int32Array;
  readonly thrice: Int32Array;
  readonly mayDiffer: Uint8Array;
  readonly sounds: Uint32Array;
  readonly hashMask: number;
  /** Tokens that OCR may confuse, by their look: few. */
  readonly byLook: ReadonlyMap<string, readonly number[]>;
}

interface IndexedTokens extends TokenFacts {
  readonly dictionary: TokenDictionary;
  /** Words of names by length and first letter. */
  readonly byStart: GroupedNumbers;
  /** By hashes of the rest after the first letter, and of the sound; collisions are resolved on lookup. */
  readonly byRest: GroupedNumbers;
  readonly bySound: GroupedNumbers;
  /** Words, and joined pairs, for near-equal spelling. */
  readonly nearWords: NearTokens;
  readonly nearJoined: NearTokens;
}

/** For transfer to another thread; the dictionary goes with the names. */
export interface SimilarParts {
  readonly facts: TokenFacts;
  readonly byStart: GroupedParts;
  readonly byRest: GroupedParts;
  readonly bySound: GroupedParts;
  readonly nearWords: NearParts;
  readonly nearJoined: NearParts;
}

/** Finds the tokens of a dictionary that are similar in spelling, sound or look, or are forms of one name. */
export class SimilarTokenSearch {
  readonly #tokens: IndexedTokens;
  readonly #remembered = new Map<string, SimilarTokens>();

  private constructor(tokens: IndexedTokens) {
    this.#tokens = tokens;
  }

  /** @param parts as built by another thread */
  static of(dictionary: TokenDictionary, parts: SimilarParts): SimilarTokenSearch {
    return new SimilarTokenSearch({
      ...parts.facts,
      dictionary,
      byStart: new GroupedNumbers(parts.byStart),
      byRest: new GroupedNumbers(parts.byRest),
      bySound: new GroupedNumbers(parts.bySound),
      nearWords: new NearTokens(parts.nearWords),
      nearJoined: new NearTokens(parts.nearJoined),
    });
  }

  get parts(): SimilarParts {
    const { dictionary: _, byStart, byRest, bySound, nearWords, nearJoined, ...facts } = this.#tokens;
    return {
      facts,
      byStart: byStart.parts,
      byRest: byRest.parts,
      bySound: bySound.parts,
      nearWords: nearWords.parts,
      nearJoined: nearJoined.parts,
    };
  }

  /**
   * @param isWord whether a token is a word of a name; a joined pair must be spelled nearly alike to count
   *   (align-tokens.ts)
   */
  static *inPieces(
    dictionary: TokenDictionary,
    isWord: (id: number) => boolean,
  ): InPieces<SimilarTokenSearch> {
    const { size } = dictionary;
    const once = sharedInt32(size);
    const twice = sharedInt32(size);
    const thrice = sharedInt32(size);
    const mayDiffer = sharedUint8(size);
    const soundOf = sharedUint32(size);
    const hashMask = 2 ** Math.ceil(Math.log2(size + 1)) - 1;
    const byLook = new Map<string, number[]>();
    const starts = new GrowingPairs();
    const rests = new GrowingPairs();
    const sounds = new GrowingPairs();
    for (let id = 0; id < size; id++) {
      if (id % TOKENS_A_PIECE === 0) yield;
      const token = dictionary.textOf(id);
      const look = lookOf(token);
      if (look !== token) addTo(byLook, look, id);
      if (!isWord(id)) continue;
      const letters = lettersOf(token);
      once[id] = letters.once;
      twice[id] = letters.twice;
      thrice[id] = letters.thrice;
      mayDiffer[id] = letters.isOdd ? ODD : letters.mayBePlainer ? PLAINER : 0;
      starts.add(startOf(token.length, token), id);
      rests.add(hashOf(token, 1) & hashMask, id);
      soundOf[id] = hashOf(phoneticKey(token));
      sounds.add(soundOf[id]! & hashMask, id);
    }
    return new SimilarTokenSearch({
      dictionary,
      once,
      twice,
      thrice,
      mayDiffer,
      sounds: soundOf,
      hashMask,
      byLook,
      byStart: yield* starts.grouped((LONGEST + 1) * FIRST_LETTERS),
      byRest: yield* rests.grouped(hashMask + 1),
      bySound: yield* sounds.grouped(hashMask + 1),
      nearWords: yield* NearTokens.inPieces(dictionary, isWord, LEAST_JOINED),
      nearJoined: yield* NearTokens.inPieces(dictionary, (id) => !isWord(id), LEAST_JOINED),
    });
  }

  /** Bit masks of the letters that a word has, and has twice (names/letters.ts). */
  lettersOf(id: number): { readonly once: number; readonly twice: number } {
    return { once: this.#tokens.once[id]!, twice: this.#tokens.twice[id]! };
  }

  /** @param isJoined for joined words: only near-equal spelling counts */
  of(token: string, isJoined: boolean): SimilarTokens {
    // A joined pair rarely recurs, a word does: cache only words.
    if (isJoined) return this.#find(token, true);
    let similar = this.#remembered.get(token);
    if (!similar) {
      if (this.#remembered.size >= REMEMBERED_TOKENS) this.#remembered.clear();
      this.#remembered.set(token, (similar = this.#find(token, false)));
    }
    return similar;
  }

  #find(token: string, isJoined: boolean): SimilarTokens {
    const { dictionary, nearWords, nearJoined, byLook } = this.#tokens;
    const found = new Map<number, number>();
    const consider = (id: number): void => {
      if (id < 0 || found.has(id)) return;
      const { similarity } = compareTokens(token, dictionary.textOf(id));
      if (similarity > 0) found.set(id, similarity);
    };
    const considerJoined = (id: number): void => {
      if (id < 0 || found.has(id)) return;
      const text = dictionary.textOf(id);
      const { similarity, relation } = compareTokens(token, text);
      if (mayBeJoined(relation, token, text)) found.set(id, similarity);
    };
    // Joined pairs of both sides are one letter apart, whichever has it: raises the rank of the name.
    for (const near of isJoined ? [nearWords, nearJoined] : [nearJoined])
      for (const id of near.candidates(token))
        if (Math.abs(dictionary.lengthOf(id) - token.length) <= MOST_SPELT) considerJoined(id);
    const look = lookOf(token);
    const others = [token, look, plainSpelling(token), ...otherSpellings(token)].map((text) =>
      dictionary.idOf(text),
    );
    for (const id of [...others, ...(byLook.get(look) ?? [])]) (isJoined ? considerJoined : consider)(id);
    if (!isJoined) this.#wordsLike(token, consider);
    return { ids: Uint32Array.from(found.keys()), similarities: Float64Array.from(found.values()) };
  }

  /** Words that may be similar in spelling or sound. */
  #wordsLike(token: string, consider: (id: number) => void): void {
    const { dictionary, byStart, bySound, sounds, hashMask, once } = this.#tokens;
    const letters = lettersOf(token);
    for (let length = Math.max(2, token.length - 2); length <= token.length + 2; length++)
      for (const id of byStart.of(startOf(length, token)))
        if (
          bitCount(once[id]! ^ letters.once) <= MOST_LETTERS_APART &&
          this.#mayBeAlike(letters, id, LEAST_ALIKE.spelling)
        )
          consider(id);
    for (const id of this.#withRest(token, 1)) consider(id);
    for (const id of this.#withRest(token, 0)) consider(id);
    consider(dictionary.idOf(token.slice(1)));
    consider(dictionary.idOf((token[1] ?? '') + token[0]! + token.slice(2)));
    const sound = hashOf(phoneticKey(token));
    for (const id of bySound.of(sound & hashMask))
      if (sounds[id] === sound && this.#mayBeAlike(letters, id, LEAST_ALIKE.sound)) consider(id);
  }

  /** Cheap filter: exact comparison costs a hundred times as much, and hardly any token is similar. */
  #mayBeAlike(letters: TokenLetters, id: number, least: number): boolean {
    const { dictionary, mayDiffer, once } = this.#tokens;
    if (mayDiffer[id] === ODD || letters.isOdd) return true;
    if ((mayDiffer[id] === PLAINER || letters.mayBePlainer) && mayBeSpelt(once[id]!, letters.once))
      return true;
    const length = dictionary.lengthOf(id);
    const common =
      bitCount(letters.once & once[id]!) +
      bitCount(letters.twice & this.#tokens.twice[id]!) +
      bitCount(letters.thrice & this.#tokens.thrice[id]!);
    const longest = Math.min(PREFIX_MOST, length, letters.text.length);
    let prefix = 0;
    while (prefix < longest && dictionary.letterOf(id, prefix) === letters.text.charCodeAt(prefix)) prefix++;
    return likenessBound(common, prefix, letters.text.length, length) >= least;
  }

  /** Tokens equal from a position on, with any first letter. */
  *#withRest(token: string, from: number): Generator<number> {
    const { dictionary } = this.#tokens;
    const length = token.length - from + 1;
    for (const id of this.#tokens.byRest.of(hashOf(token, from) & this.#tokens.hashMask)) {
      if (dictionary.lengthOf(id) !== length) continue;
      let place = 1;
      while (place < length && dictionary.letterOf(id, place) === token.charCodeAt(place - 1 + from)) place++;
      if (place === length) yield id;
    }
  }
}

function startOf(length: number, token: string): number {
  const code = token.charCodeAt(0);
  const letter =
    code >= LETTER_A && code < LETTER_A + 26
      ? code - LETTER_A
      : code >= DIGIT_0 && code < DIGIT_0 + 10
        ? 26 + code - DIGIT_0
        : FIRST_LETTERS - 1;
  return Math.min(length, LONGEST) * FIRST_LETTERS + letter;
}
