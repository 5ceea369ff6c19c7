import { blockDct } from '../../../src/engine/jpeg/dct.ts';
import { PATCH, type Patch } from './patches.ts';
import { surprises } from './surprise.ts';

/** Coefficients in order of frequency (row, column): the first twenty after the mean, then four of the diagonal. */
const FREQUENCIES = [
  ...[1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40],
  ...[27, 36, 45, 54],
] as const;
const BANDS = [0, 2, 9, 20, FREQUENCIES.length] as const;
/** Bounds of the bins of a coefficient's size. */
const STEPS = [0.5, 1.5, 3.5, 7, 15, 30, 60] as const;
const BINS = STEPS.length + 1;
const BLOCK_BINS = FREQUENCIES.length * BINS;
/** Coefficients whose fine histogram shows an earlier quantisation, and how large a value counts. */
const HISTORY = 10;
const LARGEST = 80;

/** What the blocks of each word show: shares of sizes by frequency, and measures of them. */
export interface BlockMeasures {
  /** `BLOCK_BINS` square roots of shares. */
  readonly histogram: Float32Array;
  readonly scalars: readonly number[];
}

/** The 8×8 blocks that each word touches, on the grid of the file. */
export function blockMeasures(patches: readonly Patch[]): BlockMeasures[] {
  const coefficients = patches.map(coefficientsOf);
  const told = Array.from({ length: HISTORY }, (_, f) =>
    surprises(
      coefficients.map((c) => fineHistogram(c, f)),
      3,
    ),
  );
  return coefficients.map((c, k) => {
    const { histogram, energy, zeros } = shares(c);
    const own = told.map((t) => t[k]!);
    const bands = BANDS.slice(1).map((to, b) => [BANDS[b]!, to] as const);
    const scalars = [
      ...bands.map(([from, to]) => mean(energy.subarray(from, to))),
      ...bands.slice(1).map(([from, to]) => mean(zeros.subarray(from, to))),
      mean(own),
      Math.min(...own.slice(0, 4)),
      Math.max(...own),
    ];
    return { histogram, scalars };
  });
}

/** The coefficients of `FREQUENCIES`, block by block. */
function coefficientsOf({ pixels, own }: Patch): Float32Array {
  const out: number[] = [];
  const dct = new Float32Array(64);
  for (let y = own.y0 & ~7; y < own.y1; y += 8)
    for (let x = own.x0 & ~7; x < own.x1; x += 8) {
      blockDct(pixels, PATCH.width, x, y, dct, 0);
      for (const at of FREQUENCIES) out.push(dct[at]!);
    }
  return Float32Array.from(out);
}

/** How often each whole value of a coefficient occurs, either sign alike; zeros say nothing of steps. */
function fineHistogram(coefficients: Float32Array, frequency: number): Uint32Array {
  const counts = new Uint32Array(2 * LARGEST + 1);
  for (let i = frequency; i < coefficients.length; i += FREQUENCIES.length) {
    const value = Math.max(-LARGEST, Math.min(LARGEST, Math.round(coefficients[i]!)));
    if (value === 0) continue;
    counts[LARGEST + value]!++;
    counts[LARGEST - value]!++;
  }
  return counts;
}

function shares(coefficients: Float32Array) {
  const n = FREQUENCIES.length;
  const blocks = Math.max(1, coefficients.length / n);
  const histogram = new Float32Array(BLOCK_BINS);
  const energy = new Float32Array(n);
  const zeros = new Float32Array(n);
  for (let i = 0; i < coefficients.length; i++) {
    const size = Math.abs(coefficients[i]!);
    let bin = 0;
    while (bin < STEPS.length && size > STEPS[bin]!) bin++;
    histogram[(i % n) * BINS + bin]! += 1 / blocks;
    energy[i % n]! += size / blocks;
    if (size < 0.5) zeros[i % n]! += 1 / blocks;
  }
  return { histogram: histogram.map(Math.sqrt), energy: energy.map((v) => Math.log(v + 0.05)), zeros };
}

const mean = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / Math.max(1, values.length);
};
