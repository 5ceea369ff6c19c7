import { HashedWeights } from '../../../src/engine/documents/learned/hashed-weights.ts';

/** Rows of a table of weights, a power of two; one byte each when stored. */
const TABLE = 2 ** 19;
/** Step, its damping, decay of weights: Adagrad. */
const STEP = { rate: 0.4, damping: 0.05, decay: 1e-5 } as const;
const LARGEST_BYTE = 127;
/** Maximum value of a weight of 1; larger weights are cut. */
const COARSEST = 0.02;

/** Weights while they are learned; features share a table by their hashes. */
export class WeightsInTraining {
  readonly #weights: Float32Array;
  readonly #squares: Float32Array;

  /** @param rows of the table, a power of two */
  constructor(rows = TABLE) {
    this.#weights = new Float32Array(rows);
    this.#squares = new Float32Array(rows);
  }

  sum(hashes: readonly number[]): number {
    let sum = 0;
    for (const hash of hashes) sum += this.#weights[hash & (this.#weights.length - 1)]!;
    return sum;
  }

  /** Moves the weights of features against a slope. */
  step(hashes: readonly number[], slope: number): void {
    for (const hash of hashes) {
      const at = hash & (this.#weights.length - 1);
      const by = slope + STEP.decay * this.#weights[at]!;
      this.#squares[at]! += by * by;
      this.#weights[at]! -= (STEP.rate * by) / Math.sqrt(this.#squares[at]! + STEP.damping);
    }
  }

  /** The table as it is stored: its scale, then a byte a weight. */
  stored(): { readonly bytes: Buffer; readonly weights: HashedWeights } {
    const largest = this.#weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    const scale = Math.fround(Math.min(largest / LARGEST_BYTE, COARSEST));
    const table = Int8Array.from(this.#weights, (one) =>
      Math.max(-LARGEST_BYTE, Math.min(LARGEST_BYTE, Math.round(one / scale))),
    );
    const head = Buffer.alloc(4);
    head.writeFloatLE(scale, 0);
    return {
      bytes: Buffer.concat([head, Buffer.from(table.buffer)]),
      weights: new HashedWeights(table, scale),
    };
  }
}

const STRIDE = 7919;
const SHIFT = 31;

/** Goes through examples several times, in an order that is the same at every run. */
export function* inTurns<T>(examples: readonly T[], rounds: number): Generator<T> {
  for (let round = 0; round < rounds; round++)
    for (let i = 0; i < examples.length; i++) yield examples[(i * STRIDE + round * SHIFT) % examples.length]!;
}

const MULTIPLIER = 1_664_525;
const INCREMENT = 1_013_904_223;
const PERIOD = 2 ** 32;

/**
 * Leaves out features by chance, the same ones at every run: so weights are learned that do not lean on a few.
 *
 * @param share of features that is left out, 0–1
 */
export function thinning(share: number): <T>(features: readonly T[]) => T[] {
  let state = 1;
  return (features) =>
    features.filter(() => {
      state = (Math.imul(state, MULTIPLIER) + INCREMENT) >>> 0;
      return state >= share * PERIOD;
    });
}

/** What stands in a list at least so many times, sorted. */
export function oftenIn(list: readonly string[], least: number): string[] {
  const times = new Map<string, number>();
  for (const one of list) times.set(one, (times.get(one) ?? 0) + 1);
  return [...times].flatMap(([one, count]) => (count >= least ? [one] : [])).sort();
}
