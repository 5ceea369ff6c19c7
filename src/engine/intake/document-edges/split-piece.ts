import type { Point, Quad } from '../../../contract/geometry.ts';
import { corners, smallestRectangle, type RotatedRectangle } from '../../ocr/rectangle.ts';
import { inRange } from '../../math/range.ts';
import type { Piece } from './mask.ts';

/** Cut positions tried, as shares of the length around the middle. */
const CUTS = { first: 0.38, step: 0.03, count: 9, middle: 0.5 } as const;
/** Radians within which an axis counts as the rectangle's own. */
const SAME_AXIS = 0.1;

/** Proportions of cards and data pages in either orientation, one possibly overlapping the other. */
const PROPORTION = { least: 1.3, most: 1.9 } as const;
const MIN_FILL = 0.9;
const MIN_FILL_AT_FIRST = 0.82;
const LIKE_SIZE = 0.75;
/** Two cards, and the smaller fill of their two rectangles. */
export interface Cut {
  readonly quads: readonly [Quad, Quad];
  readonly fill: number;
}

/** Positions of the cut along the piece, and its skew, as shares of the length. */
const PLACES = Array.from({ length: CUTS.count }, (_, i) => CUTS.first + CUTS.step * i);
const LEANS = [-0.08, 0, 0.08];
/** Refinement around the best cut: a strip of the other card enlarges a rectangle. */
const FINER_PLACES = [-0.02, -0.01, 0, 0.01, 0.02];
const FINER_LEANS = [-0.04, 0, 0.04];
/** Minimum fill of the rectangle around two touching cards; scattered objects fill less. */
const MIN_FILL_TOGETHER = 0.6;
/** Areas are counted on every nth pixel. */
const SPARSE = 5;

/**
 * Splits a piece that is not one document, because two cards touch or overlap slightly: the cut must give two
 * rectangles of similar size with a card's proportions.
 */
export function splitPiece(piece: Piece, width: number): Cut | null {
  const whole = smallestRectangle(piece.ends);
  if (piece.pixels.length < MIN_FILL_TOGETHER * sizeOf(whole)) return null;
  const pixels = piece.pixels.filter((_, i) => i % SPARSE === 0);
  const bestOf = (axes: readonly number[], places: readonly number[], leans: readonly number[]) => {
    let best: { cut: Cut; axis: number; place: number; lean: number } | null = null;
    for (const axis of axes)
      for (const place of places)
        for (const lean of leans) {
          const cut = cutBy(firstSide(whole, axis, place, lean), pixels, piece.ends, width);
          if (cut && (!best || cut.fill > best.cut.fill)) best = { cut, axis, place, lean };
        }
    return best;
  };
  const coarse = bestOf([whole.angle, whole.angle + Math.PI / 2], PLACES, LEANS);
  if (!coarse) return null;
  const fine = bestOf(
    [coarse.axis],
    FINER_PLACES.map((place) => coarse.place + place),
    FINER_LEANS.map((lean) => coarse.lean + lean),
  );
  return fine && fine.cut.fill >= MIN_FILL ? fine.cut : null;
}

/** Half-plane on the first side of a cut, as plain numbers, since it is tested for every pixel. */
interface FirstSide {
  readonly middle: Point;
  readonly along: Point;
  readonly lean: number;
  /** Distance from the middle along the axis. */
  readonly end: number;
}

/** The first side of a cut across `axis` at a share of the length, with a skew. */
function firstSide(whole: RotatedRectangle, axis: number, place: number, lean: number): FirstSide {
  const length = Math.abs(axis - whole.angle) < SAME_AXIS ? whole.width : whole.height;
  return {
    middle: { x: whole.x, y: whole.y },
    along: { x: Math.cos(axis), y: Math.sin(axis) },
    lean,
    end: (place - CUTS.middle) * length,
  };
}

function isOn({ middle, along, lean, end }: FirstSide, x: number, y: number): boolean {
  const u = x - middle.x;
  const v = y - middle.y;
  return u * along.x + v * along.y + lean * (v * along.x - u * along.y) < end;
}

/** Number of pixels on that side in a picture of this width. */
function countOn(side: FirstSide, pixels: Int32Array, width: number): number {
  let count = 0;
  for (let i = 0; i < pixels.length; i++) {
    const at = pixels[i]!;
    if (isOn(side, at % width, (at / width) | 0)) count++;
  }
  return count;
}

function cutBy(side: FirstSide, pixels: Int32Array, ends: readonly Point[], width: number): Cut | null {
  const sides: [Point[], Point[]] = [[], []];
  for (const point of ends) sides[isOn(side, point.x, point.y) ? 0 : 1].push(point);
  if (sides.some((points) => points.length < 8)) return null;
  const rectangles = [smallestRectangle(sides[0]), smallestRectangle(sides[1])] as const;
  const [a, b] = rectangles.map(sizeOf) as [number, number];
  if (!rectangles.every(isCardLike) || Math.min(a, b) < LIKE_SIZE * Math.max(a, b)) return null;
  const first = countOn(side, pixels, width);
  const fill = SPARSE * Math.min(first / a, (pixels.length - first) / b);
  return fill < MIN_FILL_AT_FIRST ? null : { quads: [corners(rectangles[0]), corners(rectangles[1])], fill };
}

const sizeOf = ({ width, height }: RotatedRectangle): number => (width + 1) * (height + 1);

export const isCardLike = ({ width, height }: RotatedRectangle): boolean =>
  inRange(Math.max(width, height) / Math.max(1, Math.min(width, height)), PROPORTION);
