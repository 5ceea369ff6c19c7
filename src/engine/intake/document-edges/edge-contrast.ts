import { distance, type Point, type Quad } from '../../../contract/geometry.ts';
import type { Thumbnail } from './thumbnail.ts';

/** Minimum difference of the median colours on the two sides of an edge; less is enough on a scanner's even lid. */
export const ON_ANY_GROUND = 9;
export const ON_EVEN_GROUND = 4;
/** On paper, enclosed areas are more often printed boxes than cards, so this asks for more contrast. */
export const ON_SMOOTH_GROUND = 6;
const MIN_SIDES = 3;
/** Distance inside and outside the edge at which colours are sampled, thumbnail pixels. */
const EDGE_REACH = 3;
const FAR = 9;
/** Samples along a side, without its ends. */
const STEPS = 45;
const ENDS = 0.06;
const MIN_SAMPLES = 20;

/**
 * Is an outline the border of an object, with other colours outside on at least three sides? A frame or table printed
 * on paper has the same paper on both sides. Medians are compared, so that print has no effect.
 */
export const hasEdgeContrast = (picture: Thumbnail, quad: Quad, difference: number): boolean =>
  hasSidesStandingOut(picture, quad, difference, MIN_SIDES);

/** The same on all four sides, so that paper does not continue beyond any of them. */
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
  // Corners are clockwise: the inside is to the right of each side.
  const inside = medianColour(picture, from, to, 1);
  const outside = inside && medianColour(picture, from, to, -1);
  return outside !== null && inside!.some((v, k) => Math.abs(v - outside[k]!) >= difference);
}

/** Histograms of a strip's samples: red, green, blue in turn. */
const counts = new Uint16Array(3 * 256);

/** Median colour of a strip along a side, inside (1) or outside (−1); null if it is outside the picture. */
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

/** The value at a rank of a channel's samples. */
function valueInPlace(channel: number, place: number): number {
  let rest = place;
  let value = 0;
  while ((rest -= counts[channel + value]!) >= 0) value++;
  return value;
}
