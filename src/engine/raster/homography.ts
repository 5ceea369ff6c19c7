import { cornersOf, mapQuad, type Point, type Quad } from '../../contract/geometry.ts';

/** A plane homography, row by row; the last element is 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** The homography that maps the corners of `from` to those of `to`; null if three corners are collinear. */
export function homographyBetween(from: Quad, to: Quad): Homography | null {
  const rows: number[][] = [];
  for (const [i, p] of from.entries()) {
    const q = to[i]!;
    rows.push([p.x, p.y, 1, 0, 0, 0, -p.x * q.x, -p.y * q.x, q.x]);
    rows.push([0, 0, 0, p.x, p.y, 1, -p.x * q.y, -p.y * q.y, q.y]);
  }
  const solution = solve(rows);
  return solution ? ([...solution, 1] as unknown as Homography) : null;
}

export function project(h: Homography, { x, y }: Point): Point {
  const w = h[6] * x + h[7] * y + h[8];
  return { x: (h[0] * x + h[1] * y + h[2]) / w, y: (h[3] * x + h[4] * y + h[5]) / w };
}

export const projectQuad = (h: Homography, quad: Quad): Quad => mapQuad(quad, (p) => project(h, p));

/** The corners of a whole raster. */
export const wholeOf = ({ width, height }: { width: number; height: number }): Quad =>
  cornersOf({ x: 0, y: 0, width, height });

/** Gauss–Jordan elimination with partial pivoting on an augmented matrix. */
function solve(rows: number[][]): number[] | null {
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let r = column + 1; r < n; r++)
      if (Math.abs(rows[r]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = r;
    if (Math.abs(rows[pivot]![column]!) < 1e-9) return null;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const lead = rows[column]!;
    for (let r = 0; r < n; r++) {
      if (r === column) continue;
      const factor = rows[r]![column]! / lead[column]!;
      if (factor !== 0) for (let c = column; c <= n; c++) rows[r]![c]! -= factor * lead[c]!;
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!);
}
