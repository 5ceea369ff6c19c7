import type { Point } from '../../../src/contract/geometry.ts';

export type Triangle = readonly [number, number, number];

/** Delaunay triangulation of points in the plane (Bowyer–Watson); fine for some hundred points. */
export function triangulate(points: readonly Point[]): Triangle[] {
  const n = points.length;
  const far = 1e5;
  const all = [...points, { x: -far, y: -far }, { x: far, y: -far }, { x: 0, y: far }];
  let triangles: Triangle[] = [[n, n + 1, n + 2]];
  for (let i = 0; i < n; i++) {
    const bad = triangles.filter((t) => inCircle(all[i]!, t, all));
    const edges = new Map<string, [number, number]>();
    for (const t of bad) {
      for (const [a, b] of [
        [t[0], t[1]],
        [t[1], t[2]],
        [t[2], t[0]],
      ] as const) {
        const key = a < b ? `${a} ${b}` : `${b} ${a}`;
        // An edge of two removed triangles is inside the hole.
        if (edges.has(key)) edges.delete(key);
        else edges.set(key, [a, b]);
      }
    }
    const removed = new Set(bad);
    triangles = triangles.filter((t) => !removed.has(t));
    for (const [a, b] of edges.values()) triangles.push([a, b, i]);
  }
  return triangles.filter((t) => t.every((corner) => corner < n));
}

function inCircle(p: Point, [a, b, c]: Triangle, all: readonly Point[]): boolean {
  const [ax, ay] = [all[a]!.x - p.x, all[a]!.y - p.y];
  const [bx, by] = [all[b]!.x - p.x, all[b]!.y - p.y];
  const [cx, cy] = [all[c]!.x - p.x, all[c]!.y - p.y];
  const determinant =
    (ax * ax + ay * ay) * (bx * cy - cx * by) -
    (bx * bx + by * by) * (ax * cy - cx * ay) +
    (cx * cx + cy * cy) * (ax * by - bx * ay);
  const clockwise =
    (all[b]!.x - all[a]!.x) * (all[c]!.y - all[a]!.y) - (all[b]!.y - all[a]!.y) * (all[c]!.x - all[a]!.x) < 0;
  return clockwise ? determinant < 0 : determinant > 0;
}
