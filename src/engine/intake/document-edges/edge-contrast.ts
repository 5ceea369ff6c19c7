import { distance, type Point, type Quad } from '../../../contract/geometry.ts';
import type { Thumbnail } from './thumbnail.ts';

/** Difference of the medians that makes two sides of an edge different things; less will do on a scanner's even lid. */
export const ON_ANY_GROUND = 9;
export const ON_EVEN_GROUND = 4;
/** What edges enclose on paper is a printed box more often than a card: its sides must differ by more. */
export const ON_SMOOTH_GROUND = 6;
const MIN_SIDES = 3;
/** How far inside and outside the edge colours are looked at, thumbnail pixels. */
const EDGE_REACH = 3;
const FAR = 9;
/** Places along a side, away from its corners. */
const STEPS = 45;
const ENDS = 0.06;
const MIN_SAMPLES = 20;

/**
 * Is an outline the border of a thing, with something else around it, on at least three sides? A frame or a table
 * printed on paper has the same paper on both sides. Medians are compared, so that print does not count.
 */
export const hasEdgeContrast = (picture: Thumbnail, quad: Quad, difference: number): boolean =>
  hasSidesStandingOut(picture, quad, difference, MIN_SIDES);

/** The same on all four sides: no paper goes on beyond any of them. */
export const standsOutAllRound = (picture: Thumbnail, quad: Quad, difference: number): boolean =>
  hasSidesStandingOut(picture, quad, difference, 4);

function hasSidesStandingOut(picture: Thumbnail, quad: Quad, difference: number, least: number): boolean {
  let mayFail = 4 - least;
  return quad.every((from, i) => {
    const to = quad[(i + 1) % 4]!;
    return sideStandsOut(picture, from, to, difference) || mayFail-- > 0;
  });
}

function sideStandsOut(picture: Thumbnail, from: Point, to: Point, difference: number): boolean {
  // Clockwise corners: the inside lies to the right of each side.
  const inside = medianColour(picture, from, to, 1);
  const outside = inside && medianColour(picture, from, to, -1);
  return outside !== null && inside!.some((v, k) => Math.abs(v - outside[k]!) >= difference);
}

/** How many samples of a strip have each value: red, green and blue after each other. */
const counts = new Uint16Array(3 * 256);

/** Median colour of a strip along a side, on its inner (1) or outer (−1) hand; null when it lies outside the picture. */
function medianColour(
  { data, width, height }: Thumbnail,
  from: Point,
  to: Point,
  hand: 1 | -1,
): number[] | null {
  const length = distance(from, to);
  const normalX = (-hand * (to.y - from.y)) / length;
  const normalY = (hand * (to.x - from.x)) / length;
  counts.fill(0);
  let count = 0;
  for (let step = 0; step < STEPS; step++) {
    const s = ENDS + (step * (1 - 2 * ENDS)) / (STEPS - 1);
    const onSideX = from.x + (to.x - from.x) * s;
    const onSideY = from.y + (to.y - from.y) * s;
    for (let d = EDGE_REACH; d <= FAR; d++) {
      const x = Math.round(onSideX + normalX * d);
      const y = Math.round(onSideY + normalY * d);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const i = (y * width + x) * 3;
      counts[data[i]!]!++;
      counts[256 + data[i + 1]!]!++;
      counts[512 + data[i + 2]!]!++;
      count++;
    }
  }
  return count < MIN_SAMPLES ? null : [0, 256, 512].map((channel) => valueInPlace(channel, count >> 1));
}

/** The value in a place of the order of a channel's samples. */
function valueInPlace(channel: number, place: number): number {
  let rest = place;
  let value = 0;
  while ((rest -= counts[channel + value]!) >= 0) value++;
  return value;
}
