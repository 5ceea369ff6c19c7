import { standardTable } from './standard-table.ts';
import { blockInverse } from '../../jpeg/dct.ts';
import type { TexturedBlocks } from './textured-blocks.ts';
import { isClippedAt, unclip } from './unclip.ts';

/** What every coefficient of luminance is off by when pixels are rounded to whole numbers, squared. */
const ROUNDING = 0.12;
/** A frequency tells where steps rounded to at random would be off by so many times the noise, squared. */
const TELLING = 4;
/** So many frequencies must tell. */
const MIN_TOLD = 8;
/** Qualities of the Independent JPEG Group's scale that are tried. */
const [LOWEST, HIGHEST] = [40, 96];
/** A side of the places of which one block at most is sampled, blocks: no part of the page outvotes the others. */
const TILE = 4;
/** Share of coefficients that clipped colours and other programs' rounding put anywhere. */
const STRAY = 0.02;
/** One coefficient, and one block, say at most so much. */
const COEFFICIENT_LIMIT = 3;
const BLOCK_LIMIT = 10;
/** What a coefficient near zero says at most for a history: most are small without one. */
const ZERO_LIMIT = 0.3;
/** A block of fewer coefficients that would be rounded to something else than zero says nothing. */
const LEAST_INFORMED = 2;

/** Pixels at white or black up to which a block's coefficients are restored; it then speaks for a history, never against it. */
const MOST_CLIPPED = 20;
/** Blocks by which the table is chosen. */
const MOST_SAMPLED = 400;

const pixels = new Float32Array(64);
const own = new Float32Array(64);

/** The earlier compression that a picture's blocks went through, as far as single blocks show it. */
export interface ExactHistory {
  readonly quality: number;
  /** Per textured block: log-likelihood ratio for not having gone through it; 0 says nothing. */
  readonly ratios: Float32Array;
}

/**
 * The scaled standard table of which the coefficients of most blocks are multiples, within what rounding explains: on pages that
 * went through one compression and were kept since, block by block. Null where no table is told from the present one.
 *
 * @param table steps of the present compression, natural order; null: pixels are kept as they are
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
    const sum = sample.reduce((total, i) => total + ratioOf(i), 0);
    if (sum < (best?.sum ?? 0)) best = { quality, ratioOf, sum };
  }
  if (!best) return null;
  const ratios = new Float32Array(blocks.places.length);
  for (const i of whole) ratios[i] = best.ratioOf(i);
  return { quality: best.quality, ratios };
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

/** Null where too few frequencies of the table tell. */
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

/** How the coefficients of one frequency are judged. */
interface Scale {
  readonly k: number;
  readonly step: number;
  /** Twice the noise squared. */
  readonly spread: number;
  /** Of the density of the noise. */
  readonly height: number;
  readonly zero: Sure;
  readonly other: Sure;
}

/** Distances below and above which a coefficient says the most that one may: exponents and logarithms are most of the time. */
interface Sure {
  readonly below: number;
  readonly above: number;
}

/** What distances that are sure must be surer by: more than sums of doubles lose. */
const SURELY = 1e-9;

function scaleOf(k: number, step: number, noise: number): Scale {
  const height = Math.sqrt(2 * Math.PI * noise);
  /** The distance at which a multiple of the step is so many times as likely as under no history. */
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

/** Log-likelihood ratio of one coefficient for not having gone through the compression. */
function saidBy({ step, height, zero, other }: Scale, isZero: boolean, away: number): number {
  const least = isZero ? -ZERO_LIMIT : -COEFFICIENT_LIMIT;
  const { below, above } = isZero ? zero : other;
  if (away < below) return least;
  if (away > above) return COEFFICIENT_LIMIT;
  const kept = ((1 - STRAY) * Math.exp(-away)) / height + STRAY / step;
  const never = isZero ? (kept + 1 / step) / 2 : 1 / step;
  return Math.max(least, Math.min(COEFFICIENT_LIMIT, Math.log(never / kept)));
}
