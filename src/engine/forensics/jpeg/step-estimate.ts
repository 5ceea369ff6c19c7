import { median } from '../../math/quantile.ts';
import { ZIGZAG } from '../../jpeg/markers.ts';
import type { TexturedBlocks } from './textured-blocks.ts';

/** Coefficients below this share of a step round to zero; steps above this share of the best score are candidates. */
const NOTHING = 0.5;
const CLOSE = 0.75;
/** Centre of an entry of the cosine table. */
const MIDDLE = 0.5;

/** Estimated quantisation steps by frequency (natural order). */
export interface StepEstimate {
  /** 0: unknown at this frequency. */
  readonly steps: Float32Array;
  /** Number of frequencies with a step. */
  readonly known: number;
}

type Coefficients = Pick<TexturedBlocks, 'values' | 'clipped'>;

/** AC frequencies used; higher ones are mostly zero. */
export const LOW_FREQUENCIES = 28;
const LARGEST_STEP = 90;
/** Minimum non-zero coefficients for an estimate. */
const MIN_COEFFICIENTS = 60;
/** Minimum mean cosine of the phase: 1 for exact multiples, 0 without a history. */
const BELIEVED = 0.3;
const MAX_SAMPLES = 1_200;
/** Cosine lookup table of one period: precise enough for phases and much faster. */
const TURN = 1_024;
const COSINES = Float32Array.from({ length: TURN }, (_, i) => Math.cos((2 * Math.PI * (i + MIDDLE)) / TURN));

/**
 * Estimates the steps of an earlier JPEG compression: coefficients lie near multiples of them (Fan & de Queiroz 2003).
 * Steps below `least` of a frequency cannot be told from the noise of the present compression.
 *
 * @param blocks 64 coefficients each, natural order, and 1 for clipped ones
 * @param withClipped use clipped blocks, too
 * @param least smallest detectable step by frequency
 */
export function estimateSteps(
  blocks: Coefficients,
  withClipped: boolean,
  least: (k: number) => number,
): StepEstimate {
  const steps = new Float32Array(64);
  let known = 0;
  for (let z = 1; z <= LOW_FREQUENCIES; z++) {
    const k = ZIGZAG[z]!;
    const from = Math.max(2, Math.ceil(least(k)));
    const step = stepOf(sizesOf(blocks, withClipped, k, from), from);
    steps[k] = step;
    if (step > 0) known++;
  }
  return { steps, known };
}

/** @param sizes absolute coefficients, descending */
function stepOf(sizes: Float32Array, least: number): number {
  let count = sizes.length;
  const scores = new Float64Array(LARGEST_STEP + 1);
  let best = 0;
  for (let step = least; step <= LARGEST_STEP; step++) {
    // Only coefficients that the step would not round to zero: small ones fit any large step.
    while (count > 0 && sizes[count - 1]! <= NOTHING * step) count--;
    if (count < MIN_COEFFICIENTS) break;
    const scale = TURN / step;
    let sum = 0;
    for (let i = 0; i < count; i++) sum += COSINES[(sizes[i]! * scale) & (TURN - 1)]!;
    scores[step] = sum / count;
    if (scores[step]! > best) best = scores[step]!;
  }
  if (best < BELIEVED) return 0;
  // Divisors of the step fit as well; the largest peak close to the best is the step.
  for (let step = LARGEST_STEP; step >= least; step--) {
    const score = scores[step]!;
    if (score > CLOSE * best && score >= (scores[step - 1] ?? 0) && score >= (scores[step + 1] ?? 0))
      return step;
  }
  return 0;
}

/** Number of the lowest frequencies, which have the most energy and show any earlier compression. */
const LOWEST = 9;
/** A step this many times the smallest detectable one cannot be missed by chance. */
const SURELY = 1.5;
/**
 * Missing steps among the lowest from which the history counts as washed out: at most 1 of 15 true histories was
 * missing, all 9 after AVIF.
 */
const WASHED = 4;

/**
 * Did a lossy codec other than JPEG (AVIF, HEIC, WebP, JPEG 2000) destroy an earlier JPEG history? The steps found at
 * high frequencies imply steps at the lowest, and these are missing. Such codecs use blocks of many sizes and spend
 * bits unevenly, so the rest of the history tells nothing about single places.
 *
 * @param table typical proportions of the steps, at any quality
 */
export function isWashedOut(
  { steps, known }: StepEstimate,
  table: ArrayLike<number>,
  least: (k: number) => number,
): boolean {
  if (known === 0) return false;
  const quality = median([...steps.keys()].filter((k) => steps[k]! > 0).map((k) => steps[k]! / table[k]!));
  const lowest = Array.from({ length: LOWEST }, (_, z) => ZIGZAG[z + 1]!);
  const missing = lowest.filter((k) => steps[k] === 0 && quality * table[k]! > SURELY * least(k));
  return missing.length >= WASHED;
}

/** Absolute coefficients of one frequency that are large enough to show a step, descending. */
function sizesOf(
  { values, clipped }: Coefficients,
  withClipped: boolean,
  k: number,
  least: number,
): Float32Array {
  const sizes = new Float32Array(MAX_SAMPLES);
  let count = 0;
  for (let b = 0; b < clipped.length; b++) {
    if (clipped[b] === 1 && !withClipped) continue;
    const size = Math.abs(values[b * 64 + k]!);
    if (size > CLOSE * least && size < 6 * LARGEST_STEP) sizes[count++] = size;
    if (count >= MAX_SAMPLES) break;
  }
  return sizes.subarray(0, count).sort().reverse();
}
