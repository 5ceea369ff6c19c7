import { median } from '../../math/quantile.ts';
import { ZIGZAG } from '../../jpeg/markers.ts';

/** Coefficients below this share of a step are nothing; a step with more than this share of the best score is looked at. */
const NOTHING = 0.5;
const CLOSE = 0.75;
/** From a place of the table of cosines to its middle. */
const MIDDLE = 0.5;

/** Quantisation steps that a picture's coefficients betray, by frequency (natural order). */
export interface StepEstimate {
  /** 0: no step stands out at this frequency. */
  readonly steps: Float32Array;
  /** How many frequencies have one. */
  readonly known: number;
}

/** Frequencies looked at; higher ones are mostly zero. */
export const LOW_FREQUENCIES = 28;
const LARGEST_STEP = 90;
/** So many coefficients that are not zero make an estimate. */
const MIN_COEFFICIENTS = 60;
/** Mean cosine of the phase from which a step is believed: 1 is exact multiples, 0 no history. */
const BELIEVED = 0.3;
const MAX_SAMPLES = 1_200;
/** Cosines of a whole turn in so many parts: fine enough for phases, and looked up in a fraction of the time. */
const TURN = 1_024;
const COSINES = Float32Array.from({ length: TURN }, (_, i) => Math.cos((2 * Math.PI * (i + MIDDLE)) / TURN));

/**
 * Finds the steps of an earlier JPEG compression: coefficients lie near multiples of it (Fan & de Queiroz 2003). Steps
 * below `least` of a frequency are not told from the noise of the present compression.
 *
 * @param values 64 coefficients per block, natural order
 * @param blocks which blocks to look at
 * @param least smallest step that can be told, by frequency
 */
export function estimateSteps(
  values: Float32Array,
  blocks: Iterable<number>,
  least: (k: number) => number,
): StepEstimate {
  const steps = new Float32Array(64);
  let known = 0;
  for (let z = 1; z <= LOW_FREQUENCIES; z++) {
    const k = ZIGZAG[z]!;
    const step = stepOf(values, blocks, k, Math.max(2, Math.ceil(least(k))));
    steps[k] = step;
    if (step > 0) known++;
  }
  return { steps, known };
}

function stepOf(values: Float32Array, blocks: Iterable<number>, k: number, least: number): number {
  const sizes = sizesOf(values, blocks, k, least);
  let count = sizes.length;
  const scores = new Float64Array(LARGEST_STEP + 1);
  let best = 0;
  for (let step = least; step <= LARGEST_STEP; step++) {
    // Only values that a step would not have rounded to zero: small ones fit any large step.
    while (count > 0 && sizes[count - 1]! <= NOTHING * step) count--;
    if (count < MIN_COEFFICIENTS) break;
    const scale = TURN / step;
    let sum = 0;
    for (let i = 0; i < count; i++) sum += COSINES[(sizes[i]! * scale) & (TURN - 1)]!;
    scores[step] = sum / count;
    if (scores[step]! > best) best = scores[step]!;
  }
  if (best < BELIEVED) return 0;
  // Divisors of the step fit as well; the largest peak that is nearly as high as the best is the step itself.
  for (let step = LARGEST_STEP; step >= least; step--) {
    const score = scores[step]!;
    if (score > CLOSE * best && score >= (scores[step - 1] ?? 0) && score >= (scores[step + 1] ?? 0))
      return step;
  }
  return 0;
}

/** The lowest frequencies of a JPEG: they have the most energy, so an earlier compression that shows at all shows there. */
const LOWEST = 9;
/** Steps by so much larger than the smallest that can be told are missed by no accident. */
const SURELY = 1.5;
/** Missing ones of the lowest from which the history was washed out: of 15 true histories 1 at most was missing, behind AVIF all 9. */
const WASHED = 4;

/**
 * Whether a lossy codec that is no JPEG (AVIF, HEIC, WebP, JPEG 2000) took an earlier JPEG's history away: by the steps that
 * are left at high frequencies there must be some at the lowest, and they are missing. Such codecs work in blocks of many
 * sizes and spend their bits unevenly, so what is left of the history says nothing of single places.
 *
 * @param table the proportions between steps that programs keep, at whatever quality
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

/** Absolute coefficients of one frequency that are large enough to show a step, the largest first. */
function sizesOf(values: Float32Array, blocks: Iterable<number>, k: number, least: number): Float32Array {
  const sizes = new Float32Array(MAX_SAMPLES);
  let count = 0;
  for (const b of blocks) {
    const size = Math.abs(values[b * 64 + k]!);
    if (size > CLOSE * least && size < 6 * LARGEST_STEP) sizes[count++] = size;
    if (count >= MAX_SAMPLES) break;
  }
  return sizes.subarray(0, count).sort().reverse();
}
