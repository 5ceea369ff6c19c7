import type { Gradient } from './gradient.ts';
import type { View } from './middle-view.ts';
import type { Thumbnail } from './thumbnail.ts';

/** Height of a header band as a share of the card. */
const DEPTH = { least: 0.08, most: 0.35 } as const;
/** Minimum strength of the band's edge, and its minimum share from border to border. */
const EDGE = 14;
const EDGE_SUPPORT = 0.9;
/** Width of that edge, pixels. */
const SOFT = 4;
/** Minimum correlation of grey levels for the same print on both cards, and minimum spread of the levels. */
const SAME_PRINT = 0.8;
const SCATTER = 8;
/** Maximum crop at the outer side of each card, as a share of the picture's length. */
const OFF = 0.03;

/** Edge strengths, whatever their direction. */
export type Edges = Pick<Gradient, 'strength'>;

/** A band along one side of a picture, rows `from` up to before `to` of the view. */
interface Heading {
  readonly from: number;
  readonly to: number;
}

/** The edges of a picture without its header band. */
export function withoutHeading(
  { strength }: Edges,
  view: View,
  { from, to }: Heading,
): { edges: Edges; view: View } {
  const start = from === 0 ? to : 0;
  const across = view.across - (to - from);
  return { edges: { strength: strength.subarray(start * view.stepAcross) }, view: { ...view, across } };
}

/** Bands along either side of a picture that end in one edge from border to border, that edge included. */
export function headingsOf({ strength }: Edges, view: View): Heading[] {
  const { along, across, stepAlong, stepAcross } = view;
  const supportAt = (row: number): number => {
    let edges = 0;
    for (let i = 1; i < along - 1; i++) if (strength[i * stepAlong + row * stepAcross]! >= EDGE) edges++;
    return edges / (along - 2);
  };
  const depths: number[] = [];
  for (let depth = Math.ceil(DEPTH.least * across); depth <= DEPTH.most * across; depth++) depths.push(depth);
  const top = depths.find((depth) => supportAt(depth) >= EDGE_SUPPORT);
  const bottom = depths.find((depth) => supportAt(across - 1 - depth) >= EDGE_SUPPORT);
  return [
    ...(top === undefined ? [] : [{ from: 0, to: top + SOFT }]),
    ...(bottom === undefined ? [] : [{ from: across - bottom - SOFT, to: across }]),
  ];
}

/** Is the same printed on the band on both sides of a cut, as on cards of one kind? */
export function isOnBoth(picture: Thumbnail, view: View, heading: Heading, cut: number): boolean {
  const off = Math.ceil(OFF * view.along);
  for (let period = cut - off; period <= cut + off; period++)
    if (correlation(picture, view, heading, cut, period) >= SAME_PRINT) return true;
  return false;
}

/**
 * Correlation of the green channel of a band before a cut with that one period further, each row relative to its own
 * mean, so that a rule along both cards is no print. 0 if hardly anything is printed.
 */
function correlation(
  { data }: Thumbnail,
  { along, stepAlong, stepAcross }: View,
  { from, to }: Heading,
  cut: number,
  period: number,
): number {
  const first = Math.max(0, cut - period);
  const count = Math.min(cut, along - period) - first;
  const further = 3 * period * stepAlong;
  let [ownSpread, itsSpread, shared] = [0, 0, 0];
  for (let row = from; row < to; row++) {
    const start = 3 * (first * stepAlong + row * stepAcross) + 1;
    const places = Array.from({ length: count }, (_, i) => start + 3 * i * stepAlong);
    const own = places.reduce((sum, at) => sum + data[at]!, 0) / count;
    const its = places.reduce((sum, at) => sum + data[at + further]!, 0) / count;
    for (const at of places) {
      const [a, b] = [data[at]! - own, data[at + further]! - its];
      ownSpread += a * a;
      itsSpread += b * b;
      shared += a * b;
    }
  }
  const least = SCATTER ** 2 * count * (to - from);
  return Math.min(ownSpread, itsSpread) < least ? 0 : shared / Math.sqrt(ownSpread * itsSpread);
}
