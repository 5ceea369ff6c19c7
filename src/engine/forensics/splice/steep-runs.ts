import type { Box } from '../../../contract/geometry.ts';

/** Share of a clear step below which there is none; shares of steps that exceed the usual and the sharpest (set by hand, ADR 401). */
const NO_STEP = 0.25;
const USUAL = 0.25;
const SHARPEST = 0.1;

/** A straight edge, upright or level, whose step lies between the same two pixels all along. */
export interface SteepRun {
  readonly upright: boolean;
  /** One pixel wide: the last one before the step. */
  readonly box: Box;
  /** Mean share of the step that is taken from one pixel to the next, 0–1. */
  readonly steepness: number;
}

/** Luminance by which the two sides of a step differ, over five pixels. */
const STEP = 24;
/** … to count among the usual edges. */
const CLEAR = 40;
/** Rows between those whose edges are looked at to tell the usual one. */
const SAMPLED = 7;
const MIN_EDGES = 600;
/** A run is at least so long, and bridges so many pixels where both sides are alike. */
const SHORTEST = 56;
const BRIDGED = 14;
/** Of the pixels where the sides differ, so many must step at once; and so many must differ. */
const STEEP_SHARE = 0.8;
const DIFFERENT = 0.45;

/** Shares of a step that one pixel takes: what a quarter and a tenth of a picture's edges exceed. */
export interface Sharpness {
  readonly usual: number;
  readonly sharpest: number;
}

/** Null where there are too few edges. */
export function usualSharpness(luma: Float32Array, width: number, height: number): Sharpness | null {
  return sharpnessWithin(luma, width, { x: 0, y: 0, width, height }, SAMPLED, MIN_EDGES);
}

/**
 * Of the edges in a part of a picture.
 *
 * @param every rows from one that is looked at to the next
 * @param least edges, else null
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

/** Of the six pixels around a step: thin strokes are no wider, and would look like steps that overshoot. */
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

/** All straight edges that take at least `share` of their step in one pixel. */
export function steepRuns(luma: Float32Array, width: number, height: number, share: number): SteepRun[] {
  const runs: SteepRun[] = [];
  const level = walker(luma, width, 1, share, (from, to, y, steepness) =>
    runs.push({ upright: false, box: { x: from, y, width: to - from + 1, height: 1 }, steepness }),
  );
  const upright = walker(luma, 1, width, share, (from, to, x, steepness) =>
    runs.push({ upright: true, box: { x, y: from, width: 1, height: to - from + 1 }, steepness }),
  );
  // What begins no run and goes on with none is passed over here: nearly every pixel.
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
  /** Where the run of each line began; -1 where there is none. */
  readonly first: Int32Array;
  see(line: number, place: number, at: number, pixel: number): void;
  end(line: number, at: number): void;
}

/**
 * Follows many lines at once, pixel by pixel, and tells the runs among them.
 *
 * @param across from one pixel to the next across a line
 */
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
