import type { Box } from '../../contract/geometry.ts';

/** Vote share that the steepest slope loses; largest height difference on one line, as a share (chosen on drawn specimens, ADR 401). */
const AGAINST_STEEP = 0.1;
const SAME_LINE = 0.6;

/** Slope of the rows of a page: `dy = (at + drift · y) · dx`, all in pixels; `drift` is per pixel of height. */
export interface Slope {
  readonly at: number;
  readonly drift: number;
}

export const LEVEL: Slope = { at: 0, drift: 0 };

/** Steepest slope left in a rectified photograph, and the search step. */
export const STEEPEST = 0.1;
const STEPS = 10;
/** Two pieces are on one line if their centres agree within this share of their height. */
const SAME_LINE_SHARE = 0.25;
/** Level is assumed unless another slope gives neighbours to at least this many more pieces, and this share more. */
const MIN_MORE_PAIRS = 2;
const MIN_MORE_SHARE = 0.15;

/** Limit for extrapolating a slope beyond the lines it was seen in, as a multiple of the steepest. */
const FARTHEST = 2;

/** Cap on pieces that vote, sampled evenly over the page: each is tested at hundreds of slopes. */
const MOST_SEATS = 600;

/** A piece and its possible right neighbours on the same row, at any slope. */
interface Seat {
  readonly y: number;
  readonly near: readonly { readonly dx: number; readonly dy: number; readonly within: number }[];
}

/**
 * Estimates the slope of a page's rows, which may vary from top to bottom after incomplete rectification: the one at
 * which most pieces find a neighbour on their row. {@link LEVEL} unless another is clearly better.
 */
export function slopeOf(boxes: readonly Box[]): Slope {
  const seats = someOf(seatsOf(boxes));
  const first = Math.min(...seats.map((s) => s.y));
  const height = Math.max(...seats.map((s) => s.y)) - first;
  if (!(height > 0)) return LEVEL;
  const level = votes(seats, LEVEL);
  const tops = boxes.map((b) => b.y);
  const ends = [Math.min(...tops), Math.max(...tops)];
  let best = LEVEL;
  let most = 0;
  for (let i = -STEPS; i <= STEPS; i++) {
    for (let j = -STEPS; j <= STEPS; j++) {
      const [top, bottom] = [(i * STEEPEST) / STEPS, (j * STEEPEST) / STEPS];
      const drift = (bottom - top) / height;
      const slope = { at: top - drift * first, drift };
      // Discard a drift that, extrapolated to the whole page, is steeper than in any photograph.
      if (ends.some((y) => Math.abs(fall(slope, y, 1)) > FARTHEST * STEEPEST)) continue;
      // Prefer the flatter of similar slopes: rows shifted by one fit nearly as well.
      const steep = (Math.abs(top) + Math.abs(bottom)) / (2 * STEEPEST);
      const found = votes(seats, slope) * (1 - AGAINST_STEEP * steep);
      if (found > most) [best, most] = [slope, found];
    }
  }
  return most > level + Math.max(MIN_MORE_PAIRS, MIN_MORE_SHARE * most) ? best : LEVEL;
}

/** Vertical offset, pixels, of a point `dx` to the right on the same row. */
export function fall({ at, drift }: Slope, y: number, dx: number): number {
  return (at + drift * y) * dx;
}

/** A box moved as if its row ran level through another one. */
export function levelled(box: Box, beside: Box, slope: Slope): Box {
  if (slope === LEVEL) return box;
  const dx = box.x + box.width / 2 - beside.x - beside.width / 2;
  return { ...box, y: box.y - fall(slope, beside.y, dx) };
}

function someOf(seats: readonly Seat[]): readonly Seat[] {
  const step = Math.ceil(seats.length / MOST_SEATS);
  return step <= 1 ? seats : seats.filter((_, i) => i % step === 0);
}

function votes(seats: readonly Seat[], slope: Slope): number {
  return seats.filter(({ y, near }) => near.some((n) => Math.abs(n.dy - fall(slope, y, n.dx)) < n.within))
    .length;
}

/** Pieces with others well to their right: close neighbours say little about slope. */
function seatsOf(boxes: readonly Box[]): Seat[] {
  const byTop = [...boxes].sort((a, b) => a.y - b.y);
  const right = Math.max(0, ...boxes.map((b) => b.x));
  return byTop.flatMap((a, i) => {
    const near: { dx: number; dy: number; within: number }[] = [];
    const reach = a.height + STEEPEST * (right - a.x);
    for (const direction of [1, -1]) {
      for (let j = i + direction; j >= 0 && j < byTop.length; j += direction) {
        const b = byTop[j]!;
        if (Math.abs(b.y - a.y) > reach) break;
        if (b.x - (a.x + a.width) < a.height || Math.abs(b.height - a.height) > SAME_LINE * a.height)
          continue;
        near.push({
          dx: b.x + b.width / 2 - a.x - a.width / 2,
          dy: b.y + b.height / 2 - a.y - a.height / 2,
          within: SAME_LINE_SHARE * Math.min(a.height, b.height),
        });
      }
    }
    return near.length > 0 ? [{ y: a.y, near }] : [];
  });
}
