import { blockDct, blockInverse } from './dct.ts';
import type { StepEstimate } from './step-estimate.ts';

const WHITE = 253;
const BLACK = 2;
const ROUNDS = 4;

const pixels = new Float32Array(64);
const guess = new Float32Array(64);
const snapped = new Float32Array(64);

/**
 * Restores what clipping at white or black took from the coefficients of a block, by projecting in turn onto what the
 * steps allow and what the pixels show. Changes `values` in place and leaves blocks without clipped pixels alone.
 */
export function unclip(values: Float32Array, offset: number, estimate: StepEstimate): void {
  blockInverse(values, offset, pixels);
  if (!pixels.some((v) => v >= WHITE || v <= BLACK)) return;
  for (let round = 0; round < ROUNDS; round++) {
    for (let k = 0; k < 64; k++) {
      const value = values[offset + k]!;
      const step = estimate.steps[k]!;
      snapped[k] = step > 0 ? Math.round(value / step) * step : value;
    }
    blockInverse(snapped, 0, guess);
    for (let i = 0; i < 64; i++) {
      const v = pixels[i]!;
      guess[i] = v >= WHITE ? Math.max(v, guess[i]!) : v <= BLACK ? Math.min(v, guess[i]!) : v;
    }
    blockDct(guess, 8, 0, 0, values, offset);
  }
}
