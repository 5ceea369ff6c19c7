import { sharedArea, type Box } from '../../contract/geometry.ts';
import type { PageMark, TextLine } from '../../contract/pages.ts';
import { besideText } from '../raster/beside-text.ts';
import type { Raster } from '../raster/page.ts';
import { detectFaces, type Detection } from './detect.ts';
import { embed } from './embedding.ts';
import { fusedScore } from './score.ts';
import { eyeDistance, findLandmarks, fivePoints } from './landmarks.ts';
import { findMesh } from './mesh.ts';
import { similarityOf } from './calibration.ts';

/** A ghost image is printed faintly and small, so it is asked for less than a match. */
const GHOST_SIMILARITY = 50;
/** Of a line from which it is one: what is read in pictures is less sure. */
const SURELY_TEXT = 0.8;
/** Presence score of the mesh from which a detection is a face. */
const CONFIRMED = 0.5;
/** Share of a detection inside a larger one from which it is a part of that face: a look at a quarter of the page cuts faces. */
const INSIDE = 0.6;
/** Below this many pixels between the eyes a smaller face cannot be told apart from another person's. */
const READABLE_EYES = 14;

/**
 * The portraits of a document page: the largest face is the `portrait`, smaller ones of the same person are
 * `ghost-portrait`s; a smaller face too coarse to compare counts as a ghost with half its score.
 *
 * @param lines what was read on the page: there is no face in a line that is sure
 */
export async function findPortraits(raster: Raster, lines: readonly TextLine[] = []): Promise<PageMark[]> {
  const sure = lines.filter(({ confidence }) => confidence >= SURELY_TEXT);
  const print = besideText(raster, sure);
  const detections = await detectFaces(raster, 'all', print);
  const largest = await firstConfirmed(raster, detections);
  if (!largest) return [];
  const others = facesBeside(largest, detections);
  const marks: PageMark[] = [{ kind: 'portrait', box: largest.box, confidence: largest.score }];
  if (others.length === 0) return marks;
  const own = await embed(raster, fivePoints(await findLandmarks(raster, largest.box)));
  for (const other of others.slice(0, 4)) {
    const points = fivePoints(await findLandmarks(raster, other.box));
    if (eyeDistance(points) < READABLE_EYES) {
      marks.push({ kind: 'ghost-portrait', box: other.box, confidence: other.score / 2 });
      continue;
    }
    const same = similarityOf(fusedScore(own, await embed(raster, points))) >= GHOST_SIMILARITY;
    marks.push({ kind: same ? 'ghost-portrait' : 'portrait', box: other.box, confidence: other.score });
  }
  return marks;
}

/** Emblems and stamps can look like a face to the detector, not to the mesh as well. */
async function firstConfirmed(raster: Raster, detections: readonly Detection[]): Promise<Detection | null> {
  for (const detection of detections.slice(0, 4)) {
    const mesh = await findMesh(raster, detection.box);
    if (mesh && mesh.presence >= CONFIRMED) return detection;
  }
  return null;
}

/**
 * Smaller faces, each a face of its own: what lies inside a larger one is a part of it. What is larger than the largest face is none, and
 * so has no parts.
 */
export function facesBeside(largest: Detection, detections: readonly Detection[]): Detection[] {
  const isPart = ({ box }: Detection): boolean =>
    detections.some(
      (larger) =>
        larger.box.height > box.height &&
        larger.box.height <= largest.box.height &&
        isInside(box, larger.box),
    );
  return detections.filter((one) => one.box.height < largest.box.height && !isPart(one));
}

const isInside = (box: Box, larger: Box): boolean =>
  sharedArea(box, larger) >= INSIDE * box.width * box.height;
