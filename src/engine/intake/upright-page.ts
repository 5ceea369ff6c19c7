import type { PageQuality } from '../../contract/pages.ts';
import { detectionSide, LETTER_SIDE } from '../ocr/detection-size.ts';
import { detectText } from '../ocr/ppocr/detect.ts';
import type { Raster, TextRegion } from '../page.ts';
import { homographyBetween, projectQuad, wholeOf } from './homography.ts';
import { LEAST_SKEW, levelCanvas } from './level.ts';
import { findOrientation, runsBothWays } from './orientation.ts';
import { measureQuality, type PictureFacts } from './quality/measure.ts';
import { findSkew } from './skew.ts';
import { turnRaster, type QuarterTurn } from './turn.ts';
import { warp } from './warp.ts';

export interface UprightPage {
  readonly raster: Raster;
  readonly textRegions: readonly TextRegion[];
  /** Quarter turns applied, clockwise. */
  readonly turn: QuarterTurn;
  /** Small rotation taken back, degrees. */
  readonly skew: number;
  readonly quality: PageQuality;
}

/** Turns a document's pixels upright and level, and finds its text. */
export async function uprightPage(
  document: Raster,
  known: readonly TextRegion[] | null,
  picture: PictureFacts,
): Promise<UprightPage> {
  const first = known ?? (await detectText(document, detectionSide(document)));
  // A letter in a viewer's window: a picture as wide as a card is, with print as small as a letter's.
  const isFine = runsBothWays(first) && detectionSide(document) < LETTER_SIDE;
  const found = isFine ? await detectText(document, LETTER_SIDE) : first;
  const turn = await findOrientation(document, found);
  const standing = turnRaster(document, turn);
  // The detector was trained on upright pages: it joins lines better there.
  const regions =
    turn === 0 ? found : await detectText(standing, isFine ? LETTER_SIDE : detectionSide(standing));
  const skew = findSkew(regions);
  const level =
    Math.abs(skew) < LEAST_SKEW
      ? { raster: standing, textRegions: regions }
      : levelled(standing, regions, skew);
  return { ...level, turn, skew, quality: measureQuality(level.raster, level.textRegions, picture) };
}

/** Rotates a page by `-skew` degrees onto a canvas that holds all of it. */
function levelled(
  raster: Raster,
  regions: readonly TextRegion[],
  skew: number,
): { raster: Raster; textRegions: TextRegion[] } {
  const { width, height, corners } = levelCanvas(raster, skew);
  const map = homographyBetween(corners, wholeOf({ width, height }));
  if (!map) return { raster, textRegions: [...regions] };
  return {
    raster: warp(raster, corners, width, height),
    textRegions: regions.map((region) => ({ ...region, quad: projectQuad(map, region.quad) })),
  };
}
