import type { Raster } from '../raster/page.ts';
import { faceCalibration, similarityOf } from './calibration.ts';
import type { FaceComparison } from './calls.ts';
import { embed } from './embedding.ts';
import { fusedScore } from './score.ts';
import { bystanders, findUsableFace, isRival, severalFaces, type UsableFace } from './find-face.ts';
import { eyeDistance, findLandmarks, fivePoints } from './landmarks.ts';
import { findMesh } from './mesh.ts';

/** Minimum size of a ghost image as a share of the portrait; smaller faces are too coarse to compare. */
const SMALLEST_GHOST = 0.25;
/** A ghost image is small; a large, sharp face beside the portrait (minimum pixels between the eyes), … */
const READABLE_EYES = 20;
/** … that shows somebody else (a similarity that one in a hundred strangers reaches) is a second person. */
const SOMEBODY_ELSE = 50;
const CONFIRMED_PRESENCE = 0.5;
/**
 * Score that two shots of one person do not reach, and copies of one picture mostly do, however they were saved
 * (docs/accuracy/faces.md, "Copies of one picture").
 */
export const SAME_PICTURE = 0.72;

/** The face of one of the two pictures, ready to be compared. */
export interface ReadFace {
  readonly face: UsableFace;
  readonly embedding: Float32Array;
}

/**
 * Compares the person of an ID photo (or of the page that shows it) with the person of a selfie.
 *
 * @throws StationError FACE_NOT_USABLE, see `findUsableFace`; also when the ID photo shows two different people.
 */
export async function compareRasters(source: Raster, target: Raster): Promise<FaceComparison> {
  const portrait = await readPortrait(source);
  const selfie = await readSelfie(target);
  const score = fusedScore(portrait.embedding, selfie.embedding);
  return {
    similarity: similarityOf(score),
    confidence: Math.min(portrait.face.found.quality.score, selfie.face.found.quality.score),
    source: portrait.face.found,
    target: selfie.face.found,
    ghosts: portrait.ghosts,
    bystanders: await bystanders(selfie.face),
    isCopy: score >= SAME_PICTURE,
    calibration: faceCalibration().version,
  };
}

/** @throws StationError FACE_NOT_USABLE */
export async function readSelfie(raster: Raster): Promise<ReadFace> {
  const face = await findUsableFace(raster, 'selfie', false);
  return { face, embedding: await embed(face.raster, face.points) };
}

/** @throws StationError FACE_NOT_USABLE; also when the ID photo shows two different people. */
export async function readPortrait(raster: Raster): Promise<ReadFace & Pick<FaceComparison, 'ghosts'>> {
  const face = await findUsableFace(raster, 'ID photo', true);
  const embedding = await embed(face.raster, face.points);
  const ghosts: { box: FaceComparison['source']['box']; similarity: number }[] = [];
  for (const other of face.others.slice(0, 3)) {
    if (other.box.height < SMALLEST_GHOST * face.found.box.height) continue;
    const points = fivePoints(await findLandmarks(face.raster, other.box));
    const similarity = similarityOf(fusedScore(embedding, await embed(face.raster, points)));
    const rival = isRival(face.raster, face.found, other);
    if (rival && similarity < SOMEBODY_ELSE && eyeDistance(points) >= READABLE_EYES) {
      const mesh = await findMesh(face.raster, other.box);
      if (mesh && mesh.presence >= CONFIRMED_PRESENCE) throw severalFaces('ID photo');
    }
    ghosts.push({ box: other.box, similarity });
  }
  return { face, embedding, ghosts };
}
