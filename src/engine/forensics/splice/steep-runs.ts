import type { Box } from '../../../contract/geometry.ts';

/**
 * Minimum share of `CLEAR` for a step; shares of edges that exceed the usual and the sharpest value (set by hand, ADR
 * 401).
 */
const NO_STEP = 0.25;
const USUAL = 0.25;
const SHARPEST = 0.1;

/** A straight horizontal or vertical edge whose step lies between the same two pixels along its length. */
export interface SteepRun {
  readonly upright: boolean;
  /** One pixel wide: the last pixel before the step. */
  readonly box: Box;
  /** Mean share of the step within one pixel, 0–1. */
  readonly steepness: number;
}

/** Minimum luminance difference across a step, over five pixels. */
const STEP = 24;
/** Minimum difference for an edge to count in the usual sharpness. */
const CLEAR = 40;
/** Every such row is sampled for the usual sharpness. */
const SAMPLED = 7;
const MIN_EDGES = 600;
/** Minimum length of a run, and the longest gap bridged where both sides look alike, pixels. */
const SHORTEST = 56;
const BRIDGED = 14;
/** Minimum share of steep pixels among those where the sides differ, and minimum share of differing pixels. */
const STEEP_SHARE = 0.8;
const DIFFERENT = 0.45;

/** Share of the step within one pixel, exceeded by a quarter (`usual`) and a tenth (`sharpest`) of the edges. */
export interface Sharpness {
  readonly usual: number;
  readonly sharpest: number;
}

/** Null if there are too few edges. */
export function usualSharpness(luma: Float32Array, width: number, height: number): Sharpness | null {
  return sharpnessWithin(luma, width, { x: 0, y: 0, width, height }, SAMPLED, MIN_EDGES);
}

/**
 * Sharpness of the edges in part of a picture.
 *
 * @param every row sampling interval
 * @param least minimum edges, else null
 */
export function sharpnessWithin(
  luma: Float32Array,
  width: number,
  box: Box,
  every: number,
  least: number,
): Sharpness | null {
  const counts = new Uint32Array(101);
  let total = 0;
  const count = (i: number, step: number): void => {
    const one = Math.abs(luma[i + step]! - luma[i]!);
    if (one < NO_STEP * CLEAR) return;
    if (one < Math.abs(luma[i]! - luma[i - step]!)) return;
    if (one < Math.abs(luma[i + 2 * step]! - luma[i + step]!)) return;
    const range = rangeAt(luma, i, step);
    if (range < CLEAR) return;
    counts[Math.round((100 * one) / range)]!++;
    total++;
  };
  for (let y = box.y + 3; y < box.y + box.height - 3; y += every)
    for (let x = box.x + 3, i = y * width + x; x < box.x + box.width - 3; x++, i++) {
      count(i, 1);
      count(i, width);
    }
  if (total < least) return null;
  const exceededBy = (part: number): number => {
    let above = 0;
    let share = 101;
    while (share > 0 && above < part * total) above += counts[--share]!;
    return share / 100;
  };
  return { usual: exceededBy(USUAL), sharpest: exceededBy(SHARPEST) };
}

/** Range of the six pixels around a step: thin strokes fit in them and would look like overshooting steps. */
function rangeAt(luma: Float32Array, i: number, step: number): number {
  let low = luma[i - 2 * step]!;
  let high = low;
  for (let k = -1; k <= 3; k++) {
    const v = luma[i + k * step]!;
    if (v < low) low = v;
    else if (v > high) high = v;
  }
  return high - low;
}

/** All straight edges with at least `share` of their step within one pixel. */
export function steepRuns(luma: Float32Array, width: number, height: number, share: number): SteepRun[] {
  const runs: SteepRun[] = [];
  const level = walker(luma, width, 1, share, (from, to, y, steepness) =>
    runs.push({ upright: false, box: { x: from, y, width: to - from + 1, height: 1 }, steepness }),
  );
  const upright = walker(luma, 1, width, share, (from, to, x, steepness) =>
    runs.push({ upright: true, box: { x, y: from, width: 1, height: to - from + 1 }, steepness }),
  );
  // Fast path: skips pixels that neither start nor continue a run, which is nearly all.
  const least = share * STEP;
  for (let y = 2; y < height - 3; y++) {
    for (let x = 2, i = y * width + 2; x < width - 3; x++, i++) {
      const v = luma[i]!;
      if (level.first[0]! >= 0 || Math.abs(luma[i + width]! - v) >= least) level.see(0, x, y, i);
      if (upright.first[x]! >= 0 || Math.abs(luma[i + 1]! - v) >= least) upright.see(x, y, x, i);
    }
    level.end(0, y);
  }
  for (let x = 2; x < width - 3; x++) upright.end(x, x);
  return runs;
}

interface Walker {
  /** Start of each line's current run; -1 if there is none. */
  readonly first: Int32Array;
  see(line: number, place: number, at: number, pixel: number): void;
  end(line: number, at: number): void;
}

/** Follows many lines in parallel, pixel by pixel, and reports their runs. @param across index offset across a line */
function walker(
  luma: Float32Array,
  across: number,
  lines: number,
  share: number,
  tell: (from: number, to: number, at: number, steepness: number) => void,
): Walker {
  const first = new Int32Array(lines).fill(-1);
  const last = new Int32Array(lines);
  const steep = new Int32Array(lines);
  const differing = new Int32Array(lines);
  const sum = new Float64Array(lines);
  const end = (line: number, at: number): void => {
    const from = first[line]!;
    first[line] = -1;
    const length = last[line]! - from + 1;
    if (from < 0 || length < SHORTEST) return;
    if (steep[line]! < STEEP_SHARE * differing[line]! || steep[line]! < DIFFERENT * length) return;
    tell(from, last[line]!, at, sum[line]! / steep[line]!);
  };
  return {
    first,
    end,
    see(line, place, at, pixel) {
      if (first[line]! >= 0 && place - last[line]! > BRIDGED) end(line, at);
      const range = rangeAt(luma, pixel, across);
      if (range < STEP) return;
      const part = Math.abs(luma[pixel + across]! - luma[pixel]!) / range;
      const isSteep = part >= share;
      if (first[line]! < 0) {
        if (!isSteep) return;
        first[line] = place;
        steep[line] = differing[line] = sum[line] = 0;
      }
      differing[line]!++;
      if (!isSteep) return;
      last[line] = place;
      steep[line]!++;
      sum[line]! += part;
    },
  };
}
