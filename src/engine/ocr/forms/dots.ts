import { median } from '../../math/quantile.ts';
import type { Ink } from './ink.ts';

/** First and last column. */
export interface Stretch {
  readonly left: number;
  readonly right: number;
}

/** A connected piece of ink with its first and last row. */
export interface Piece extends Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** Centre row of a rule as a function of the column. */
export type Course = (x: number) => number;

/** Maximum thickness of a form's rule, and how low it lies, as shares of the line's height. */
const THICKEST = 0.15;
const HIGHEST = 0.45;
/** Maximum length of a dash, as a share of the height; longer ones are solid rules, which do not disturb OCR. */
const LONGEST = 0.5;
/** Rows by which dots of one rule may deviate. */
const WAVER = 2;
/** Minimum columns in each half of a line to estimate its slope. */
const FEWEST_COLUMNS = 8;

export const middleOf = ({ left, right }: Piece): number => (left + right) / 2;

/** Fits the course of a rule to columns that contain only one thin piece of ink low in the line; null if there are none. */
export function courseOf({ width, height, top, bottom, lowest }: Ink): Course | null {
  const points: { x: number; y: number }[] = [];
  for (let x = 0; x < width; x++)
    if (top[x]! >= HIGHEST * height && top[x] === lowest[x] && bottom[x]! - top[x]! < THICKEST * height)
      points.push({ x, y: (top[x]! + bottom[x]!) / 2 });
  if (points.length < FEWEST_COLUMNS) return null;
  const halves = [points.filter(({ x }) => x < width / 2), points.filter(({ x }) => x >= width / 2)];
  const [a, b] = halves.map((half) => ({
    x: median(half.map(({ x }) => x)),
    y: median(half.map(({ y }) => y)),
  }));
  if (halves.some((half) => half.length < FEWEST_COLUMNS)) {
    const level = median(points.map(({ y }) => y));
    return () => level;
  }
  const slope = (b!.y - a!.y) / (b!.x - a!.x);
  return (x) => a!.y + slope * (x - a!.x);
}

/** Pieces of ink on a rule's course that touch nothing above or below, left to right. */
export function dotsOn(ink: Ink, course: Course): Piece[] {
  const { width, height, bottom, lowest } = ink;
  const dots: Piece[] = [];
  let last = -1;
  for (let x = 0; x < width; x++) {
    const y = lowest[x]!;
    if (x <= last || y < 0 || bottom[x]! - y >= THICKEST * height) continue;
    if (Math.abs((y + bottom[x]!) / 2 - course(x)) > WAVER) continue;
    const piece = pieceAt(ink, x, y);
    if (!piece) continue;
    const middle = (piece.top + piece.bottom) / 2;
    if (Math.abs(middle - course(middleOf(piece))) > WAVER) continue;
    dots.push(piece);
    last = piece.right;
  }
  return dots;
}

/** The connected piece of ink at a pixel; null if larger than a dot or dash of a rule. */
function pieceAt({ mask, width, height }: Ink, x: number, y: number): Piece | null {
  const waiting = [y * width + x];
  const seen = new Set(waiting);
  let [left, right, top, bottom] = [x, x, y, y];
  for (const at of waiting) {
    const column = at % width;
    const row = (at - column) / width;
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    if (right - left >= LONGEST * height || bottom - top >= THICKEST * height) return null;
    for (let ny = Math.max(0, row - 1); ny <= Math.min(height - 1, row + 1); ny++)
      for (let nx = Math.max(0, column - 1); nx <= Math.min(width - 1, column + 1); nx++) {
        const next = ny * width + nx;
        if (!mask[next] || seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
  }
  return { left, right, top, bottom };
}

/** Parts of a rule that touch letters, no wider than a dot. */
export function dotsAtLetters(
  { width, top, bottom, lowest }: Ink,
  course: Course,
  dots: readonly Piece[],
): Piece[] {
  const widest = 1.4 * median(dots.map(({ left, right }) => right - left + 1)) + 1;
  const highest = median(dots.map((dot) => dot.bottom - dot.top)) + WAVER;
  const isBare = (x: number): boolean =>
    top[x]! >= 0 &&
    top[x] === lowest[x] &&
    bottom[x]! - top[x]! <= highest &&
    Math.abs((top[x]! + bottom[x]!) / 2 - course(x)) <= WAVER;
  const found: Piece[] = [];
  for (let x = 0; x < width; x++) {
    if (!isBare(x)) continue;
    const left = x;
    while (x + 1 < width && isBare(x + 1)) x++;
    if (x - left + 1 > widest || dots.some((dot) => dot.left <= x && dot.right >= left)) continue;
    const columns = Array.from({ length: x - left + 1 }, (_, i) => left + i);
    found.push({
      left,
      right: x,
      top: Math.min(...columns.map((c) => top[c]!)),
      bottom: Math.max(...columns.map((c) => bottom[c]!)),
    });
  }
  return found;
}
