import type { Raster } from '../page.ts';
import { faceCalibration, similarityOf } from './calibration.ts';
import type { FaceComparison } from './calls.ts';
import { embed } from './embedding.ts';
import { fusedScore } from './score.ts';
import { bystanders, findUsableFace, isRival, severalFaces } from './find-face.ts';
import { eyeDistance, findLandmarks, fivePoints } from './landmarks.ts';
import { findMesh } from './mesh.ts';

/** On a document, faces smaller than this share of the portrait are too coarse to say anything. */
const SMALLEST_GHOST = 0.25;
/** A ghost image is printed small; a large face beside the portrait, sharp enough to compare (pixels between the eyes), … */
const READABLE_EYES = 20;
/** … that shows somebody else (a similarity that one in a hundred strangers reaches) is a second person. */
const SOMEBODY_ELSE = 50;
const CONFIRMED_PRESENCE = 0.5;

/**
 * Compares the person of an ID photo (or of the page that shows it) with the person of a selfie.
 *
 * @throws StationError FACE_NOT_USABLE, see `findUsableFace`; also when the ID photo shows two different people.
 */
export async function compareRasters(source: Raster, target: Raster): Promise<FaceComparison> {
  const portrait = await findUsableFace(source, 'ID photo', true);
  const selfie = await findUsableFace(target, 'selfie', false);
  const ofPortrait = await embed(portrait.raster, portrait.points);
  const ofSelfie = await embed(selfie.raster, selfie.points);
  const ghosts: { box: FaceComparison['source']['box']; similarity: number }[] = [];
  for (const other of portrait.others.slice(0, 3)) {
    if (other.box.height < SMALLEST_GHOST * portrait.found.box.height) continue;
    const points = fivePoints(await findLandmarks(portrait.raster, other.box));
    const similarity = similarityOf(fusedScore(ofPortrait, await embed(portrait.raster, points)));
    const rival = isRival(portrait.raster, portrait.found, other);
    if (rival && similarity < SOMEBODY_ELSE && eyeDistance(points) >= READABLE_EYES) {
      const mesh = await findMesh(portrait.raster, other.box);
      if (mesh && mesh.presence >= CONFIRMED_PRESENCE) throw severalFaces('ID photo');
    }
    ghosts.push({ box: other.box, similarity });
  }
  return {
    similarity: similarityOf(fusedScore(ofPortrait, ofSelfie)),
    confidence: Math.min(portrait.found.quality.score, selfie.found.quality.score),
    source: portrait.found,
    target: selfie.found,
    ghosts,
    bystanders: await bystanders(selfie),
    calibration: faceCalibration().version,
  };
}
