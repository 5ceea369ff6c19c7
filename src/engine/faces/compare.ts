import type { Raster } from '../page.ts';
import { faceCalibration, similarityOf } from './calibration.ts';
import type { FaceComparison } from './calls.ts';
import { embed } from './embedding.ts';
import { fusedScore } from './score.ts';
import { findUsableFace } from './find-face.ts';
import { findLandmarks, fivePoints } from './landmarks.ts';

/** On a document, faces smaller than this share of the portrait are too coarse to say anything. */
const SMALLEST_GHOST = 0.25;

/**
 * Compares the person of an ID photo (or of the page that shows it) with the person of a selfie.
 *
 * @throws StationError FACE_NOT_USABLE, see `findUsableFace`.
 */
export async function compareRasters(source: Raster, target: Raster): Promise<FaceComparison> {
  const portrait = await findUsableFace(source, 'ID photo', true);
  const selfie = await findUsableFace(target, 'selfie', false);
  const ofPortrait = await embed(portrait.raster, portrait.points);
  const ofSelfie = await embed(selfie.raster, selfie.points);
  const ghosts: { box: FaceComparison['source']['box']; similarity: number }[] = [];
  for (const other of portrait.others.slice(0, 3)) {
    if (other.box.height < SMALLEST_GHOST * portrait.found.box.height) continue;
    const ghost = await embed(portrait.raster, fivePoints(await findLandmarks(portrait.raster, other.box)));
    ghosts.push({ box: other.box, similarity: similarityOf(fusedScore(ofPortrait, ghost)) });
  }
  return {
    similarity: similarityOf(fusedScore(ofPortrait, ofSelfie)),
    confidence: Math.min(portrait.found.quality.score, selfie.found.quality.score),
    source: portrait.found,
    target: selfie.found,
    ghosts,
    calibration: faceCalibration().version,
  };
}
