import type { Raster } from '../raster/page.ts';
import { withContrast } from './contrast.ts';
import type { Detection } from './detect.ts';
import { disagreementOf, findLandmarks, fivePoints, type FivePoints } from './landmarks.ts';
import { mirror } from './sample.ts';
import { withoutThinLines, type LineShade } from './thin-lines.ts';

/** Half the width of the lines that are taken away, pixels: pictures are decoded at one size, and fine lines are fine on all. */
const RADII = [1, 2];
const SHADES: readonly LineShade[] = ['lighter', 'darker'];
/** Two ways to the five points of a face that come out so close together, in eye distances, found a face. */
const ALIKE = { mesh: 0.15, mirrored: 0.2 } as const;
/** The detector's own word without the mesh's. */
const SURE = 0.9;

/** What a print in which no usable face is found may show: itself in full contrast, then without its thin lines. */
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
  if (score < SURE) return false;
  const x = raster.width - box.x - box.width;
  const there = fivePoints(await findLandmarks(mirrored(raster), { ...box, x }));
  const [right, left, nose, mouthRight, mouthLeft] = there;
  const back = [left, right, nose, mouthLeft, mouthRight].map((p) => ({ x: raster.width - p.x, y: p.y }));
  return disagreementOf(points, back) <= ALIKE.mirrored;
}

const mirrored = ({ data, width, height }: Raster): Raster => ({ data: mirror(data, width), width, height });
