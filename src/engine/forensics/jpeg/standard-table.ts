import { quantile } from '../../math/quantile.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { blockDct, blockInverse } from '../../jpeg/dct.ts';
import type { StepEstimate } from './step-estimate.ts';
import { unclip } from './unclip.ts';

const MIDDLE = 0.5;
/** Added to the total misfit, which avoids 0/0 for perfect fits. */
const LEAST_MISFIT = 0.02;

/** Luminance table of ITU-T T.81, annex K.1, natural order; most programs scale it by a quality. */
export const ANNEX_K = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];
const [LOWEST, HIGHEST] = [50, 96];
const SAMPLE = 48;
/** Minimum frequencies whose step exceeds that of the present compression for a quality to be tried. */
const MIN_TOLD = 8;
/** Maximum ratio of the misfit on the picture's own grid to that on a shifted grid; about 1 without a history. */
const FITS = 0.85;
/** Maximum ratio of that value to the neighbouring qualities': a history is a narrow dip. */
const DIP = 0.82;
/** Range of neighbouring qualities; the nearest are part of the dip. */
const [NEAR, FAR] = [2, 6];

const work = new Float32Array(64);
const shown = new Float32Array(64);

/** The table for a quality as the IJG library scales it. */
export function standardTable(quality: number): Float32Array {
  const scale = quality < 50 ? 5_000 / quality : 200 - 2 * quality;
  return Float32Array.from(ANNEX_K, (v) => Math.max(1, Math.min(255, Math.floor((v * scale + 50) / 100))));
}

/** Steps of an earlier compression by a standard table. */
export interface StandardSteps extends StepEstimate {
  /** Misfit relative to neighbouring qualities: lower is clearer, 1 is no history. */
  readonly dip: number;
}

/**
 * Steps of an earlier compression if all textured blocks are clipped and single coefficients show nothing: the scaled
 * standard table under which sample blocks, with clipping undone, change less than under neighbouring qualities and
 * than blocks off the grid. Null if none stands out.
 *
 * @param places indexes in the luminance of the first pixels of textured blocks on the grid
 * @param least as for `estimateSteps`: smaller steps cannot be told from the present compression
 */
export function standardSteps(
  image: ImageEvidence,
  places: Int32Array,
  least: (k: number) => number,
): StandardSteps | null {
  const sample = places.filter((_, i) => i % Math.max(1, Math.floor(places.length / SAMPLE)) === 0);
  const own = Array.from(sample, (place) => sampleBlock(image, place));
  const other = Array.from(sample, (place) => sampleBlock(image, place + 4 * image.width + 4));
  const misfits: { quality: number; steps: Float32Array; ratio: number }[] = [];
  for (let quality = LOWEST; quality <= HIGHEST; quality++) {
    const steps = standardTable(quality);
    if (steps.filter((step, k) => k > 0 && step >= least(k)).length < MIN_TOLD) break;
    const estimate = { steps, known: 64 };
    misfits.push({ quality, steps, ratio: misfitOf(own, estimate) / misfitOf(other, estimate) });
  }
  let best: StandardSteps | null = null;
  for (const { quality, steps, ratio } of misfits) {
    const around = misfits
      .filter((m) => Math.abs(m.quality - quality) >= NEAR && Math.abs(m.quality - quality) <= FAR)
      .map((m) => m.ratio);
    const dip = around.length < FAR - NEAR ? 1 : ratio / quantile(around, MIDDLE);
    if (ratio > FITS || dip > DIP || dip >= (best?.dip ?? 1)) continue;
    const told = steps.map((step, k) => (k > 0 && step >= least(k) ? step : 0));
    best = { steps: told, known: told.filter((step) => step > 0).length, dip };
  }
  return best;
}

/** A block's pixels and coefficients. */
interface SampleBlock {
  readonly coefficients: Float32Array;
  readonly pixels: Float32Array;
}

function sampleBlock(image: ImageEvidence, place: number): SampleBlock {
  const coefficients = new Float32Array(64);
  const pixels = new Float32Array(64);
  blockDct(image.luma, image.width, place, 0, coefficients, 0);
  blockInverse(coefficients, 0, pixels);
  return { coefficients, pixels };
}

/** Total change of the blocks, plus `LEAST_MISFIT`. */
const misfitOf = (blocks: readonly SampleBlock[], estimate: StepEstimate): number =>
  blocks.reduce((sum, block) => sum + misfit(block, estimate), LEAST_MISFIT);

/** Mean absolute change of a block's pixels when quantised with the steps again. */
function misfit({ coefficients, pixels }: SampleBlock, estimate: StepEstimate): number {
  work.set(coefficients);
  unclip(work, 0, estimate);
  for (let k = 0; k < 64; k++) work[k] = Math.round(work[k]! / estimate.steps[k]!) * estimate.steps[k]!;
  blockInverse(work, 0, shown);
  let sum = 0;
  for (let i = 0; i < 64; i++) sum += Math.abs(Math.max(0, Math.min(255, shown[i]!)) - pixels[i]!);
  return sum / 64;
}
