import { distance, type Point } from '../../contract/geometry.ts';
import type { Raster } from '../raster/page.ts';
import type { Mesh } from './mesh.ts';
import { runModel } from './models.ts';
import { divided, fromRectangle, mirror, sample, toGray, type Affine } from './sample.ts';

/** How open the eyes are. */
export interface Eyes {
  /** Height of the opening over its width, mean of both eyes; compared with the person's own open eye. */
  readonly aspectRatio: number;
  /** Probability that the eyes are shut, 0–1, from a second network. */
  readonly closed: number;
}

const CONTOUR_SIDE = 64;
/** Side of the square around an eye over the distance of its corners. */
const CONTOUR_MARGIN = 1.5;
const LID_SIDE = 24;
const LID_MARGIN = 1.6;

/** Mesh points of the corners; the network knows left eyes, so right ones are mirrored. */
const CORNERS = [
  { inner: 133, outer: 33, mirrored: false },
  { inner: 362, outer: 263, mirrored: true },
] as const;
/** Points of the contour network: upper lid over lower lid, and both corners. */
const LIDS = [
  [11, 3],
  [12, 4],
  [13, 5],
] as const;
const CONTOUR_CORNERS = [0, 8] as const;

/** Corners and lids among the 68 landmarks. */
const LANDMARK_EYES = [
  { from: 36, to: 39, lids: [37, 38, 40, 41] },
  { from: 42, to: 45, lids: [43, 44, 46, 47] },
] as const;

/**
 * Measures both eyes. The face mesh itself keeps its eyes open when the person shuts them (a fall of 15 % on shut
 * eyes), so the opening is taken from the eye contour network, which falls by a third and more.
 */
export async function measureEyes(raster: Raster, mesh: Mesh, landmarks: readonly Point[]): Promise<Eyes> {
  let aspectRatio = 0;
  for (const { inner, outer, mirrored } of CORNERS)
    aspectRatio +=
      (await contourOpening(raster, meshPoint(mesh, inner), meshPoint(mesh, outer), rollOf(mesh), mirrored)) /
      2;
  let closed = 0;
  for (const eye of LANDMARK_EYES) closed += (await closedProbability(raster, landmarks, eye)) / 2;
  return { aspectRatio, closed };
}

const meshPoint = ({ points }: Mesh, i: number): Point => ({ x: points[i * 3]!, y: points[i * 3 + 1]! });

function rollOf(mesh: Mesh): number {
  const right = meshPoint(mesh, CORNERS[0].outer);
  const left = meshPoint(mesh, CORNERS[1].outer);
  return Math.atan2(left.y - right.y, left.x - right.x);
}

async function contourOpening(
  raster: Raster,
  a: Point,
  b: Point,
  roll: number,
  mirrored: boolean,
): Promise<number> {
  const scale = (distance(b, a) * CONTOUR_MARGIN) / CONTOUR_SIDE;
  const cosine = Math.cos(roll) * scale;
  const sine = Math.sin(roll) * scale;
  const half = CONTOUR_SIDE / 2;
  const x = (a.x + b.x) / 2 - cosine * half + sine * half;
  const y = (a.y + b.y) / 2 - sine * half - cosine * half;
  const toSource: Affine = [cosine, -sine, x, sine, cosine, y];
  const upright = sample(raster, toSource, CONTOUR_SIDE, CONTOUR_SIDE);
  const [contour] = await runModel(
    'face-iris',
    divided(mirrored ? mirror(upright, CONTOUR_SIDE) : upright, 255),
  );
  const between = (i: number, j: number) =>
    Math.hypot(contour![i * 3]! - contour![j * 3]!, contour![i * 3 + 1]! - contour![j * 3 + 1]!);
  const opening = LIDS.reduce((sum, [upper, lower]) => sum + between(upper, lower), 0) / LIDS.length;
  return opening / Math.max(1, between(...CONTOUR_CORNERS));
}

async function closedProbability(
  raster: Raster,
  landmarks: readonly Point[],
  { from, to, lids }: (typeof LANDMARK_EYES)[number],
): Promise<number> {
  const side = Math.max(4, (landmarks[to]!.x - landmarks[from]!.x) * LID_MARGIN);
  const x = lids.reduce((sum, i) => sum + landmarks[i]!.x, 0) / lids.length - side / 2;
  const y = lids.reduce((sum, i) => sum + landmarks[i]!.y, 0) / lids.length - side / 2;
  const gray = toGray(
    sample(raster, fromRectangle(x, y, side, side, LID_SIDE, LID_SIDE), LID_SIDE, LID_SIDE),
  );
  const [logits] = await runModel('face-eye', divided(gray, 255));
  return 1 / (1 + Math.exp(logits![1]! - logits![0]!));
}
