import { blockDct, blockInverse, PATTERNS } from '../../jpeg/dct.ts';
import type { StepEstimate } from './step-estimate.ts';

const WHITE = 253;
const BLACK = 2;
const ROUNDS = 4;

/** A pixel that clipping may have moved. */
export const isClippedAt = (v: number): boolean => v >= WHITE || v <= BLACK;

/** Pixels that change less than this in a round have settled. */
const SETTLED = 0.05;
/** Up to so many clipped pixels it is cheaper to follow each of them. */
const MAX_FOLLOWED = 5;

const pixels = new Float32Array(64);
const original = new Float32Array(64);
const guess = new Float32Array(64);
const shown = new Float32Array(64);
const snapped = new Float32Array(64);
const places = new Uint8Array(64);
const beyond = new Float32Array(64);

/**
 * Restores what clipping at white or black took from the coefficients of a block, by projecting in turn onto what the
 * steps allow and what the pixels show. Changes `values` in place and leaves blocks without clipped pixels alone.
 */
export function unclip(values: Float32Array, offset: number, estimate: StepEstimate): void {
  blockInverse(values, offset, pixels);
  let count = 0;
  for (let i = 0; i < 64; i++)
    if (isClippedAt(pixels[i]!)) {
      places[count] = i;
      beyond[count++] = 0;
    }
  if (count === 0) return;
  for (let k = 0; k < 64; k++) original[k] = values[offset + k]!;
  for (let round = 0; round < ROUNDS; round++) {
    for (let k = 0; k < 64; k++) {
      const value = values[offset + k]!;
      const step = estimate.steps[k]!;
      snapped[k] = step > 0 ? Math.round(value / step) * step : value;
    }
    const moved = count > MAX_FOLLOWED ? shiftAll(count) : shiftFew(count);
    if (count > MAX_FOLLOWED) blockDct(shown, 8, 0, 0, values, offset);
    else addMoved(values, offset, count);
    if (moved < SETTLED) return;
  }
}

/** Where the snapped coefficients put the clipped pixels beyond the limit; the largest change. By pixel, for a few of them. */
function shiftFew(count: number): number {
  let moved = 0;
  for (let n = 0; n < count; n++) {
    let v = 128;
    for (let k = 0, p = places[n]! * 64; k < 64; k++, p++) v += snapped[k]! * PATTERNS[p]!;
    moved = Math.max(moved, shift(n, v));
  }
  return moved;
}

/** The same by a whole transform, which is cheaper for many; leaves the block as it then looks in `shown`. */
function shiftAll(count: number): number {
  blockInverse(snapped, 0, guess);
  shown.set(pixels);
  let moved = 0;
  for (let n = 0; n < count; n++) {
    const i = places[n]!;
    moved = Math.max(moved, shift(n, guess[i]!));
    shown[i] = pixels[i]! + beyond[n]!;
  }
  return moved;
}

function shift(n: number, v: number): number {
  const pixel = pixels[places[n]!]!;
  const allowed = pixel >= WHITE ? Math.max(0, v - pixel) : Math.min(0, v - pixel);
  const moved = Math.abs(allowed - beyond[n]!);
  beyond[n] = allowed;
  return moved;
}

function addMoved(values: Float32Array, offset: number, count: number): void {
  for (let k = 0; k < 64; k++) {
    let sum = original[k]!;
    for (let n = 0; n < count; n++) sum += beyond[n]! * PATTERNS[places[n]! * 64 + k]!;
    values[offset + k] = sum;
  }
}
