import type { Raster } from '../raster/page.ts';
import { withContrast } from './contrast.ts';
import type { Detection } from './detect.ts';
import { disagreementOf, findLandmarks, fivePoints, type FivePoints } from './landmarks.ts';
import { mirror } from './sample.ts';
import { withoutThinLines, type LineShade } from './thin-lines.ts';

/** Half the width of removed lines, pixels: pictures are decoded at one size. */
const RADII = [1, 2];
const SHADES: readonly LineShade[] = ['lighter', 'darker'];
/** Maximum distance between two estimates of the five points that confirms a face, in eye distances. */
const ALIKE = { mesh: 0.15, mirrored: 0.2 } as const;
/** Detector score that needs no mesh. */
const MIN_DETECTOR_SCORE = 0.9;

/** Variants of a print in which no usable face is found: full contrast, then without thin lines. */
export function* looksAtPrint(raster: Raster): Generator<Raster> {
  yield withContrast(raster);
  for (const radius of RADII)
    for (const shade of SHADES) yield withContrast(withoutThinLines(raster, radius, shade));
}

/**
 * Is this a whole face although the mesh does not say so, as it seldom does of a print? It is when the mesh puts the
 * points where they are all the same, or when the detector is sure and the mirrored picture has them in the same places.
 *
 * @param disagreement between the mesh and the points, eye distances.
 */
export async function isFaceInPrint(
  raster: Raster,
  { box, score }: Detection,
  points: FivePoints,
  disagreement: number,
): Promise<boolean> {
  if (disagreement <= ALIKE.mesh) return true;
  if (score < MIN_DETECTOR_SCORE) return false;
  const x = raster.width - box.x - box.width;
  const there = fivePoints(await findLandmarks(mirrored(raster), { ...box, x }));
  const [right, left, nose, mouthRight, mouthLeft] = there;
  const back = [left, right, nose, mouthLeft, mouthRight].map((p) => ({ x: raster.width - p.x, y: p.y }));
  return disagreementOf(points, back) <= ALIKE.mirrored;
}

const mirrored = ({ data, width, height }: Raster): Raster => ({ data: mirror(data, width), width, height });
