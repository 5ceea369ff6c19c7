import type { Point, Quad } from '../../../contract/geometry.ts';
import { convexHull, fromTopLeft } from '../../ocr/rectangle.ts';
import { areaOf, isSeenSquare } from './quadrilaterals.ts';

/** Minimum ratio of the hull's area to the quadrilateral's for a card or sheet, which may have round corners. */
const MIN_FILL = 0.9;

/**
 * The quadrilateral around points, as a camera sees a rectangle. Removes sides of the convex hull, each time the one
 * that enlarges the area least, until four are left (round corners disappear first).
 *
 * @returns null if the points do not fill a plausible rectangle
 */
export function foursidedAround(points: readonly Point[]): Quad | null {
  const hull = convexHull(points);
  const own = areaOf(hull);
  let polygon = hull;
  while (polygon.length > 4) {
    let best: { at: number; corner: Point; more: number } | null = null;
    for (let i = 0; i < polygon.length; i++) {
      const corner = cornerWithout(polygon, i);
      if (corner && (!best || corner.more < best.more)) best = { at: i, ...corner };
    }
    if (!best) return null;
    const { at, corner } = best;
    const next = (at + 1) % polygon.length;
    polygon = polygon.flatMap((p, i) => (i === at ? [corner] : i === next ? [] : [p]));
  }
  if (polygon.length < 4 || own < MIN_FILL * areaOf(polygon)) return null;
  return isSeenSquare(polygon) ? fromTopLeft(polygon) : null;
}

/** The intersection of the neighbours of side `i` without it, and the area that this adds; null if they do not meet. */
function cornerWithout(polygon: readonly Point[], i: number): { corner: Point; more: number } | null {
  const n = polygon.length;
  const [a, b, c, d] = [-1, 0, 1, 2].map((k) => polygon[(i + k + n) % n]!) as [Point, Point, Point, Point];
  const [u, v] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: c.x - d.x, y: c.y - d.y },
  ];
  const determinant = v.x * u.y - u.x * v.y;
  if (Math.abs(determinant) < 1e-9) return null;
  const w = { x: c.x - b.x, y: c.y - b.y };
  const s = (v.x * w.y - v.y * w.x) / determinant;
  const t = (u.x * w.y - u.y * w.x) / determinant;
  // Both must extend beyond the removed side.
  if (s < 0 || t < 0) return null;
  const corner = { x: b.x + s * u.x, y: b.y + s * u.y };
  return { corner, more: areaOf([b, corner, c]) };
}
