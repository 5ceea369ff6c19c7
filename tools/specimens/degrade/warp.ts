import type { Point, Quad } from '../../../src/contract/geometry.ts';
import type { Picture } from './picture.ts';

/** A plane projective map, row by row; the last entry is 1. */
export type Homography = readonly number[];

/** The map that takes four points to four others (direct linear solution, Gaussian elimination). */
export function homography(from: Quad, to: Quad): Homography {
  const rows: number[][] = [];
  from.forEach((p, i) => {
    const q = to[i]!;
    rows.push(
      [p.x, p.y, 1, 0, 0, 0, -q.x * p.x, -q.x * p.y, q.x],
      [0, 0, 0, p.x, p.y, 1, -q.y * p.x, -q.y * p.y, q.y],
    );
  });
  for (let c = 0; c < 8; c++) {
    const best = rows
      .slice(c)
      .reduce((top, row, k) => (Math.abs(row[c]!) > Math.abs(rows[top]![c]!) ? k + c : top), c);
    [rows[c], rows[best]] = [rows[best]!, rows[c]!];
    const pivot = rows[c]!;
    for (let r = 0; r < 8; r++) {
      if (r === c) continue;
      const factor = rows[r]![c]! / pivot[c]!;
      if (factor !== 0) for (let k = c; k < 9; k++) rows[r]![k]! -= factor * pivot[k]!;
    }
  }
  return [...rows.map((row, i) => row[8]! / row[i]!), 1];
}

export function project(h: Homography, p: Point): Point {
  const w = h[6]! * p.x + h[7]! * p.y + 1;
  return { x: (h[0]! * p.x + h[1]! * p.y + h[2]!) / w, y: (h[3]! * p.x + h[4]! * p.y + h[5]!) / w };
}

/** Draws `picture` into `canvas` where `back` (canvas to picture) lands inside it; bilinear. Changes `canvas`. */
export function warpInto(
  canvas: Picture,
  picture: Picture,
  back: Homography,
  region: { x0: number; y0: number; x1: number; y1: number },
): void {
  const [a, b, c, d, e, f, g, h] = back as [number, number, number, number, number, number, number, number];
  const { data, width, height } = picture;
  const out = canvas.data;
  const x1 = Math.min(canvas.width, Math.ceil(region.x1) + 1);
  const y1 = Math.min(canvas.height, Math.ceil(region.y1) + 1);
  for (let y = Math.max(0, Math.floor(region.y0)); y < y1; y++) {
    for (let x = Math.max(0, Math.floor(region.x0)); x < x1; x++) {
      const w = g * x + h * y + 1;
      const u = (a * x + b * y + c) / w;
      const v = (d * x + e * y + f) / w;
      if (u < 0 || v < 0 || u > width - 1.001 || v > height - 1.001) continue;
      const i = Math.floor(u);
      const j = Math.floor(v);
      const p = u - i;
      const q = v - j;
      const o = (j * width + i) * 3;
      const o2 = o + width * 3;
      const t = (y * canvas.width + x) * 3;
      for (let k = 0; k < 3; k++) {
        out[t + k] =
          (data[o + k]! * (1 - p) + data[o + 3 + k]! * p) * (1 - q) +
          (data[o2 + k]! * (1 - p) + data[o2 + 3 + k]! * p) * q;
      }
    }
  }
}
