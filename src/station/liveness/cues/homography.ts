import type { Point } from '../../../contract/geometry.ts';

/**
 * RMS distance, in pixels of `to`, left after mapping `from` onto `to` by the best homography (direct linear transform,
 * Hartley and Zisserman, Multiple View Geometry, §4.1, with h₃₃ = 1).
 *
 * @param from and `to` at least five points each, in the same order.
 */
export function planeResidual(from: readonly Point[], to: readonly Point[]): number {
  const a = normalise(from);
  const b = normalise(to);
  const normal = Array.from({ length: 8 }, () => new Array<number>(9).fill(0));
  const addRow = (row: readonly number[], value: number) => {
    for (let i = 0; i < 8; i++) {
      for (let j = 0; j < 8; j++) normal[i]![j]! += row[i]! * row[j]!;
      normal[i]![8]! += row[i]! * value;
    }
  };
  for (const [i, p] of a.points.entries()) {
    const q = b.points[i]!;
    addRow([p.x, p.y, 1, 0, 0, 0, -q.x * p.x, -q.x * p.y], q.x);
    addRow([0, 0, 0, p.x, p.y, 1, -q.y * p.x, -q.y * p.y], q.y);
  }
  const h = solve(normal);
  let sum = 0;
  for (const [i, p] of a.points.entries()) {
    const w = h[6]! * p.x + h[7]! * p.y + 1;
    const x = (h[0]! * p.x + h[1]! * p.y + h[2]!) / w;
    const y = (h[3]! * p.x + h[4]! * p.y + h[5]!) / w;
    sum += (x - b.points[i]!.x) ** 2 + (y - b.points[i]!.y) ** 2;
  }
  return Math.sqrt(sum / from.length) * b.scale;
}

/** Centred on the origin with a mean distance of one, so that the equations are well conditioned. */
function normalise(points: readonly Point[]): { points: Point[]; scale: number } {
  const x = points.reduce((s, p) => s + p.x, 0) / points.length;
  const y = points.reduce((s, p) => s + p.y, 0) / points.length;
  const scale = points.reduce((s, p) => s + Math.hypot(p.x - x, p.y - y), 0) / points.length || 1;
  return { points: points.map((p) => ({ x: (p.x - x) / scale, y: (p.y - y) / scale })), scale };
}

/** Gaussian elimination with partial pivoting on an n × (n + 1) system. */
function solve(system: number[][]): number[] {
  const n = system.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++)
      if (Math.abs(system[row]![column]!) > Math.abs(system[pivot]![column]!)) pivot = row;
    [system[column], system[pivot]] = [system[pivot]!, system[column]!];
    const lead = system[column]![column]! || 1e-12;
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const factor = system[row]![column]! / lead;
      for (let k = column; k <= n; k++) system[row]![k]! -= factor * system[column]![k]!;
    }
  }
  return system.map((row, i) => row[n]! / (row[i]! || 1e-12));
}
