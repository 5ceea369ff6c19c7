import type { Point } from '../../../contract/geometry.ts';
import type { Gradient } from './gradient.ts';

/** Base weight of an edge; minimum sine of the angle between crossing lines (set by hand, ADR 401). */
const FAINT = 0.4;
const CROSSING = 0.3;

/** A straight line x·cos + y·sin = distance, with the edges along it. */
export interface DirectedLine {
  readonly cos: number;
  readonly sin: number;
  readonly distance: number;
  /** Share of edge pixels between two positions on the line; null if too few are inside the picture. */
  edgesBetween(from: number, to: number): number | null;
}

const DEGREE = Math.PI / 180;
/** Tolerance of the direction, degrees: cameras are tilted, and the direction of short words is imprecise. */
const MAX_LEAN = 7;
const ANGLES = 2 * MAX_LEAN + 1;
/** Minimum cosine between an edge's direction and a line that it votes for, and one that it lies on. */
const VOTES_FOR = 0.97;
const LIES_ON = 0.95;
/** An edge votes for angles within this distance of its own, degrees. */
const SPREAD = 2;
/** Maximum lines per direction: checked cloth and boards have thirty themselves. */
const MAX_LINES = 28;
/** Minimum votes, as a share of the picture's shorter side. */
const LEAST_VOTES = 0.05;
/** Multiple of the minimum strength at which a vote saturates. */
const STRONG = 8;
/**
 * Accumulator cells are whole degrees and pixels: weight of the two adjacent cells, and the tolerance of votes removed
 * with a line.
 */
const BESIDE = 0.7;
const ON_LINE = { degrees: 2, pixels: 1.5 } as const;
/** Minimum samples for a result. */
const LEAST_PLACES = 8;

/** The strongest straight edges with a normal near the given degrees; cached. Edges weaker than `least` are ignored. */
export function directedLines(gradient: Gradient, least: number): (degrees: number) => DirectedLine[] {
  const known = new Map<number, DirectedLine[]>();
  const ridges = ridgesOf(gradient, least);
  return (degrees) => {
    const lines = known.get(degrees) ?? linesNear(gradient, ridges, degrees, least);
    known.set(degrees, lines);
    return lines;
  };
}

/** Pixels that are local maxima across the edge. */
function ridgesOf({ width, height, strength, normalX, normalY }: Gradient, least: number): number[] {
  const ridges: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const own = strength[at]!;
      if (own < least) continue;
      const step = Math.round(normalY[at]!) * width + Math.round(normalX[at]!);
      if (own >= strength[at + step]! && own > strength[at - step]!) ridges.push(at);
    }
  return ridges;
}

/**
 * Hough transform in which each found line removes its edges' votes; otherwise the lines of slightly skewed checked
 * cloth would outvote a card's.
 */
function linesNear(
  gradient: Gradient,
  ridges: readonly number[],
  degrees: number,
  least: number,
): DirectedLine[] {
  const { width, height } = gradient;
  const reach = Math.ceil(Math.hypot(width, height));
  const columns = 2 * reach + 1;
  const angles = Array.from({ length: ANGLES }, (_, a) => {
    const angle = (degrees + a - MAX_LEAN) * DEGREE;
    return { cos: Math.cos(angle), sin: Math.sin(angle) };
  });
  const votes = new Float32Array(ANGLES * columns);
  const cast = ({ x, y, nearest, weight }: Voter, sign: 1 | -1): void => {
    for (let a = Math.max(0, nearest - SPREAD); a <= Math.min(ANGLES - 1, nearest + SPREAD); a++)
      votes[a * columns + Math.round(x * angles[a]!.cos + y * angles[a]!.sin) + reach]! += sign * weight;
  };
  let voters = votersOf(gradient, ridges, angles[MAX_LEAN]!, least);
  for (const voter of voters) cast(voter, 1);
  const lines: DirectedLine[] = [];
  while (lines.length < MAX_LINES) {
    let best = 0;
    let most = LEAST_VOTES * Math.min(width, height);
    for (let at = 1; at < votes.length - 1; at++) {
      const sum = votes[at]! + BESIDE * (votes[at - 1]! + votes[at + 1]!);
      if (sum <= most) continue;
      best = at;
      most = sum;
    }
    if (best === 0) break;
    const nearest = Math.floor(best / columns);
    const distance = (best % columns) - reach;
    const { cos, sin } = angles[nearest]!;
    const left: Voter[] = [];
    for (const voter of voters) {
      const isOn =
        Math.abs(voter.nearest - nearest) <= ON_LINE.degrees &&
        Math.abs(voter.x * cos + voter.y * sin - distance) <= ON_LINE.pixels;
      if (isOn) cast(voter, -1);
      else left.push(voter);
    }
    // Stop if nothing was removed: the rest is rounding residue.
    if (left.length === voters.length) break;
    voters = left;
    lines.push(withEdges(gradient, { cos, sin }, distance, least, reach));
  }
  return lines;
}

/** An edge pixel, its nearest angle and the weight of its vote. */
interface Voter {
  readonly x: number;
  readonly y: number;
  readonly nearest: number;
  readonly weight: number;
}

function votersOf(
  { width, strength, normalX, normalY }: Gradient,
  ridges: readonly number[],
  { cos, sin }: { cos: number; sin: number },
  least: number,
): Voter[] {
  const voters: Voter[] = [];
  for (const at of ridges) {
    const along = normalX[at]! * cos + normalY[at]! * sin;
    if (Math.abs(along) < VOTES_FOR) continue;
    const off = (normalY[at]! * cos - normalX[at]! * sin) / along / DEGREE;
    // A faint straight border must compete with strong print: strength counts, but saturates.
    const weight = Math.min(1, strength[at]! / (STRONG * least)) + FAINT;
    voters.push({ x: at % width, y: (at / width) | 0, nearest: Math.round(off) + MAX_LEAN, weight });
  }
  return voters;
}

/** Prefix sums of edges along the line: any section costs two look-ups. */
function withEdges(
  { width, height, strength, normalX, normalY }: Gradient,
  { cos, sin }: { cos: number; sin: number },
  distance: number,
  least: number,
  reach: number,
): DirectedLine {
  const places = new Int32Array(2 * reach + 2);
  const edges = new Int32Array(2 * reach + 2);
  for (let i = 0; i <= 2 * reach; i++) {
    const along = i - reach;
    const x = distance * cos - along * sin;
    const y = distance * sin + along * cos;
    const isThere = x >= 3 && y >= 3 && x < width - 3 && y < height - 3;
    let isEdge = false;
    for (let off = -1; off <= 1 && isThere && !isEdge; off++) {
      const at = Math.round(y + off * sin) * width + Math.round(x + off * cos);
      isEdge = strength[at]! >= least && Math.abs(normalX[at]! * cos + normalY[at]! * sin) >= LIES_ON;
    }
    places[i + 1] = places[i]! + (isThere ? 1 : 0);
    edges[i + 1] = edges[i]! + (isEdge ? 1 : 0);
  }
  const inRange = (along: number): number => Math.max(0, Math.min(2 * reach + 1, Math.round(along) + reach));
  return {
    cos,
    sin,
    distance,
    edgesBetween: (from, to) => {
      const [start, end] = [inRange(Math.min(from, to)), inRange(Math.max(from, to))];
      const seen = places[end]! - places[start]!;
      return seen < LEAST_PLACES ? null : (edges[end]! - edges[start]!) / seen;
    },
  };
}

/** Position of a point along a line, whose direction is its normal rotated clockwise by 90°. */
export const alongLine = ({ cos, sin }: DirectedLine, p: Point): number => p.y * cos - p.x * sin;

/** Intersection of two lines; null if they are nearly parallel, or it is far outside the picture. */
export function crossingOf(a: DirectedLine, b: DirectedLine, { width, height }: Gradient): Point | null {
  const determinant = a.cos * b.sin - a.sin * b.cos;
  if (Math.abs(determinant) < CROSSING) return null;
  const x = (a.distance * b.sin - b.distance * a.sin) / determinant;
  const y = (b.distance * a.cos - a.distance * b.cos) / determinant;
  const slack = 8;
  return x >= -slack && y >= -slack && x <= width + slack && y <= height + slack ? { x, y } : null;
}
