import type { Point } from '../../contract/geometry.ts';
import type { FaceFacts, FrameFacts } from '../../engine/faces/frame.ts';
import { EMBEDDING_LENGTH, FIRST } from '../../engine/faces/score.ts';

/** An embedding with one direction in both parts; different directions are different people. */
export function madeEmbedding(direction = 0): Float32Array {
  const embedding = new Float32Array(EMBEDDING_LENGTH);
  embedding[direction] = 1;
  embedding[FIRST + direction] = 1;
  return embedding;
}

/** A well-placed, frontal, live face in a 640 × 480 picture; tests change what they are about. */
export function madeFace(changes: Partial<FaceFacts> = {}): FaceFacts {
  return {
    box: { x: 240, y: 120, width: 160, height: 220 },
    eyeDistance: 80,
    yaw: 0,
    pitch: 0,
    eyeAspectRatio: 0.36,
    eyesClosed: 0,
    mouthOpening: 0.02,
    attackScore: 6,
    skin: { red: 0.4, green: 0.25, blue: 0.18 },
    rigid: [],
    ...changes,
  };
}

let frames = 0;

/** One frame; every one has pixels of its own unless `pixelHash` is given. */
export function madeFrame(
  face: FaceFacts | null = madeFace(),
  changes: Partial<FrameFacts> = {},
): FrameFacts {
  return {
    width: 640,
    height: 480,
    faces: face ? 1 : 0,
    face,
    skin: face?.skin ?? null,
    background: { red: 0.2, green: 0.2, blue: 0.2 },
    pixelHash: `frame ${frames++}`,
    luma: 0.4,
    embedding: face ? madeEmbedding() : null,
    ...changes,
  };
}

/** Points of a solid face seen at an angle (degrees), so that turning shows depth. */
export const rigid = (yaw: number): Point[] =>
  Array.from({ length: 25 }, (_, i) => {
    const [x, y] = [(i % 5) - 2, Math.floor(i / 5) - 2];
    const a = (yaw * Math.PI) / 180;
    return { x: 320 + 40 * (x * Math.cos(a) + (2 - Math.hypot(x, y)) * Math.sin(a)), y: 240 + 40 * y };
  });
