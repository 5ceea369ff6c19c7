import { z } from 'zod';

/** A point in page pixels, origin at the top left of the upright, rectified page image. */
export const Point = z.object({ x: z.number(), y: z.number() });
export type Point = z.infer<typeof Point>;

/** An axis-aligned rectangle in page pixels. */
export const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof Box>;

/** Four corners in reading order: top left, top right, bottom right, bottom left. */
export const Quad = z.tuple([Point, Point, Point, Point]);
export type Quad = z.infer<typeof Quad>;

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export const cornersOf = ({ x, y, width, height }: Box): Quad => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Applies a function to the four corners. */
export const mapQuad = <P>([a, b, c, d]: readonly [P, P, P, P], move: (corner: P) => Point): Quad => [
  move(a),
  move(b),
  move(c),
  move(d),
];

/** The smallest axis-aligned box around any points. */
export function boundingBox(points: readonly Point[]): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The smallest box around several boxes. */
export function unionOf(boxes: readonly Box[]): Box {
  return boundingBox(
    boxes.flatMap((b) => [
      { x: b.x, y: b.y },
      { x: b.x + b.width, y: b.y + b.height },
    ]),
  );
}

/** Width that two boxes share when one is moved over the other; negative: the gap between them. */
export function sharedWidth(a: Box, b: Box): number {
  return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
}

/** The same for their heights: how much of a row they share. */
export function sharedHeight(a: Box, b: Box): number {
  return Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
}

/** Is the middle of a box inside another box? */
export function hasMiddleIn(inner: Box, outer: Box): boolean {
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return x > outer.x && x < outer.x + outer.width && y > outer.y && y < outer.y + outer.height;
}

/** Area shared by two boxes; 0 when they are apart. */
export function sharedArea(a: Box, b: Box): number {
  const width = sharedWidth(a, b);
  const height = sharedHeight(a, b);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Area shared by two boxes over the area of both: 0 (apart) to 1 (the same box). */
export function intersectionOverUnion(a: Box, b: Box): number {
  const shared = sharedArea(a, b);
  return shared === 0 ? 0 : shared / (a.width * a.height + b.width * b.height - shared);
}
