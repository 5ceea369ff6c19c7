import type { Point, Quad } from '../../../contract/geometry.ts';
import { contains } from './relations.ts';
import type { Thumbnail } from './thumbnail.ts';

/** From a place's beginning to its middle. */
const MIDDLE = 0.5;

/** Places looked at along each axis of an outline and a little around it. */
const PLACES = 28;
/** So far around an outline, as a share of its own size. */
const AROUND = 0.25;
/** Borders are soft. */
const BORDER = 0.04;
const LEAST_PLACES = 60;

/**
 * How different the colours inside an outline are from those around it: of red, green and blue the largest difference
 * of their shares below any one level, 0–1. Inside of four lines of a gingham or a floor is the same gingham or floor.
 *
 * @param others what lies beside it and is no ground
 */
export function colourChange(
  { data, width, height }: Thumbnail,
  quad: Quad,
  others: readonly Quad[] = [],
): number {
  const inside = new Float64Array(3 * 256);
  const around = new Float64Array(3 * 256);
  let [inner, outer] = [0, 0];
  for (let i = 0; i < PLACES; i++)
    for (let j = 0; j < PLACES; j++) {
      const u = -AROUND + ((1 + 2 * AROUND) * (i + MIDDLE)) / PLACES;
      const v = -AROUND + ((1 + 2 * AROUND) * (j + MIDDLE)) / PLACES;
      const isInner = Math.min(u, v, 1 - u, 1 - v) > BORDER;
      if (!isInner && Math.min(u, v, 1 - u, 1 - v) > -BORDER) continue;
      const { x, y } = placeOn(quad, u, v);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      if (!isInner && others.some((other) => contains(other, { x, y }))) continue;
      const at = (y * width + x) * 3;
      const counts = isInner ? inside : around;
      for (let k = 0; k < 3; k++) counts[256 * k + data[at + k]!]!++;
      if (isInner) inner++;
      else outer++;
    }
  if (inner < LEAST_PLACES || outer < LEAST_PLACES) return 0;
  let most = 0;
  for (let k = 0; k < 3; k++) {
    let [below, belowAround] = [0, 0];
    for (let level = 256 * k; level < 256 * (k + 1); level++) {
      below += inside[level]! / inner;
      belowAround += around[level]! / outer;
      most = Math.max(most, Math.abs(below - belowAround));
    }
  }
  return most;
}

function placeOn([a, b, c, d]: Quad, u: number, v: number): Point {
  const along = (p: number, q: number, r: number, s: number): number =>
    Math.round((1 - v) * ((1 - u) * p + u * q) + v * ((1 - u) * s + u * r));
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}
