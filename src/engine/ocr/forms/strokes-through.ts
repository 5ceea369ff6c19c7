import { inkIn, type Ink } from './ink.ts';
import type { Raster } from '../../raster/page.ts';

/** Rows of a line's box that are looked at, as shares of its height: without cell borders, underlines and descenders. */
const FROM_ROW = 0.1;
const TO_ROW = 0.86;
/** Where the middle of a stroke through letters lies; underlines and letters' feet lie below. */
const HIGHEST = 0.24;
const LOWEST = 0.72;
/** Maximum thickness of a stroke, as a share of the height, and in pixels on small print. */
const THICK = 0.16;
const THICK_PIXELS = 2;
/** How far ink may lie from the stroke's course, as a share of the height. */
const OFF_COURSE = 0.09;
/** Minimum length, in heights: no bar of a letter is that long. */
const LONG = 0.9;
/** Share of the columns along a stroke in which its ink shows. */
const UNBROKEN = 0.97;
/** How far a stroke bends from a straight line, and the length over which it is taken to be straight, in heights. */
const BENT = 0.22;
const BEND = 1.6;
/** Columns with nothing but the stroke: share of its length, groups of them, and share of them that lie on one course. */
const BARE = 0.04;
const BARE_GROUPS = 2;
const ON_COURSE = 0.6;
/** Lengths of a stroke by itself that show it among blurred letters: at both ends, or between words, in heights. */
const END = 0.15;
const BETWEEN_WORDS = 0.28;
/** Blank columns that do not end a stroke. */
const BRIDGED = 1;

/** Columns from `left` to `right` of a line through which a stroke runs. */
export interface Stroke {
  readonly left: number;
  readonly right: number;
}

interface Column {
  readonly x: number;
  /** Middle of the ink where it is thin. */
  readonly middle: number;
}

/**
 * Straight strokes through the letters of a line: what was struck out. Between printed letters there is paper; where there
 * is ink instead, on one course and through every letter, it was drawn over them.
 */
export function strokesThrough(line: Raster, letters: 'sharp' | 'blurred'): Stroke[] {
  const ink = inkIn(line);
  const { width, height } = ink;
  const inked = Array.from({ length: width }, (_, x) => runsIn(ink, x));
  const found: Stroke[] = [];
  for (let left = 0; left < width; left++) {
    if (inked[left]!.length === 0) continue;
    let right = left;
    for (let x = left; x <= Math.min(width - 1, right + 1 + BRIDGED); x++)
      if (inked[x]!.length > 0) right = x;
    if (right - left + 1 >= LONG * height && isStroke(inked, { left, right }, height, letters))
      found.push({ left, right });
    left = right;
  }
  return found;
}

type Run = readonly [from: number, to: number];

/** Runs of ink in a column. */
function runsIn({ mask, width, height }: Ink, x: number): Run[] {
  const runs: Run[] = [];
  const end = Math.floor(TO_ROW * height);
  for (let y = Math.floor(FROM_ROW * height); y < end; y++) {
    if (!mask[y * width + x]) continue;
    const from = y;
    while (y + 1 < end && mask[(y + 1) * width + x]) y++;
    runs.push([from, y]);
  }
  return runs;
}

function isStroke(
  inked: readonly (readonly Run[])[],
  { left, right }: Stroke,
  height: number,
  letters: 'sharp' | 'blurred',
): boolean {
  const thick = Math.max(THICK_PIXELS, THICK * height);
  const thin: Column[][] = [[], [], []];
  for (let x = left; x <= right; x++) {
    const runs = inked[x]!;
    if (runs.length === 0 || runs.length > 2 || runs.some(([from, to]) => to - from + 1 > thick)) continue;
    for (const [i, [from, to]] of runs.entries())
      thin[runs.length === 1 ? 0 : 1 + i]!.push({ x, middle: (from + to) / 2 });
  }
  // Struck out twice, there are two strokes between the letters.
  return thin.some(
    (bare) =>
      (letters === 'sharp' || showsAlone(bare, { left, right }, height)) &&
      isCourse(bare, inked, { left, right }, height),
  );
}

/** Where blur closes the gaps between letters, the stroke shows by itself at both ends, or between two words. */
function showsAlone(bare: readonly Column[], { left, right }: Stroke, height: number): boolean {
  const columns = new Set(bare.map(({ x }) => x));
  const stretch = (from: number, step: 1 | -1): number => {
    let x = from;
    while (columns.has(x)) x += step;
    return Math.abs(x - from);
  };
  const atEnds = Math.min(stretch(left, 1), stretch(right, -1));
  const between = Math.max(0, ...bare.map(({ x }) => (columns.has(x - 1) ? 0 : stretch(x, 1))));
  return atEnds >= END * height || (atEnds > 0 && between >= BETWEEN_WORDS * height);
}

function isCourse(
  all: readonly Column[],
  inked: readonly (readonly Run[])[],
  { left, right }: Stroke,
  height: number,
): boolean {
  const length = right - left + 1;
  const bare = all.filter(({ middle }) => middle > HIGHEST * height && middle < LOWEST * height);
  if (bare.length < Math.max(BARE * length, ON_COURSE * all.length)) return false;
  if (bare.filter(({ x }, i) => x > (bare[i - 1]?.x ?? -2) + 1).length < BARE_GROUPS) return false;
  const whole = fitted(bare);
  const near = bare.filter(({ x, middle }) => Math.abs(middle - whole(x)) <= BENT * height);
  if (near.length < ON_COURSE * bare.length) return false;
  const off = Math.max(THICK_PIXELS, OFF_COURSE * height);
  let shown = 0;
  for (let x = left; x <= right; x++) {
    const y = around(near, x, BEND * height)(x);
    if (inked[x]!.some(([from, to]) => from <= y + off && to >= y - off)) shown++;
  }
  return shown >= UNBROKEN * length;
}

/** The course near a column: strokes of a hand are bent. */
function around(bare: readonly Column[], x: number, reach: number): (x: number) => number {
  const nearby = bare.filter((column) => Math.abs(column.x - x) <= reach);
  return fitted(nearby.length > 2 ? nearby : bare);
}

/** Least squares. */
function fitted(columns: readonly Column[]): (x: number) => number {
  const n = columns.length;
  const x0 = columns.reduce((sum, { x }) => sum + x, 0) / n;
  const y0 = columns.reduce((sum, { middle }) => sum + middle, 0) / n;
  const across = columns.reduce((sum, { x }) => sum + (x - x0) ** 2, 0);
  const along = columns.reduce((sum, { x, middle }) => sum + (x - x0) * (middle - y0), 0);
  const slope = across === 0 ? 0 : along / across;
  return (x) => y0 + slope * (x - x0);
}
