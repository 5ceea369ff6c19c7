import { readFileSync } from 'node:fs';

/** Offset basis and prime of the 32-bit FNV-1a hash. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Hash of a feature's name, 32 bits. Parts are joined without copying: `hashOf('x', hashOf('field|'))` is the hash of
 * `field|x`.
 */
export function hashOf(feature: string, start = BASIS): number {
  let hash = start;
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), PRIME);
  return hash >>> 0;
}

/** Weights of a linear model: features share a table of 2^n bytes by their hashes. */
export class HashedWeights {
  readonly #table: Int8Array;
  readonly #scale: number;

  /** @param scale value of a weight of 1 */
  constructor(table: Int8Array, scale: number) {
    this.#table = table;
    this.#scale = scale;
  }

  /** Sum of the weights of features, given by their hashes. */
  sum(hashes: readonly number[]): number {
    const mask = this.#table.length - 1;
    let sum = 0;
    for (const hash of hashes) sum += this.#table[hash & mask]!;
    return sum * this.#scale;
  }
}

/** Reads a table as `tools/models/papers` writes it: the scale as a 32-bit float (little-endian), then the bytes. */
export function loadHashedWeights(file: string): HashedWeights {
  const bytes = readFileSync(file);
  const table = new Int8Array(bytes.buffer, bytes.byteOffset + 4, bytes.length - 4);
  return new HashedWeights(table, bytes.readFloatLE(0));
}

/** Probabilities from scores. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const each = scores.map((score) => Math.exp(score - most));
  const total = each.reduce((sum, one) => sum + one, 0);
  return each.map((one) => one / total);
}
