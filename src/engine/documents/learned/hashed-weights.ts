import { readFileSync } from 'node:fs';

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

/** Factor on a sum of weights, the same for all models: it sets how far one step of training goes. */
const FACTOR = 2.5;

/** The score of something by its features: the sum of their weights, over the root of their number. */
export const scoreOf = (weights: Pick<HashedWeights, 'sum'>, hashes: readonly number[]): number =>
  (FACTOR * weights.sum(hashes)) / Math.sqrt(hashes.length);

/** Slope of {@link scoreOf} by one weight. */
export const slopeOf = (hashes: readonly number[]): number => FACTOR / Math.sqrt(hashes.length);

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
