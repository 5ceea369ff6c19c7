import type { Point, Quad } from '../../../contract/geometry.ts';
import { contains } from './relations.ts';
import type { Thumbnail } from './thumbnail.ts';

/** Centre of a grid cell. */
const MIDDLE = 0.5;

/** Grid cells along each axis of an outline and its surroundings. */
const PLACES = 28;
/** Width of the surroundings as a share of the outline's size. */
const AROUND = 0.25;
/** Width of the border left out, since borders are soft. */
const BORDER = 0.04;
const LEAST_PLACES = 60;

/**
 * Difference of the colours inside an outline from those around it: the largest difference of the cumulative
 * distributions of red, green or blue, 0–1 (Kolmogorov–Smirnov statistic). Four lines of checked cloth or a floor
 * enclose the same pattern as outside.
 *
 * @param others neighbouring outlines that are not background
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
