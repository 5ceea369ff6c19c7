import type { Gradient } from './gradient.ts';

/**
 * Base weight of an edge, minimum votes of a peak as a share of the shorter side, weight of the cells beside a peak
 * (set by hand, ADR 401).
 */
const BASE_EDGE_WEIGHT = 0.4;
const MIN_PEAK_VOTES = 0.12;
const NEIGHBOUR_CELL_WEIGHT = 0.7;

/** A straight line x·cos(angle) + y·sin(angle) = distance, with the edge strength that voted for it. */
export interface EdgeLine {
  readonly angle: number;
  readonly distance: number;
  readonly votes: number;
}

const DEGREE = Math.PI / 180;
const ANGLES = 180;
/** Degrees around an edge's own angle that it votes for. */
const SPREAD = 4;
const MIN_STRENGTH = 28;
const MAX_LINES = 12;

/**
 * The strongest straight edges of a picture (Hough transform in which each edge pixel votes only near its own
 * direction), at most twelve steep and twelve flat ones.
 */
export function strongestLines(gradient: Gradient): { flat: EdgeLine[]; steep: EdgeLine[] } {
  const { width, height, strength, normalX, normalY } = gradient;
  const reach = Math.ceil(Math.hypot(width, height));
  const columns = 2 * reach + 1;
  const votes = new Float32Array(ANGLES * columns);
  const cos = Float32Array.from({ length: ANGLES }, (_, a) => Math.cos(a * DEGREE));
  const sin = Float32Array.from({ length: ANGLES }, (_, a) => Math.sin(a * DEGREE));
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (strength[at]! < MIN_STRENGTH || !isRidge(gradient, x, y)) continue;
      // A faint straight border must compete with strong print: strength counts, but saturates.
      const weight = Math.min(1, strength[at]! / 160) + BASE_EDGE_WEIGHT;
      const own = Math.round(Math.atan2(normalY[at]!, normalX[at]!) / DEGREE);
      for (let a = own - SPREAD; a <= own + SPREAD; a++) {
        const angle = (a + 2 * ANGLES) % ANGLES;
        votes[angle * columns + Math.round(x * cos[angle]! + y * sin[angle]!) + reach]! += weight;
      }
    }
  }
  const peaks = peaksOf(votes, columns, reach, MIN_PEAK_VOTES * Math.min(width, height));
  // The angle is that of the normal: flat lines have a normal near 90°.
  const isFlat = ({ angle }: EdgeLine): boolean => Math.abs(angle - Math.PI / 2) < Math.PI / 4;
  return {
    flat: peaks.filter(isFlat).slice(0, MAX_LINES),
    steep: peaks.filter((l) => !isFlat(l)).slice(0, MAX_LINES),
  };
}

/** Non-maximum suppression across the edge. */
function isRidge({ width, strength, normalX, normalY }: Gradient, x: number, y: number): boolean {
  const at = y * width + x;
  const step = Math.round(normalY[at]!) * width + Math.round(normalX[at]!);
  return strength[at]! >= strength[at + step]! && strength[at]! > strength[at - step]!;
}

function peaksOf(votes: Float32Array, columns: number, reach: number, least: number): EdgeLine[] {
  const candidates: number[] = [];
  const sumAt = (index: number): number =>
    votes[index]! + NEIGHBOUR_CELL_WEIGHT * (votes[index - 1]! + votes[index + 1]!);
  for (let angle = 0; angle < ANGLES; angle++)
    for (let index = angle * columns + 1; index < (angle + 1) * columns - 1; index++)
      if (sumAt(index) >= least) candidates.push(index);
  candidates.sort((a, b) => sumAt(b) - sumAt(a));
  const peaks: EdgeLine[] = [];
  for (const index of candidates) {
    const angle = Math.floor(index / columns) * DEGREE;
    const distance = (index % columns) - reach;
    if (peaks.some((p) => sameLine(p, angle, distance))) continue;
    peaks.push({ angle, distance, votes: sumAt(index) });
    if (peaks.length >= 6 * MAX_LINES) break;
  }
  return peaks;
}

/** Lines with opposite normals are the same if their distances have opposite signs. */
function sameLine(line: EdgeLine, angle: number, distance: number): boolean {
  const turn = Math.abs(line.angle - angle);
  const near = (limit: number, sign: number): boolean =>
    limit < 7 * DEGREE && Math.abs(line.distance - sign * distance) < 9;
  return near(turn, 1) || near(Math.PI - turn, -1);
}
