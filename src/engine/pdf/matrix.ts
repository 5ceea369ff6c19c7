/** A PDF transformation matrix [a b c d e f] (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

/** Left, bottom, right and top in page user space (points, y upwards). */
export interface Rectangle {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Null unless there are six numbers. */
export function matrixOf(values: readonly number[]): Matrix | null {
  const [a, b, c, d, e, f] = values;
  if (values.length !== 6) return null;
  return [a!, b!, c!, d!, e!, f!];
}

/** First `m`, then `n`. */
export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ];
}

export function apply(m: Matrix, x: number, y: number): readonly [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

export function around(points: readonly (readonly [number, number])[]): Rectangle {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  return { x0, y0, x1, y1 };
}

export function transformed(r: Rectangle, m: Matrix): Rectangle {
  return around([apply(m, r.x0, r.y0), apply(m, r.x1, r.y0), apply(m, r.x1, r.y1), apply(m, r.x0, r.y1)]);
}

export function intersection(a: Rectangle, b: Rectangle): Rectangle | null {
  const x0 = Math.max(a.x0, b.x0);
  const y0 = Math.max(a.y0, b.y0);
  const x1 = Math.min(a.x1, b.x1);
  const y1 = Math.min(a.y1, b.y1);
  return x1 > x0 && y1 > y0 ? { x0, y0, x1, y1 } : null;
}

export function area(r: Rectangle): number {
  return Math.max(0, r.x1 - r.x0) * Math.max(0, r.y1 - r.y0);
}

/** Share of `a` that lies inside `b`, 0–1. */
export function shareInside(a: Rectangle, b: Rectangle): number {
  const common = intersection(a, b);
  const whole = area(a);
  return common && whole > 0 ? area(common) / whole : 0;
}

/** Share of `whole` covered by boxes; overlaps count repeatedly, so it may exceed 1. */
export const shareCovered = (whole: Rectangle, boxes: readonly Rectangle[]): number =>
  boxes.reduce((sum, box) => sum + shareInside(box, whole) * area(box), 0) / area(whole);

/** The rectangle around the boxes of one or more parts. */
export const extentOf = (parts: readonly { readonly box: Rectangle }[]): Rectangle =>
  parts
    .map(({ box }) => box)
    .reduce((a, b) => ({
      x0: Math.min(a.x0, b.x0),
      y0: Math.min(a.y0, b.y0),
      x1: Math.max(a.x1, b.x1),
      y1: Math.max(a.y1, b.y1),
    }));
