import type { Point, Quad } from '../../../src/contract/geometry.ts';

/** Area shared by two convex quadrilaterals (corners clockwise on the screen) over the area of both, 0–1. */
export function overlapOfQuads(a: Quad, b: Quad): number {
  const shared = area(clipped(clockwise(a), clockwise(b)));
  return shared / (area(a) + area(b) - shared);
}

/** Is a point inside a convex quadrilateral, whichever way its corners run? */
export function isInside(quad: Quad, point: Point): boolean {
  const corners = clockwise(quad);
  return corners.every((from, i) => side(from, corners[(i + 1) % 4]!, point) >= 0);
}

const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

const signedArea = (points: readonly Point[]): number =>
  points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length]!;
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);

const area = (points: readonly Point[]): number => Math.abs(signedArea(points));

const clockwise = (quad: readonly Point[]): Point[] => (signedArea(quad) < 0 ? quad.toReversed() : [...quad]);

/** Sutherland–Hodgman: what of `subject` lies inside the convex `window`. */
function clipped(subject: readonly Point[], window: readonly Point[]): Point[] {
  let rest = [...subject];
  for (const [i, from] of window.entries()) {
    const to = window[(i + 1) % window.length]!;
    const before = rest;
    rest = before.flatMap((p, k) => {
      const q = before[(k + 1) % before.length]!;
      const [sp, sq] = [side(from, to, p), side(from, to, q)];
      const kept = sp >= 0 ? [p] : [];
      if (sp >= 0 === sq >= 0) return kept;
      const t = sp / (sp - sq);
      return [...kept, { x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) }];
    });
  }
  return rest;
}
