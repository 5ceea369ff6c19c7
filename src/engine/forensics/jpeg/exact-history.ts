import { standardTable } from './standard-table.ts';
import { blockInverse } from '../../jpeg/dct.ts';
import type { TexturedBlocks } from './textured-blocks.ts';
import { isClippedAt, unclip } from './unclip.ts';

/** Variance of luminance coefficients due to rounding pixels to integers. */
const ROUNDING = 0.12;
/** Minimum ratio of a step's rounding variance to the noise variance for a frequency to be informative. */
const TELLING = 4;
/** Minimum informative frequencies. */
const MIN_TOLD = 8;
/** IJG qualities tried. */
const [LOWEST, HIGHEST] = [40, 96];
/** Side, in blocks, of the tiles from which one block each is sampled, so that no part of the page dominates. */
const TILE = 4;
/** Share of coefficients at arbitrary values, from clipped colours and other programs' rounding. */
const STRAY = 0.02;
/** Limits of the log-likelihood ratio per coefficient and per block. */
const COEFFICIENT_LIMIT = 3;
const BLOCK_LIMIT = 10;
/** Limit for a coefficient near zero that speaks for a history: most are small without one, too. */
const ZERO_LIMIT = 0.3;
/** Minimum coefficients of a block that would not be rounded to zero. */
const LEAST_INFORMED = 2;

/**
 * Maximum clipped pixels for a block's coefficients to be restored; it then counts only for a history, never against
 * it.
 */
const MOST_CLIPPED = 20;
/** Blocks used to choose the table. */
const MOST_SAMPLED = 400;

const pixels = new Float32Array(64);
const own = new Float32Array(64);

/** An earlier JPEG compression of a picture, judged block by block. */
export interface ExactHistory {
  readonly quality: number;
  /** Per textured block: log-likelihood ratio against having been compressed this way; 0 is no evidence. */
  readonly ratios: Float32Array;
}

/**
 * The scaled standard table of which most blocks' coefficients are multiples within rounding, for pages compressed once
 * and not resampled since. Null if no table stands out from the present one.
 *
 * @param table steps of the present compression, natural order; null: pixels are not compressed now
 */
export function exactHistory(blocks: TexturedBlocks, table: ArrayLike<number> | null): ExactHistory | null {
  const whole: number[] = [];
  for (let i = 0; i < blocks.places.length; i++)
    if (blocks.clipped[i] === 0 || isLittleClipped(blocks, i)) whole.push(i);
  const sample = onePerTile(blocks, whole);
  const noise = Float64Array.from({ length: 64 }, (_, k) => ROUNDING + (table ? table[k]! ** 2 / 12 : 0));
  let best: { quality: number; ratioOf: (block: number) => number; sum: number } | null = null;
  for (let quality = LOWEST; quality <= HIGHEST; quality++) {
    const ratioOf = ratiosBy(blocks, standardTable(quality), noise);
    if (!ratioOf) continue;
    const sum = sumBelow(best?.sum ?? 0, sample, ratioOf);
    if (sum !== null) best = { quality, ratioOf, sum };
  }
  if (!best) return null;
  const ratios = new Float32Array(blocks.places.length);
  for (const i of whole) ratios[i] = best.ratioOf(i);
  return { quality: best.quality, ratios };
}

/** The blocks' sum; null if it is `limit` or more, which most tables show long before the last block. */
function sumBelow(
  limit: number,
  sample: readonly number[],
  ratioOf: (block: number) => number,
): number | null {
  let sum = 0;
  for (let i = 0; i < sample.length; i++) {
    if (sum - (sample.length - i) * BLOCK_LIMIT >= limit) return null;
    sum += ratioOf(sample[i]!);
  }
  return sum < limit ? sum : null;
}

function isLittleClipped({ values }: TexturedBlocks, block: number): boolean {
  blockInverse(values, block * 64, pixels);
  let count = 0;
  for (let i = 0; i < pixels.length; i++) if (isClippedAt(pixels[i]!)) count++;
  return count <= MOST_CLIPPED;
}

function onePerTile({ places, width }: TexturedBlocks, open: readonly number[]): number[] {
  const tiles = new Map<number, number>();
  for (const i of open) {
    const x = places[i]! % width;
    const y = (places[i]! - x) / width;
    const tile = Math.floor(y / (8 * TILE)) * width + Math.floor(x / (8 * TILE));
    if (!tiles.has(tile)) tiles.set(tile, i);
  }
  const all = [...tiles.values()];
  const every = Math.max(1, Math.floor(all.length / MOST_SAMPLED));
  return all.filter((_, i) => i % every === 0);
}

/** Null if the table has too few informative frequencies. */
function ratiosBy(
  { values, clipped }: TexturedBlocks,
  steps: Float32Array,
  noise: Float64Array,
): ((block: number) => number) | null {
  const told = [...steps.keys()].filter((k) => k > 0 && steps[k]! ** 2 / 12 >= TELLING * noise[k]!);
  if (told.length < MIN_TOLD) return null;
  const estimate = { steps, known: 64 };
  const scales = told.map((k) => scaleOf(k, steps[k]!, noise[k]!));
  return (block) => {
    let source = values;
    let from = block * 64;
    if (clipped[block] === 1) {
      for (let k = 0; k < 64; k++) own[k] = values[from + k]!;
      unclip(own, 0, estimate);
      source = own;
      from = 0;
    }
    let sum = 0;
    let informed = 0;
    for (const scale of scales) {
      const value = source[from + scale.k]!;
      const multiple = Math.round(value / scale.step);
      const away = (value - multiple * scale.step) ** 2 / scale.spread;
      sum += saidBy(scale, multiple === 0, away);
      if (multiple !== 0 || away > TELLING) informed++;
    }
    if (informed < LEAST_INFORMED) return 0;
    return Math.max(-BLOCK_LIMIT, Math.min(clipped[block] === 1 ? 0 : BLOCK_LIMIT, sum));
  };
}

/** Parameters for one frequency. */
interface Scale {
  readonly k: number;
  readonly step: number;
  /** Twice the noise variance. */
  readonly spread: number;
  /** Normalisation of the noise density. */
  readonly height: number;
  readonly zero: Sure;
  readonly other: Sure;
}

/** Exponents below and above which the limits apply; avoids computing most exponentials and logarithms. */
interface Sure {
  readonly below: number;
  readonly above: number;
}

/** Safety margin for these limits, more than the rounding error of doubles. */
const SURELY = 1e-9;

function scaleOf(k: number, step: number, noise: number): Scale {
  const height = Math.sqrt(2 * Math.PI * noise);
  /** The exponent at which a history is `likelier` times as likely as none. */
  const distanceAt = (likelier: number): number =>
    -Math.log(((likelier - STRAY) * height) / (step * (1 - STRAY)));
  const sure = (most: number, least: number): Sure => ({
    below: distanceAt(most) * (1 - SURELY) - SURELY,
    above: distanceAt(least) * (1 + SURELY) + SURELY,
  });
  return {
    k,
    step,
    spread: 2 * noise,
    height,
    zero: sure(1 / (2 * Math.exp(-ZERO_LIMIT) - 1), 1 / (2 * Math.exp(COEFFICIENT_LIMIT) - 1)),
    other: sure(Math.exp(COEFFICIENT_LIMIT), Math.exp(-COEFFICIENT_LIMIT)),
  };
}

/** Log-likelihood ratio of one coefficient against this compression. */
function saidBy({ step, height, zero, other }: Scale, isZero: boolean, away: number): number {
  const least = isZero ? -ZERO_LIMIT : -COEFFICIENT_LIMIT;
  const { below, above } = isZero ? zero : other;
  if (away < below) return least;
  if (away > above) return COEFFICIENT_LIMIT;
  const kept = ((1 - STRAY) * Math.exp(-away)) / height + STRAY / step;
  const never = isZero ? (kept + 1 / step) / 2 : 1 / step;
  return Math.max(least, Math.min(COEFFICIENT_LIMIT, Math.log(never / kept)));
}
