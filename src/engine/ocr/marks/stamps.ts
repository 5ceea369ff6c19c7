import { hasMiddleIn, type Box, type Point } from '../../../contract/geometry.ts';
import type { PageMark, TextLine } from '../../../contract/pages.ts';
import { smallestRectangle, type RotatedRectangle } from '../rectangle.ts';
import { blobsOf, pixelsOf, rowEnds, type Blob } from '../blobs.ts';
import type { InkMap } from './ink.ts';
import { saysStamp } from './stamp-words.ts';

/** √2 with a margin: the maximum ratio of a rectangle's diagonal to its longer side. */
const DIAGONAL = 1.5;
/** Sine of twice the angle, 1 degree, from which a frame counts as crooked. */
const CROOKED = 0.035;
const MOST_SURE = 0.98;
/** Minimum ratio of an ellipse's axes; its rim lies between these shares of them (set by hand, ADR 401). */
const LEAST_AXES = 0.45;
const RIM = { from: 0.88, to: 1.08 } as const;
/** Maximum deviation of a frame's line, as a share of its shorter side. */
const OFF_FRAME = 0.05;

/** Sides of a stamp as shares of the page's longer side: 2 cm to 8 cm on A4. */
const MIN_SIDE = 0.05;
const MAX_SIDE = 0.3;
const MAX_FILL = 0.55;
/** Minimum share of a ring or frame that has ink; stamps print patchily. */
const MIN_RIM = 0.8;
/** Round marks this far up a letter, as a share of its height, are its crest. */
const HEAD = 0.2;

/**
 * Stamps: coloured ink in a ring, an ellipse or a crooked frame. Black ink (photocopies) and level frames may also be
 * print: they count only with a date or words of an office inside.
 */
export function findStamps(
  { coloured, strong, width, height, scale }: InkMap,
  lines: readonly TextLine[],
): PageMark[] {
  const inColour = blobsOf(coloured, width, height, 3, 60).flatMap((blob) =>
    shapeOf(blob, width, height, scale, (shape) => shape.free || saysStamp(shape.box, lines)),
  );
  const inBlack = blobsOf(strong, width, height, 2, 60).flatMap((blob) =>
    shapeOf(blob, width, height, scale, (shape) => shape.free && saysStamp(shape.box, lines)),
  );
  return [...inColour, ...inBlack].filter(
    (mark, i, all) =>
      !all.some((other, k) => k !== i && contains(other, mark) && (k < i || !contains(mark, other))),
  );
}

/** A stamp-like shape. `free`: a ring or a crooked frame, which print seldom has. */
interface Shape {
  readonly free: boolean;
  readonly box: Box;
}

function shapeOf(
  blob: Blob,
  width: number,
  height: number,
  scale: number,
  isStamp: (shape: Shape) => boolean,
): PageMark[] {
  const longest = Math.max(width, height);
  const reach = Math.max(blob.right - blob.left, blob.bottom - blob.top);
  // A rectangle's diagonal is at most √2 of its longer side: skip larger blobs (coloured paper).
  if (reach < MIN_SIDE * longest || reach > DIAGONAL * MAX_SIDE * longest) return [];
  const rectangle = smallestRectangle(outlinePoints(blob));
  const long = Math.max(rectangle.width, rectangle.height);
  const short = Math.min(rectangle.width, rectangle.height);
  if (short < MIN_SIDE * longest || long > MAX_SIDE * longest) return [];
  if (blob.area > MAX_FILL * rectangle.width * rectangle.height) return [];
  const round = roundness(blob);
  const framed = frameShare(blob, rectangle);
  if (Math.max(round, framed) < MIN_RIM) return [];
  // A level frame is usually a printed box; stamps are applied by hand.
  const crooked = Math.abs(Math.sin(2 * rectangle.angle)) > CROOKED;
  const box = {
    x: blob.left / scale,
    y: blob.top / scale,
    width: (blob.right - blob.left) / scale,
    height: (blob.bottom - blob.top) / scale,
  };
  if (!isStamp({ free: round >= MIN_RIM || crooked, box })) return [];
  const isCrest = height > width && blob.bottom < HEAD * height;
  return [
    { kind: isCrest ? 'logo' : 'stamp', box, confidence: Math.min(MOST_SURE, Math.max(round, framed)) },
  ];
}

/** Is one mark inside another, as the inner ring of a stamp? */
const contains = ({ box: outer }: PageMark, { box: inner }: PageMark): boolean =>
  hasMiddleIn(inner, outer) && inner.width <= outer.width;

/** First and last point of each row: enough for a hull. */
const outlinePoints = (blob: Blob): Point[] =>
  rowEnds(blob).flatMap(({ y, first, last }) => [
    { x: first, y },
    { x: last, y },
  ]);

const SECTORS = 48;

/** Share of directions from the centre in which the outermost ink lies on the ellipse inscribed in the blob's box. */
function roundness(blob: Blob): number {
  const { left, top, right, bottom } = blob;
  const [rx, ry] = [(right - left) / 2, (bottom - top) / 2];
  if (Math.min(rx, ry) < LEAST_AXES * Math.max(rx, ry)) return 0;
  const farthest = new Float32Array(SECTORS);
  for (const { x, y } of pixelsOf(blob)) {
    const [u, v] = [(x - left - rx) / rx, (y - top - ry) / ry];
    const sector = Math.floor(((Math.atan2(v, u) + Math.PI) / (2 * Math.PI)) * SECTORS) % SECTORS;
    farthest[sector] = Math.max(farthest[sector]!, Math.hypot(u, v));
  }
  return farthest.filter((radius) => radius > RIM.from && radius < RIM.to).length / SECTORS;
}

/** Share of the rectangle's border with ink; the weakest side counts twice. */
function frameShare(blob: Blob, { x, y, width, height, angle }: RotatedRectangle): number {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const near = Math.max(2, OFF_FRAME * Math.min(width, height));
  const bins = 24;
  const sides = [0, 1, 2, 3].map(() => new Uint8Array(bins));
  for (const p of pixelsOf(blob)) {
    const u = (p.x - x) * cos + (p.y - y) * sin + width / 2;
    const v = (p.y - y) * cos - (p.x - x) * sin + height / 2;
    const binOf = (value: number, length: number): number =>
      Math.max(0, Math.min(bins - 1, Math.floor((value / length) * bins)));
    if (v < near) sides[0]![binOf(u, width)] = 1;
    if (v > height - near) sides[2]![binOf(u, width)] = 1;
    if (u < near) sides[3]![binOf(v, height)] = 1;
    if (u > width - near) sides[1]![binOf(v, height)] = 1;
  }
  const shares = sides.map((side) => side.reduce((sum, value) => sum + value, 0) / bins);
  return (shares.reduce((sum, share) => sum + share, 0) + Math.min(...shares)) / 5;
}
