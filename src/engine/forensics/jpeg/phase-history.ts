import { ZIGZAG } from '../../jpeg/markers.ts';
import { median } from '../../math/quantile.ts';
import { LOW_FREQUENCIES, type StepEstimate } from './step-estimate.ts';
import type { TexturedBlocks } from './textured-blocks.ts';
import { unclip } from './unclip.ts';

/** Added before truncation, to round. */
const ROUND = 0.5;
/** Added to both shares, which bounds the logarithm (set by hand, ADR 401). */
const LEAST_SHARE = 0.004;

/** Blocks compared per batch: a quarter of a megabyte. */
const AT_ONCE = 1_024;
/** Bins of a coefficient's phase within its step, from 0 (a multiple) to 0.5 (half way). */
const BINS = 8;
/** Limit of a coefficient's log-likelihood ratio: a few odd ones are ordinary. */
const LIMIT = 2;
/** Limit of a block's log-likelihood ratio, either way. */
const BLOCK_LIMIT = 10;
/**
 * Weight of clipped blocks: clipping cannot always be undone, so a region of clipped blocks alone never becomes strong
 * evidence.
 */
const CLIPPED_WEIGHT = 0.49;

/**
 * Log-likelihood ratio per block for *not* having been compressed together with the rest of the picture. Compares each
 * coefficient's phase within the estimated step on the picture's own grid with that on a grid shifted by half a block,
 * which shows no history (calibration idea of Fridrich 2003). Clipped blocks have separate statistics, because clipping
 * after the first decoding distorts phases, and so have blocks with strong edges (print) and weak ones (paper), as
 * strong edges are clipped more.
 *
 * @param own 64 coefficients per textured block on the grid, and 1 for each clipped block; clipping is undone on a copy
 * @param shiftedOf coefficients of blocks `from` to before `to`, shifted by half a block; called in batches that fit
 *   the processor's cache; the result is modified
 */
export function phaseHistory(
  own: Pick<TexturedBlocks, 'values' | 'clipped'>,
  shiftedOf: (from: number, to: number) => Float32Array,
  estimate: StepEstimate,
): Float32Array {
  const { clipped } = own;
  const count = clipped.length;
  const told = Int32Array.from({ length: LOW_FREQUENCIES }, (_, z) => ZIGZAG[z + 1]!).filter(
    (k) => estimate.steps[k]! > 0,
  );
  const steps = Float64Array.from(told, (k) => estimate.steps[k]!);
  /** Bin of each block at each frequency, kept because it is used twice. */
  const cells = new Uint8Array(count * told.length);
  const strength = new Float32Array(count);
  for (let b = 0, next = 0; b < count; b++) {
    const { values, at } = restored(own, b, estimate);
    strength[b] = strengthOf(values, at);
    for (let i = 0; i < told.length; i++) cells[next++] = bin(values[at + told[i]!]!, steps[i]!);
  }
  const kinds = kindsOf(strength, clipped);
  // Histograms, frequency by frequency.
  const here = new Float64Array(CELLS * told.length);
  const there = new Float64Array(CELLS * told.length);
  for (let first = 0, next = 0; first < count; first += AT_ONCE) {
    const last = Math.min(count, first + AT_ONCE);
    const shifted = shiftedOf(first, last);
    for (let b = first, at = 0; b < last; b++, at += 64) {
      if (clipped[b] === 1) unclip(shifted, at, estimate);
      for (let i = 0, from = kinds[b]!; i < told.length; i++, from += CELLS) {
        here[from + cells[next]!]!++;
        there[from + bin(shifted[at + told[i]!]!, steps[i]!)]!++;
        cells[next++]! += kinds[b]!;
      }
    }
  }
  const tables = ratioTables(here, there);
  const ratios = new Float32Array(count);
  for (let b = 0, next = 0; b < count; b++) {
    let ratio = 0;
    for (let i = 0; i < told.length; i++) ratio += tables[i * CELLS + cells[next++]!]!;
    const limited = Math.max(-BLOCK_LIMIT, Math.min(BLOCK_LIMIT, ratio));
    ratios[b] = clipped[b] === 1 && limited > 0 ? limited * CLIPPED_WEIGHT : limited;
  }
  return ratios;
}

const copy = new Float32Array(64);

/** A block's coefficients with clipping undone; valid until the next call. */
function restored(
  { values, clipped }: Pick<TexturedBlocks, 'values' | 'clipped'>,
  block: number,
  estimate: StepEstimate,
): { values: Float32Array; at: number } {
  const at = block * 64;
  if (clipped[block] === 0) return { values, at };
  for (let k = 0; k < 64; k++) copy[k] = values[at + k]!;
  unclip(copy, 0, estimate);
  return { values: copy, at: 0 };
}

/** Edge strength of a block: sum of its absolute AC coefficients. */
function strengthOf(values: Float32Array, at: number): number {
  let sum = 0;
  for (let k = at + 1; k < at + 64; k++) sum += Math.abs(values[k]!);
  return sum;
}

/** Clipped or not × strong or weak edges. */
const KINDS = 4;
/** Cells per frequency: zero and other coefficients of each kind, by phase. */
const CELLS = KINDS * 2 * BINS;

/**
 * Offset of each block's kind in the statistics: clipped or not, and edges above or below the median of such blocks.
 */
function kindsOf(strength: Float32Array, clipped: Uint8Array): Uint8Array {
  const middles = [0, 1].map((c) => median(strength.filter((_, b) => clipped[b] === c)));
  return clipped.map((c, b) => (2 * c + (strength[b]! > middles[c]! ? 1 : 0)) * 2 * BINS);
}

/** Coefficients that round to zero have bins of their own: they are near a multiple with or without a history. */
function bin(value: number, step: number): number {
  const phase = Math.abs(value) / step;
  // Integer arithmetic: called millions of times.
  const rounded = (phase + ROUND) | 0;
  const place = (Math.abs(phase - rounded) * 2 * BINS) | 0;
  return (rounded === 0 ? 0 : BINS) + (place < BINS ? place : BINS - 1);
}

function ratioTables(here: Float64Array, there: Float64Array): Float32Array {
  const table = new Float32Array(here.length);
  for (let from = 0; from < here.length; from += BINS) {
    let own = 0;
    let other = 0;
    for (let i = from; i < from + BINS; i++) {
      own += here[i]!;
      other += there[i]!;
    }
    if (own < 100 || other < 100) continue;
    for (let i = from; i < from + BINS; i++) {
      const ratio = Math.log((there[i]! / other + LEAST_SHARE) / (here[i]! / own + LEAST_SHARE));
      table[i] = Math.max(-LIMIT, Math.min(LIMIT, ratio));
    }
  }
  return table;
}
