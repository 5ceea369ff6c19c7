import { distance, type Point, type Quad } from '../../../contract/geometry.ts';
import type { Gradient } from './gradient.ts';
import { isSeenSquare } from './quadrilaterals.ts';

/** Search range for the edge inside and outside a side, thumbnail pixels. */
export interface Reach {
  readonly inward: number;
  readonly outward: number;
}

const STEP = 0.5;
/** Samples along a side, without the round corners of cards. */
const PLACES = 48;
const ENDS = 0.1;
/** Minimum cosine between an edge's direction and the side's: 25°. */
const COMPATIBLE = 0.9;
/** Of several parallel edges the outermost one is the border, unless it is much weaker than the strongest. */
const NEARLY_STRONGEST = 0.55;
const WEAKEST = 8;
/** Maximum deviation of single samples from the edge of the whole side: sides are slightly skewed. */
const LEAN = 2;
const MIN_SHARE = 0.5;

interface Line {
  readonly from: Point;
  readonly to: Point;
}

/**
 * Moves the sides of an outline to the actual edges. Outlines by colour or closed edges include the soft border and
 * shadow (2–3 thumbnail pixels), and lines of whole degrees miss the corners.
 */
export function snapped(quad: Quad, gradient: Gradient, reach: Reach): Quad {
  const sides = quad.map((from, i) => sideAtEdge({ from, to: quad[(i + 1) % 4]! }, gradient, reach));
  const corners = sides.map((side, i) => crossing(sides[(i + 3) % 4]!, side));
  const most = 2 * Math.max(reach.inward, reach.outward);
  const isNear = corners.every((p, i) => p && distance(quad[i]!, p) <= most);
  const found = corners as unknown as Quad;
  return isNear && isSeenSquare(found) ? found : quad;
}

function sideAtEdge(side: Line, gradient: Gradient, { inward, outward }: Reach): Line {
  const { from, to } = side;
  const length = distance(from, to);
  // Corners are clockwise: the inside is to the right.
  const inside = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const offsets = Array.from(
    { length: Math.round((inward + outward) / STEP) + 1 },
    (_, i) => i * STEP - outward,
  );
  const strengths = strengthsAcross(side, inside, offsets, gradient);
  const mean = offsets.map((_, k) => {
    let sum = 0;
    for (let at = k; at < strengths.length; at += offsets.length) sum += strengths[at]!;
    return sum / PLACES;
  });
  const border = outermostPeak(mean);
  if (border === null) return side;
  const near = Math.round(LEAN / STEP);
  const found: { share: number; offset: number }[] = [];
  for (let i = 0; i < PLACES; i++) {
    const row = i * offsets.length;
    let best = Math.max(0, border - near);
    for (let k = best; k <= Math.min(offsets.length - 1, border + near); k++)
      if (strengths[row + k]! > strengths[row + best]!) best = k;
    if (strengths[row + best]! >= WEAKEST) found.push({ share: shareAt(i), offset: offsets[best]! });
  }
  if (found.length < MIN_SHARE * PLACES) return side;
  const offsetAt = fittedLine(found);
  const moved = (p: Point, by: number): Point => ({ x: p.x + inside.x * by, y: p.y + inside.y * by });
  return { from: moved(from, offsetAt(0)), to: moved(to, offsetAt(1)) };
}

const shareAt = (place: number): number => ENDS + ((1 - 2 * ENDS) * place) / (PLACES - 1);

/** Strengths of edges parallel to a side: for each sample in turn, at all offsets. */
function strengthsAcross(
  { from, to }: Line,
  inside: Point,
  offsets: readonly number[],
  { width, height, strength, normalX, normalY }: Gradient,
): Float32Array {
  const strengths = new Float32Array(PLACES * offsets.length);
  for (let i = 0; i < PLACES; i++) {
    const share = shareAt(i);
    const onSideX = from.x + (to.x - from.x) * share;
    const onSideY = from.y + (to.y - from.y) * share;
    for (let k = 0; k < offsets.length; k++) {
      const x = Math.round(onSideX + inside.x * offsets[k]!);
      const y = Math.round(onSideY + inside.y * offsets[k]!);
      if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) continue;
      const at = y * width + x;
      const along = Math.abs(normalX[at]! * inside.x + normalY[at]! * inside.y);
      if (along >= COMPATIBLE) strengths[i * offsets.length + k] = strength[at]!;
    }
  }
  return strengths;
}

/** The first of the strongest peaks of a profile from outside inwards; null if there is no edge. */
function outermostPeak(profile: readonly number[]): number | null {
  const most = Math.max(...profile);
  if (most < WEAKEST) return null;
  const peak = profile.findIndex(
    (value, k) =>
      value >= NEARLY_STRONGEST * most && value >= (profile[k - 1] ?? 0) && value >= (profile[k + 1] ?? 0),
  );
  return peak < 0 ? null : peak;
}

/** Least-squares line of offset by position, fitted again without outliers. */
function fittedLine(found: readonly { share: number; offset: number }[]): (share: number) => number {
  let used = found;
  let line = (_: number): number => 0;
  for (let round = 0; round < 2; round++) {
    const n = used.length;
    const x = used.reduce((sum, p) => sum + p.share, 0) / n;
    const y = used.reduce((sum, p) => sum + p.offset, 0) / n;
    const spread = used.reduce((sum, p) => sum + (p.share - x) ** 2, 0);
    const slope =
      spread === 0 ? 0 : used.reduce((sum, p) => sum + (p.share - x) * (p.offset - y), 0) / spread;
    line = (share) => y + slope * (share - x);
    const near = used.filter((p) => Math.abs(p.offset - line(p.share)) <= 1);
    if (near.length < MIN_SHARE * n) break;
    used = near;
  }
  return line;
}

function crossing(a: Line, b: Line): Point | null {
  const [u, v] = [
    { x: a.to.x - a.from.x, y: a.to.y - a.from.y },
    { x: b.to.x - b.from.x, y: b.to.y - b.from.y },
  ];
  const determinant = u.x * v.y - u.y * v.x;
  if (Math.abs(determinant) < 1e-9) return null;
  const t = ((b.from.x - a.from.x) * v.y - (b.from.y - a.from.y) * v.x) / determinant;
  return { x: a.from.x + t * u.x, y: a.from.y + t * u.y };
}
