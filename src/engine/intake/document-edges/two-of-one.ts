import type { Point, Quad } from '../../../contract/geometry.ts';
import { corners, fromLeft, smallestRectangle, type RotatedRectangle } from '../../ocr/ppocr/rectangle.ts';
import type { Piece } from './mask.ts';

/** Cards and data pages, lying or standing, a little of them perhaps under the other. */
const PROPORTION = { least: 1.3, most: 1.9 } as const;
const MIN_FILL = 0.9;
const LIKE_SIZE = 0.75;
/** Where along the piece it is cut, and by how much the cut leans, as shares of its length. */
const PLACES = Array.from({ length: 9 }, (_, i) => 0.38 + 0.03 * i);
const LEANS = [-0.08, 0, 0.08];
/** Two cards that touch fill so much of the rectangle around both; scattered things do not. */
const MIN_FILL_TOGETHER = 0.6;
/** Areas are counted at every so manieth pixel. */
const SPARSE = 5;

/**
 * The two cards of a piece that is none by itself, because they touch or lie a little over each other: cut across so
 * that both parts are rectangles of like size with a card's proportions.
 */
export function twoOfOne(piece: Piece, width: number): Quad[] {
  const outline = rowEndsOf(piece.outline).sort(fromLeft);
  const whole = smallestRectangle(outline);
  if (piece.pixels.length < MIN_FILL_TOGETHER * sizeOf(whole)) return [];
  const pixels = piece.pixels.filter((_, i) => i % SPARSE === 0);
  let best: { quads: Quad[]; fill: number } | null = null;
  for (const axis of [whole.angle, whole.angle + Math.PI / 2]) {
    const along = { x: Math.cos(axis), y: Math.sin(axis) };
    const length = Math.abs(axis - whole.angle) < 0.1 ? whole.width : whole.height;
    for (const place of PLACES) {
      for (const lean of LEANS) {
        const isFirst = (x: number, y: number): boolean => {
          const [u, v] = [x - whole.x, y - whole.y];
          return u * along.x + v * along.y + lean * (v * along.x - u * along.y) < (place - 0.5) * length;
        };
        const cut = cutBy(isFirst, pixels, outline, width);
        if (cut && (!best || cut.fill > best.fill)) best = cut;
      }
    }
  }
  return best?.quads ?? [];
}

/** The first and last point of each row: holes and steps within do not matter to a hull. */
function rowEndsOf(outline: readonly Point[]): Point[] {
  const rows = new Map<number, { first: Point; last: Point }>();
  for (const point of outline) {
    const row = rows.get(point.y);
    if (!row) rows.set(point.y, { first: point, last: point });
    else if (point.x < row.first.x) row.first = point;
    else if (point.x > row.last.x) row.last = point;
  }
  return [...rows.values()].flatMap(({ first, last }) => [first, last]);
}

function cutBy(
  isFirst: (x: number, y: number) => boolean,
  pixels: Int32Array,
  outline: readonly Point[],
  width: number,
): { quads: Quad[]; fill: number } | null {
  const sides: [Point[], Point[]] = [[], []];
  for (const point of outline) sides[isFirst(point.x, point.y) ? 0 : 1].push(point);
  if (sides.some((side) => side.length < 8)) return null;
  const rectangles = sides.map(smallestRectangle);
  const [a, b] = rectangles.map(sizeOf) as [number, number];
  if (!rectangles.every(isCardLike) || Math.min(a, b) < LIKE_SIZE * Math.max(a, b)) return null;
  let first = 0;
  for (const at of pixels) if (isFirst(at % width, (at / width) | 0)) first++;
  const fill = SPARSE * Math.min(first / a, (pixels.length - first) / b);
  return fill < MIN_FILL ? null : { quads: rectangles.map(corners), fill };
}

const sizeOf = ({ width, height }: RotatedRectangle): number => (width + 1) * (height + 1);

function isCardLike({ width, height }: RotatedRectangle): boolean {
  const proportion = Math.max(width, height) / Math.max(1, Math.min(width, height));
  return proportion >= PROPORTION.least && proportion <= PROPORTION.most;
}
