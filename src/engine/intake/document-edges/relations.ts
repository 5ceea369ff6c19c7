import { distance, mapQuad, type Point, type Quad } from '../../../contract/geometry.ts';

/**
 * Factors by which quadrilaterals are shrunk before they are tested for being inside or outside, and for overlap (set
 * by hand, ADR 401).
 */
const INSIDE = 0.85;
const COMPARED = 0.92;

export const centreOf = (quad: Quad): Point => ({
  x: quad.reduce((sum, p) => sum + p.x, 0) / 4,
  y: quad.reduce((sum, p) => sum + p.y, 0) / 4,
});

/** Is a point inside a convex quadrilateral (corners clockwise on the screen)? */
export function contains(quad: Quad, point: Point): boolean {
  return quad.every((a, i) => {
    const b = quad[(i + 1) % 4]!;
    return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0;
  });
}

/** Corners of text regions extend beyond the letters, so a shrunk region is tested. */
const isInside = (quad: Quad, region: Quad): boolean =>
  shrunk(region, INSIDE).every((p) => contains(quad, p));
export const isOutside = (quad: Quad, region: Quad): boolean =>
  shrunk(region, INSIDE).every((p) => !contains(quad, p));

export const crosses = (quad: Quad, region: Quad): boolean =>
  !isInside(quad, region) && !isOutside(quad, region);

/**
 * Minimum length of a line in heights (longer than words and seals); the share that an outline may cut off at either
 * end.
 */
const LINE = { long: 5, middle: 0.5, cutOff: 0.15 } as const;

/**
 * Does an outline cut a text line whose centre it contains? Lines of a machine-readable zone span a card, while a
 * coloured area in its middle is narrower. Line ends of the preview are imprecise.
 */
export function cuts(quad: Quad, [a, b, c, d]: Quad): boolean {
  const left = { x: (a.x + d.x) / 2, y: (a.y + d.y) / 2 };
  const right = { x: (b.x + c.x) / 2, y: (b.y + c.y) / 2 };
  const length = distance(left, right);
  if (length < LINE.long * distance(a, d)) return false;
  const at = (share: number): Point => ({
    x: left.x + share * (right.x - left.x),
    y: left.y + share * (right.y - left.y),
  });
  return (
    contains(quad, at(LINE.middle)) &&
    [LINE.cutOff, 1 - LINE.cutOff].some((share) => !contains(quad, at(share)))
  );
}

/** Scales a quadrilateral about its centre by a factor (1: unchanged). */
export function shrunk(region: Quad, to: number): Quad {
  const centre = centreOf(region);
  return mapQuad(region, (p) => ({
    x: centre.x + to * (p.x - centre.x),
    y: centre.y + to * (p.y - centre.y),
  }));
}

/** Shrunk first: quadrilaterals of adjacent cards overlap slightly at their corners under perspective. */
export function overlap(a: Quad, b: Quad): boolean {
  const [p, q] = [shrunk(a, COMPARED), shrunk(b, COMPARED)];
  return (
    contains(p, centreOf(q)) ||
    contains(q, centreOf(p)) ||
    p.some((point) => contains(q, point)) ||
    q.some((point) => contains(p, point))
  );
}

/** Unit vector from one point to another. */
export function unit(from: Point, to: Point): Point {
  const length = Math.max(1e-9, distance(from, to));
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
