import type { Point, Quad } from '../../contract/geometry.ts';

/** Corners relative to the centre, in shares of the sides. */
const CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;

/** A rotated rectangle: centre, sides, and the angle of its first side in radians. */
export interface RotatedRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** Convex hull by Andrew's monotone chain; collinear points are dropped. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = isSorted(points) ? points : points.toSorted(fromLeft);
  if (sorted.length < 3) return [...sorted];
  const hull: Point[] = [];
  let size = 0;
  const add = (point: Point, least: number): void => {
    while (size > least && turn(hull[size - 2]!, hull[size - 1]!, point) <= 0) size--;
    hull[size++] = point;
  };
  for (const point of sorted) add(point, 1);
  const half = size;
  for (let i = sorted.length - 2; i >= 0; i--) add(sorted[i]!, half);
  hull.length = size - 1;
  return hull;
}

/** Sort order for the hull; points already in it are not sorted again. */
export const fromLeft = (a: Point, b: Point): number => a.x - b.x || a.y - b.y;

function isSorted(points: readonly Point[]): boolean {
  for (let i = 1; i < points.length; i++) if (fromLeft(points[i - 1]!, points[i]!) > 0) return false;
  return true;
}

const turn = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** Minimum-area rectangle around points: one side lies on an edge of their convex hull. */
export function smallestRectangle(points: readonly Point[]): RotatedRectangle {
  const hull = convexHull(points);
  if (hull.length < 3) return axisAligned(points);
  let best: RotatedRectangle | null = null;
  for (const [i, a] of hull.entries()) {
    const b = hull[(i + 1) % hull.length]!;
    const candidate = rectangleAlong(hull, Math.atan2(b.y - a.y, b.x - a.x));
    if (!best || candidate.width * candidate.height < best.width * best.height) best = candidate;
  }
  return best!;
}

function axisAligned(points: readonly Point[]): RotatedRectangle {
  return rectangleAlong(points, 0);
}

function rectangleAlong(points: readonly Point[], angle: number): RotatedRectangle {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  for (const { x, y } of points) {
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  const u = (left + right) / 2;
  const v = (top + bottom) / 2;
  return { x: u * cos - v * sin, y: u * sin + v * cos, width: right - left, height: bottom - top, angle };
}

/** The rectangle expanded by `distance` on every side. */
export const grow = (r: RotatedRectangle, distance: number): RotatedRectangle => ({
  ...r,
  width: r.width + 2 * distance,
  height: r.height + 2 * distance,
});

/** Corners clockwise from the top left; the long side of a wide rectangle is its top. */
export function corners(r: RotatedRectangle): Quad {
  const cos = Math.cos(r.angle);
  const sin = Math.sin(r.angle);
  const points = CORNERS.map(([u, v]) => ({
    x: r.x + u! * r.width * cos - v! * r.height * sin,
    y: r.y + u! * r.width * sin + v! * r.height * cos,
  }));
  return fromTopLeft(points);
}

/** Sorts the corners of a convex quadrilateral clockwise from the top left. */
export function fromTopLeft(points: readonly Point[]): Quad {
  const byX = points.toSorted((a, b) => a.x - b.x);
  const [topLeft, bottomLeft] = byX.slice(0, 2).sort((a, b) => a.y - b.y);
  const [topRight, bottomRight] = byX.slice(2).sort((a, b) => a.y - b.y);
  return [topLeft!, topRight!, bottomRight!, bottomLeft!];
}
