import type { Box, Point } from '../../contract/geometry.ts';
import type { Raster } from '../raster/page.ts';
import { runModel } from './models.ts';
import { apply, divided, fromRectangle, sample, type Affine } from './sample.ts';

/** From a cell's corner to its middle. */
const MIDDLE = 0.5;
/** Levels 0–255 become 0 to 2 around 1, as the network was trained. */
const HALF_RANGE = 127.5;
/** Side of the crop, in longer sides of the face's box. */
const CROP = 1.5;

const BOX_SIDE = 256;
const MESH_SIDE = 192;
export const MESH_POINTS = 468;
const MINIMUM_SCORE = 0.5;

/** BlazeFace's anchors: two per cell of a 16 × 16 grid, six per cell of an 8 × 8 grid (MediaPipe, back camera model). */
const ANCHORS: readonly Point[] = [
  { cell: 16, each: 2 },
  { cell: 32, each: 6 },
].flatMap(({ cell, each }) => {
  const cells = BOX_SIDE / cell;
  return Array.from({ length: cells * cells * each }, (_, i) => {
    const index = Math.floor(i / each);
    return { x: ((index % cells) + MIDDLE) * cell, y: (Math.floor(index / cells) + MIDDLE) * cell };
  });
});

/** MediaPipe's 468-point face mesh. */
export interface Mesh {
  /** x, y in source pixels and z (towards the camera is negative) in the same unit: `MESH_POINTS` × 3. */
  readonly points: Float32Array;
  /** How sure the network is that this is a face, 0–1. */
  readonly presence: number;
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * The box and eyes of the detected face, looked for in a square region around it. A neighbour's face may score higher
 * there: only what has its middle in the detection's box is meant. Null when nothing scores 0.5.
 */
async function findBox(
  raster: Raster,
  around: Box,
): Promise<{ box: Box; rightEye: Point; leftEye: Point } | null> {
  const side = Math.max(around.width, around.height) * 2;
  const x = around.x + around.width / 2 - side / 2;
  const y = around.y + around.height / 2 - side / 2;
  const toSource = fromRectangle(x, y, side, side, BOX_SIDE, BOX_SIDE);
  const pixels = divided(sample(raster, toSource, BOX_SIDE, BOX_SIDE), HALF_RANGE, 1);
  const [coarse, fine, coarseBoxes, fineBoxes] = await runModel('face-box', pixels);
  const coarseCount = coarse!.length;
  const scale = side / BOX_SIDE;
  const valuesOf = (anchor: number) =>
    anchor < coarseCount
      ? coarseBoxes!.subarray(anchor * 16)
      : fineBoxes!.subarray((anchor - coarseCount) * 16);
  const placeOf = (anchor: number, value: number): Point => ({
    x: x + (valuesOf(anchor)[value]! + ANCHORS[anchor]!.x) * scale,
    y: y + (valuesOf(anchor)[value + 1]! + ANCHORS[anchor]!.y) * scale,
  });
  let best = -1;
  let bestScore = -Infinity;
  for (let i = 0; i < ANCHORS.length; i++) {
    const score = i < coarseCount ? coarse![i]! : fine![i - coarseCount]!;
    if (score > bestScore && isInside(around, placeOf(i, 0))) [best, bestScore] = [i, score];
  }
  if (best < 0 || sigmoid(bestScore) < MINIMUM_SCORE) return null;
  const values = valuesOf(best);
  const place = (value: number): Point => placeOf(best, value);
  const centre = place(0);
  const width = values[2]! * scale;
  const height = values[3]! * scale;
  return {
    box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height },
    rightEye: place(4),
    leftEye: place(6),
  };
}

const isInside = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** The mesh of the face in a detection's box, upright whatever the roll of the head. Null when there is no face. */
export async function findMesh(raster: Raster, around: Box): Promise<Mesh | null> {
  const found = await findBox(raster, around);
  if (!found) return null;
  const { box, rightEye, leftEye } = found;
  const angle = Math.atan2(leftEye.y - rightEye.y, leftEye.x - rightEye.x);
  const scale = (Math.max(box.width, box.height) * CROP) / MESH_SIDE;
  const cosine = Math.cos(angle) * scale;
  const sine = Math.sin(angle) * scale;
  const half = MESH_SIDE / 2;
  const x = box.x + box.width / 2 - cosine * half + sine * half;
  const y = box.y + box.height / 2 - sine * half - cosine * half;
  const toSource: Affine = [cosine, -sine, x, sine, cosine, y];
  const [presence, raw] = await runModel(
    'face-mesh',
    divided(sample(raster, toSource, MESH_SIDE, MESH_SIDE), 255),
  );
  const points = new Float32Array(MESH_POINTS * 3);
  for (let i = 0; i < MESH_POINTS; i++) {
    const [px, py] = apply(toSource, raw![i * 3]!, raw![i * 3 + 1]!);
    points[i * 3] = px;
    points[i * 3 + 1] = py;
    points[i * 3 + 2] = raw![i * 3 + 2]! * scale;
  }
  return { points, presence: presence![0]! };
}

/**
 * Points that move with the skull and not with expression: ridge and tip of the nose, nostrils, corners of the eyes,
 * forehead, cheekbones, chin. The outline is left out: on a turning head it slides over the skin.
 */
export const RIGID_POINTS = [
  168, 6, 197, 195, 5, 4, 1, 98, 327, 33, 133, 263, 362, 10, 151, 9, 108, 337, 50, 280, 101, 330, 116, 345,
  117, 346, 205, 425, 152, 199,
] as const;

/** Gap between the lips over the width of the mouth: near 0 closed, above 0.3 wide open. */
export function mouthOpening({ points }: Mesh): number {
  const between = (a: number, b: number) =>
    Math.hypot(points[a * 3]! - points[b * 3]!, points[a * 3 + 1]! - points[b * 3 + 1]!);
  return between(13, 14) / between(61, 291);
}
