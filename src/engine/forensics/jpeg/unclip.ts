import { blockDct, blockInverse, PATTERNS } from '../../jpeg/dct.ts';
import type { StepEstimate } from './step-estimate.ts';

const WHITE = 253;
const BLACK = 2;
const ROUNDS = 4;

/** May clipping have changed this pixel? */
export const isClippedAt = (v: number): boolean => v >= WHITE || v <= BLACK;

/** Converged if no pixel changes more than this in a round. */
const SETTLED = 0.05;
/** Up to this many clipped pixels, computing each directly is cheaper than a full transform. */
const MAX_FOLLOWED = 5;

const pixels = new Float32Array(64);
const original = new Float32Array(64);
const guess = new Float32Array(64);
const shown = new Float32Array(64);
const snapped = new Float32Array(64);
const places = new Uint8Array(64);
const beyond = new Float32Array(64);

/**
 * Undoes clipping at white or black in a block's coefficients by alternating projections onto the multiples of the
 * steps and onto the unclipped pixels. Changes `values` in place; blocks without clipped pixels stay unchanged.
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

/** Updates the clipped pixels from the snapped coefficients, pixel by pixel; returns the largest change. */
function shiftFew(count: number): number {
  let moved = 0;
  for (let n = 0; n < count; n++) {
    let v = 128;
    for (let k = 0, p = places[n]! * 64; k < 64; k++, p++) v += snapped[k]! * PATTERNS[p]!;
    moved = Math.max(moved, shift(n, v));
  }
  return moved;
}

/** The same by a full transform, cheaper for many pixels; leaves the resulting block in `shown`. */
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
