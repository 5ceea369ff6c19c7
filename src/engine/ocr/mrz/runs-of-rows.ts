import type { Point } from '../../../contract/geometry.ts';

/** Pieces of one row, in heights: tolerance of level, and range of height ratios (chosen on drawn specimens, ADR 401). */
const ROW = { level: 0.5, higher: 1.8, alike: { from: 0.6, to: 1.6 } } as const;

/** A line that may be a row of a zone, or part of one. */
export interface Piece {
  readonly left: Point;
  readonly right: Point;
  readonly height: number;
  /** It is almost certainly of a zone. */
  readonly seed: boolean;
  /** Number of fillers read. */
  readonly fillers: number;
}

/** Slope and height of the rows of a page, pixels. */
export interface Scale {
  readonly slope: number;
  readonly height: number;
}

/** Maximum rows of a zone. */
const MOST_ROWS = 3;
/** Maximum row distance, in heights, with one unseen row between. */
const WIDEST_PITCH = 3.8;
/** Range of the distance to a neighbouring row, in heights. */
const NEIGHBOUR = { least: 0.9, most: 2.2 };

export const slopeOf = ({ left, right }: Piece): number => (right.y - left.y) / Math.max(1, right.x - left.x);

/** Vertical centre of a piece, corrected for slope. */
const level = (p: Piece, slope: number): number =>
  (p.left.y + p.right.y) / 2 - (slope * (p.left.x + p.right.x)) / 2;

export const sameRow = (a: Piece, b: Piece, { slope, height }: Scale): boolean =>
  Math.abs(level(a, slope) - level(b, slope)) < ROW.level * height && b.height < ROW.higher * height;

/**
 * Runs of successive rows with seeds, top to bottom, as many as a zone has: the lowest run first, but runs without
 * fillers last. Rows without a seed directly above, below or between belong to the run if their left edges align.
 *
 * @param most maximum number of runs
 */
export function runsOf(
  seeds: readonly Piece[],
  pieces: readonly Piece[],
  scale: Scale,
  most: number,
): Piece[][][] {
  const left = clusters(seeds, scale);
  const runs: Piece[][][] = [];
  while (left.length > 0) runs.push(lowestRun(left, scale));
  const shows = (run: readonly Piece[][]): number => (run.flat().some(({ fillers }) => fillers > 1) ? 0 : 1);
  return runs
    .toSorted((a, b) => shows(a) - shows(b))
    .slice(0, most)
    .map((run) => withNeighbours(run, pieces, scale));
}

function clusters(seeds: readonly Piece[], scale: Scale): Piece[][] {
  const rows: Piece[][] = [];
  const { slope } = scale;
  for (const seed of seeds.toSorted((a, b) => level(a, slope) - level(b, slope))) {
    const row = rows.at(-1);
    if (row && sameRow(row[0]!, seed, scale)) row.push(seed);
    else rows.push([seed]);
  }
  return rows;
}

/** Removes the lowest run of at most three rows from `rows`. */
function lowestRun(rows: Piece[][], { slope, height }: Scale): Piece[][] {
  const run = [rows.pop()!];
  while (rows.length > 0 && run.length < MOST_ROWS) {
    if (level(run[0]![0]!, slope) - level(rows.at(-1)![0]!, slope) > WIDEST_PITCH * height) break;
    run.unshift(rows.pop()!);
  }
  return run;
}

/** The run with adjacent rows that have no seed: `ICCOL00000001230`, a number whose fillers were not detected. */
function withNeighbours(run: Piece[][], pieces: readonly Piece[], scale: Scale): Piece[][] {
  const { slope, height } = scale;
  let rows = run;
  while (rows.length < MOST_ROWS) {
    const start = Math.min(...rows.flat().map(({ left }) => left.x));
    const distance = (piece: Piece): number =>
      Math.min(...rows.map((row) => Math.abs(level(piece, slope) - level(row[0]!, slope)) / height));
    const next = pieces
      .map((piece) => ({ piece, nearest: distance(piece) }))
      .filter(({ piece, nearest }) => {
        const isAlike = piece.height > ROW.alike.from * height && piece.height < ROW.alike.to * height;
        const isLong = piece.right.x - piece.left.x > LEAST_WIDTH * height;
        return (
          isAlike &&
          isLong &&
          nearest > NEIGHBOUR.least &&
          nearest < NEIGHBOUR.most &&
          Math.abs(piece.left.x - start) < 2 * height
        );
      })
      .sort((a, b) => a.nearest - b.nearest)[0]?.piece;
    if (!next) break;
    rows = [...rows, [next]].toSorted((a, b) => level(a[0]!, slope) - level(b[0]!, slope));
  }
  return rows;
}

/** Minimum width of a zone's number, in heights, without fillers. */
const LEAST_WIDTH = 5;
