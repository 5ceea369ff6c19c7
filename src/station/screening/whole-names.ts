import { grown } from './index/grown.ts';
import { atOnce, type InPieces } from '../in-pieces.ts';
import { sharedFloat64 } from './index/shared-cells.ts';
import { hashOf } from './index/token-dictionary.ts';
import { lookOf } from './names/misread.ts';
import type { NameSchema, NormalName } from './names/normalise.ts';
import { LEAST_START, ordersOf } from './names/whole-name.ts';

/** Packs hash and position into one number exactly. */
const POSITIONS = 2 ** 25;
const HASH_MASK = 2 ** 28 - 1;
/** Cells are sorted in buckets by leading hash bits, so that a million names do not block other work. */
const BUCKETS = 256;
const BUCKET = ((HASH_MASK + 1) / BUCKETS) * POSITIONS;
const LEAST_CELLS = 1 << 12;
/** Between two yields: a millisecond or two. */
const CELLS_A_PIECE = 1 << 17;

export interface WholeNamesParts {
  readonly schema: NameSchema;
  readonly keys: Float64Array;
  readonly cells: Float64Array;
}

/**
 * Finds names by all their letters in any order, independent of spaces, and by their first letters, for truncated
 * fields. Memory: 16 bytes per name, and as much again for a person's name of more than 14 letters.
 */
export class WholeNames {
  readonly #schema: NameSchema;
  #keys: number[] = [];
  /** The same in shared memory. */
  #sharedKeys: Float64Array = new Float64Array(0);
  #cells: Float64Array = new Float64Array(LEAST_CELLS);
  #used = 0;
  #isSorted = true;

  constructor(schema: NameSchema) {
    this.#schema = schema;
  }

  /** @param parts as built by another thread */
  static from({ schema, keys, cells }: WholeNamesParts): WholeNames {
    const made = new WholeNames(schema);
    made.#sharedKeys = keys;
    made.#cells = cells;
    made.#used = cells.length;
    return made;
  }

  /** For transfer to another thread, once sorted. */
  get parts(): WholeNamesParts {
    return { schema: this.#schema, keys: this.#sharedKeys, cells: this.#cells };
  }

  add(key: number, name: NormalName): void {
    const position = this.#keys.length;
    if (position >= POSITIONS) return;
    this.#keys.push(key);
    const hashes = new Set([lettersHash(name.letters), lettersHash(name.tokenLetters)]);
    for (const words of [name.written, name.text])
      for (const order of ordersOf(words.split(' '), this.#schema)) {
        const start = order.join('').slice(0, LEAST_START);
        if (start.length === LEAST_START) hashes.add(startHash(start));
      }
    for (const hash of hashes) this.#append(hash * POSITIONS + position);
    this.#isSorted = false;
  }

  #append(cell: number): void {
    if (this.#used === this.#cells.length)
      this.#cells = grown(this.#cells, new Float64Array(Math.max(LEAST_CELLS, this.#cells.length * 2)));
    this.#cells[this.#used++] = cell;
  }

  /** Sorts what was added; otherwise the next search does it at once. */
  *sorting(): InPieces<void> {
    const used = this.#cells.subarray(0, this.#used);
    const bucketOf = (cell: number): number => Math.floor(cell / BUCKET);
    const starts = new Uint32Array(BUCKETS + 1);
    for (let i = 0; i < used.length; i++) {
      starts[bucketOf(used[i]!) + 1]!++;
      if (i % CELLS_A_PIECE === 0) yield;
    }
    for (let bucket = 0; bucket < BUCKETS; bucket++) starts[bucket + 1]! += starts[bucket]!;
    const sorted = sharedFloat64({ length: used.length });
    const fill = starts.slice();
    for (let i = 0; i < used.length; i++) {
      sorted[fill[bucketOf(used[i]!)]!++] = used[i]!;
      if (i % CELLS_A_PIECE === 0) yield;
    }
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      sorted.subarray(starts[bucket], starts[bucket + 1]).sort();
      yield;
    }
    this.#cells = sorted;
    this.#sharedKeys = sharedFloat64(this.#keys);
    this.#isSorted = true;
  }

  /** Keys of names with these letters, and with this beginning; at most `limit` of each. The caller compares them. */
  candidates(name: NormalName, limit: number): number[] {
    if (!this.#isSorted) atOnce(this.sorting());
    const hashes = new Set([lettersHash(name.letters), lettersHash(name.tokenLetters)]);
    if (name.letters.length >= LEAST_START) hashes.add(startHash(name.letters.slice(0, LEAST_START)));
    return [...hashes].flatMap((hash) => this.#at(hash, limit));
  }

  #at(hash: number, limit: number): number[] {
    const first = hash * POSITIONS;
    let from = 0;
    for (let to = this.#used; from < to;) {
      const middle = (from + to) >>> 1;
      if (this.#cells[middle]! < first) from = middle + 1;
      else to = middle;
    }
    const found: number[] = [];
    for (; from < this.#used && found.length < limit && this.#cells[from]! < first + POSITIONS; from++)
      found.push(this.#sharedKeys[this.#cells[from]! - first]!);
    return found;
  }
}

/** Order-independent hash of the letters, with OCR confusions merged. */
function lettersHash(written: string): number {
  const letters = lookOf(written);
  let sum = letters.length;
  for (let i = 0; i < letters.length; i++) {
    const mixed = Math.imul(letters.charCodeAt(i), 0x9e3779b1);
    sum = (sum + Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)) | 0;
  }
  return (sum ^ (sum >>> 13)) & HASH_MASK;
}

function startHash(letters: string): number {
  const hash = hashOf(letters);
  return (hash ^ (hash >>> 15)) & HASH_MASK;
}
