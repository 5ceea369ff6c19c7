import { distance, mapQuad, type Point, type Quad } from '../../../contract/geometry.ts';
import type { Gradient } from './gradient.ts';
import type { EdgeLine } from './lines.ts';

/**
 * Weights in an outline's score, beside its mean support: of its weakest side, and of its perspective distortion (set
 * by hand, ADR 401).
 */
const SCORE = { weakest: 0.5, leaning: 0.4 } as const;
/** Minimum sine of the angle between crossing sides: 17 degrees. */
const CROSSING = 0.3;
/** Minimum length ratio of opposite sides under perspective. */
const OPPOSITE = 0.6;
/** Share of a side at each end left out because of round corners. */
const CORNER = 0.05;

/** A quadrilateral in thumbnail pixels, and the share of each side supported by edges, 0–1. */
export interface Outline {
  readonly quad: Quad;
  readonly support: readonly [number, number, number, number];
  readonly score: number;
}

const MIN_SIDE_SUPPORT = 0.42;
const MIN_MEAN_SUPPORT = 0.66;
/** Maximum distance of corners outside the picture (share of its size): rounded card corners and tight crops. */
const OUTSIDE = 0.02;
const MIN_AREA_SHARE = 0.04;
/** Two cards side by side on a sheet have a ratio of 0.32. */
const MIN_PROPORTION = 0.28;
const MAX_PROPORTION = 3.5;
const COMPATIBLE = Math.cos((14 * Math.PI) / 180);

/** Every plausible outline of two flat and two steep lines, the best supported first. */
export function outlinesOf(
  lines: { flat: readonly EdgeLine[]; steep: readonly EdgeLine[] },
  gradient: Gradient,
): Outline[] {
  const outlines: Outline[] = [];
  // Corners are computed once: most of the thousands of combinations have one far outside.
  const corners = lines.flat.map((flat, i) =>
    lines.steep.map((steep, j): Corner | null => {
      const point = cornerOf(flat, steep, gradient);
      return point && { ...point, id: i * lines.steep.length + j };
    }),
  );
  const supportOf = supportsIn(gradient, lines.flat.length * lines.steep.length);
  for (const [i, some] of corners.entries()) {
    for (const others of corners.slice(i + 1)) {
      for (const [j, a] of some.entries()) {
        const b = others[j];
        if (!a || !b) continue;
        for (let k = j + 1; k < some.length; k++) {
          const c = some[k];
          const d = others[k];
          if (!c || !d) continue;
          const ordered = inOrder(a, b, c, d);
          if (!isPlausible(ordered, gradient)) continue;
          const support = supportOf(ordered);
          if (!support) continue;
          const mean = (support[0] + support[1] + support[2] + support[3]) / 4;
          if (mean < MIN_MEAN_SUPPORT) continue;
          const quad = mapQuad(ordered, ({ x, y }) => ({ x, y }));
          outlines.push({
            quad,
            support,
            score: mean + SCORE.weakest * Math.min(...support) - SCORE.leaning * leaning(quad),
          });
        }
      }
    }
  }
  return outlines.sort((a, b) => b.score - a.score);
}

/** An intersection of two lines and its index. */
interface Corner extends Point {
  readonly id: number;
}

type Corners = [Corner, Corner, Corner, Corner];

/** Support of the four sides; null if one has too little. Cached, since many outlines share a side. */
function supportsIn(gradient: Gradient, count: number): (corners: Corners) => Outline['support'] | null {
  const known = (step: number): ((from: Corner, to: Corner) => number) => {
    const supports = new Float64Array(count * count).fill(-1);
    return (from, to) => {
      const side = from.id * count + to.id;
      if (supports[side] === -1) supports[side] = sideSupport(gradient, from, to, step, MIN_EDGE);
      return supports[side]!;
    };
  };
  const glance = known(GLANCE_STEP);
  const look = known(STEP);
  return (corners) => {
    // Cheap rejection: nearly all outlines fail when every fifth position is tested.
    for (let i = 0; i < 4; i++)
      if (glance(corners[i]!, corners[(i + 1) % 4]!) < MIN_SUPPORT_AT_A_GLANCE) return null;
    const support: number[] = [];
    for (let i = 0; i < 4; i++) {
      const side = look(corners[i]!, corners[(i + 1) % 4]!);
      if (side < MIN_SIDE_SUPPORT) return null;
      support.push(side);
    }
    return support as unknown as Outline['support'];
  };
}

/** Intersection of two lines; null if it is far outside the picture. */
function cornerOf(flat: EdgeLine, steep: EdgeLine, { width, height }: Gradient): Point | null {
  const point = intersection(flat, steep);
  if (!point) return null;
  const [slackX, slackY] = [OUTSIDE * width, OUTSIDE * height];
  const near =
    point.x >= -slackX && point.y >= -slackY && point.x <= width + slackX && point.y <= height + slackY;
  return near ? point : null;
}

function inOrder(a: Corner, b: Corner, c: Corner, d: Corner): Corners {
  const byY = [a, b, c, d].sort((one, other) => one.y - other.y) as unknown as Corners;
  const [isTopTurned, isBottomTurned] = [byY[1].x < byY[0].x, byY[3].x < byY[2].x];
  return [
    byY[isTopTurned ? 1 : 0],
    byY[isTopTurned ? 0 : 1],
    byY[isBottomTurned ? 2 : 3],
    byY[isBottomTurned ? 3 : 2],
  ];
}

function intersection(a: EdgeLine, b: EdgeLine): Point | null {
  const determinant = Math.cos(a.angle) * Math.sin(b.angle) - Math.sin(a.angle) * Math.cos(b.angle);
  if (Math.abs(determinant) < CROSSING) return null;
  return {
    x: (a.distance * Math.sin(b.angle) - b.distance * Math.sin(a.angle)) / determinant,
    y: (b.distance * Math.cos(a.angle) - a.distance * Math.cos(b.angle)) / determinant,
  };
}

export function areaOf(quad: readonly Point[]): number {
  let twice = 0;
  for (let i = 0; i < quad.length; i++) {
    const p = quad[i]!;
    const q = quad[(i + 1) % quad.length]!;
    twice += p.x * q.y - q.x * p.y;
  }
  return Math.abs(twice) / 2;
}

export const sideLengths = ([a, b, c, d]: Quad): [
  top: number,
  right: number,
  bottom: number,
  left: number,
] => [distance(a, b), distance(b, c), distance(c, d), distance(d, a)];

function isPlausible(quad: Quad, { width, height }: { width: number; height: number }): boolean {
  if (areaOf(quad) < MIN_AREA_SHARE * width * height) return false;
  const [top, right, bottom, left] = sideLengths(quad);
  const proportion = (top + bottom) / (left + right);
  if (proportion < MIN_PROPORTION || proportion > MAX_PROPORTION) return false;
  // Under perspective, opposite sides stay within this ratio.
  if (
    Math.min(top, bottom) < OPPOSITE * Math.max(top, bottom) ||
    Math.min(left, right) < OPPOSITE * Math.max(left, right)
  )
    return false;
  return isSeenSquare(quad);
}

/** Corners under perspective: 60–120°. */
const MAX_CORNER_COSINE = 0.5;

/** Can a quadrilateral be a rectangle under perspective? */
export function isSeenSquare(shape: readonly Point[]): boolean {
  return shape.every((here, i) => {
    const [before, after] = [shape[(i + 3) % 4]!, shape[(i + 1) % 4]!];
    const a = { x: before.x - here.x, y: before.y - here.y };
    const b = { x: after.x - here.x, y: after.y - here.y };
    const cosine = (a.x * b.x + a.y * b.y) / (Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y));
    return Math.abs(cosine) < MAX_CORNER_COSINE;
  });
}

/**
 * Difference in length of opposite sides: of two outlines with similar support the less distorted one is the document.
 */
function leaning(quad: Quad): number {
  const [top, right, bottom, left] = sideLengths(quad);
  const difference = (a: number, b: number): number => 1 - Math.min(a, b) / Math.max(a, b);
  return difference(top, bottom) + difference(right, left);
}

/** Are all four sides edges of at least this strength? The hull around a heap of objects has no such sides. */
export function isEdged(quad: Quad, gradient: Gradient, least: number): boolean {
  const support = quad.map((corner, i) => sideSupport(gradient, corner, quad[(i + 1) % 4]!, STEP, least));
  const mean = support.reduce((sum, value) => sum + value, 0) / 4;
  return Math.min(...support) >= MIN_SIDE_SUPPORT && mean >= MIN_MEAN_SUPPORT;
}

const STEP = 2;
const GLANCE_STEP = 10;
const MIN_SUPPORT_AT_A_GLANCE = 0.25;
const MIN_EDGE = 22;

/** Share of a side with an edge of the same direction within two pixels. */
function sideSupport(
  { width, height, strength, normalX, normalY }: Gradient,
  from: Point,
  to: Point,
  step: number,
  least: number,
): number {
  const length = distance(from, to);
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  // Skip the round corners of cards.
  const margin = CORNER * length;
  let seen = 0;
  let count = 0;
  for (let s = margin; s <= length - margin; s += step, count++) {
    const x = from.x + ((to.x - from.x) * s) / length;
    const y = from.y + ((to.y - from.y) * s) / length;
    for (let off = -2; off <= 2; off++) {
      const px = Math.round(x + normal.x * off);
      const py = Math.round(y + normal.y * off);
      if (px < 1 || py < 1 || px >= width - 1 || py >= height - 1) continue;
      const at = py * width + px;
      if (strength[at]! < least) continue;
      if (Math.abs(normalX[at]! * normal.x + normalY[at]! * normal.y) < COMPATIBLE) continue;
      seen++;
      break;
    }
  }
  return count === 0 ? 0 : seen / count;
}
