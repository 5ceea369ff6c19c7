import { createHash } from 'node:crypto';
import type { Box, Point } from '../../contract/geometry.ts';
import type { Raster } from '../raster/page.ts';
import { lumaOf } from '../raster/luma.ts';
import { attackScore } from './attack.ts';
import { detectFaces } from './detect.ts';
import { embed } from './embedding.ts';
import { eyeDistance, findLandmarks, fivePoints } from './landmarks.ts';
import { measureEyes } from './eyes.ts';
import { peopleInFront } from './find-face.ts';
import { findMesh, mouthOpening, RIGID_POINTS, type Mesh } from './mesh.ts';
import { estimatePose } from './pose.ts';
import { measureColour, type MeanColour } from './skin-colour.ts';

/** Forehead and cheeks in shares of a face's box, clear of eyes, brows and mouth (set by hand, ADR 401). */
const SKIN_PARTS: readonly (readonly [left: number, top: number, width: number, height: number])[] = [
  [0.3, 0.08, 0.4, 0.12],
  [0.15, 0.52, 0.2, 0.2],
  [0.65, 0.52, 0.2, 0.2],
];
/** Width of the strips along the edges of a picture, as a share of its own. */
const EDGE_STRIP = 0.08;

/** What one camera frame shows of the person; plain data, no pixels. */
export interface FaceFacts {
  readonly box: Box;
  readonly eyeDistance: number;
  /** Degrees; `yaw` > 0 towards the right edge of the picture, `pitch` > 0 up. */
  readonly yaw: number;
  readonly pitch: number;
  /** Height of the eye opening over its width; null when the mesh found no face. */
  readonly eyeAspectRatio: number | null;
  /** Probability that the eyes are shut, 0–1; null when the mesh found no face. */
  readonly eyesClosed: number | null;
  /** Height of the mouth opening over its width. */
  readonly mouthOpening: number | null;
  /** Passive presentation-attack score: above −2 alive, below −4.5 an attack. */
  readonly attackScore: number;
  /** Mean colour of forehead and cheeks, linear light 0–1. */
  readonly skin: MeanColour;
  /** Points of the mesh that move with the skull, source pixels; empty when the mesh found no face. */
  readonly rigid: readonly Point[];
}

export interface FrameFacts {
  readonly width: number;
  readonly height: number;
  /** People in front of the camera, see `peopleInFront`. */
  readonly faces: number;
  /** The largest face; null when there is none, and in a quick look. */
  readonly face: FaceFacts | null;
  /** Skin colour of the largest face, linear light 0–1; measured in a quick look as well. */
  readonly skin: MeanColour | null;
  /** Mean colour of the picture's left and right edge, linear light 0–1. */
  readonly background: MeanColour;
  /** SHA-256 of the decoded pixels: a camera never delivers the same picture twice. */
  readonly pixelHash: string;
  /** Mean luma 0–1, to tell a covered lens from an empty room. */
  readonly luma: number;
  readonly embedding: Float32Array | null;
}

/**
 * Measures one camera frame. Never throws for what the frame shows.
 *
 * @param look `quick` finds the face and its colour only, in a sixth of the time: the light phase needs every frame.
 */
export async function analyzeFrame(
  raster: Raster,
  withEmbedding: boolean,
  look: 'full' | 'quick' = 'full',
): Promise<FrameFacts> {
  const detections = await detectFaces(raster, 'whole');
  const [largest] = detections;
  const background = measureColour(raster, edges(raster));
  const common = {
    width: raster.width,
    height: raster.height,
    faces: await peopleInFront(raster, detections),
    background,
    skin: largest ? measureColour(raster, skinRegions(largest.box)) : null,
    pixelHash: createHash('sha256').update(raster.data).digest('base64'),
    luma: meanLuma(raster),
  };
  if (!largest || !common.skin || look === 'quick') return { ...common, face: null, embedding: null };
  const landmarks = await findLandmarks(raster, largest.box);
  const points = fivePoints(landmarks);
  const pose = await estimatePose(raster, largest.box);
  const mesh = await findMesh(raster, largest.box);
  const eyes = mesh && (await measureEyes(raster, mesh, landmarks));
  return {
    ...common,
    face: {
      box: largest.box,
      eyeDistance: eyeDistance(points),
      yaw: pose.yaw,
      pitch: pose.pitch,
      eyeAspectRatio: eyes && eyes.aspectRatio,
      eyesClosed: eyes && eyes.closed,
      mouthOpening: mesh && mouthOpening(mesh),
      attackScore: await attackScore(raster, largest.box),
      skin: common.skin,
      rigid: mesh ? rigidPoints(mesh) : [],
    },
    embedding: withEmbedding ? await embed(raster, points) : null,
  };
}

function rigidPoints({ points }: Mesh): Point[] {
  return RIGID_POINTS.map((i) => ({ x: points[i * 3]!, y: points[i * 3 + 1]! }));
}

/** Forehead and both cheeks inside a detector box, which reaches from the brows' upper edge to the chin. */
export function skinRegions({ x, y, width, height }: Box): Box[] {
  const part = (left: number, top: number, w: number, h: number) => ({
    x: x + left * width,
    y: y + top * height,
    width: w * width,
    height: h * height,
  });
  return SKIN_PARTS.map((shares) => part(...shares));
}

function edges({ width, height }: Raster): Box[] {
  const strip = width * EDGE_STRIP;
  return [
    { x: 0, y: 0, width: strip, height },
    { x: width - strip, y: 0, width: strip, height },
  ];
}

function meanLuma({ data }: Raster): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < data.length; i += 48, count++) sum += lumaOf(data[i]!, data[i + 1]!, data[i + 2]!);
  return sum / count / 255;
}
