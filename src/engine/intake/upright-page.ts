import type { Quad } from '../../contract/geometry.ts';
import type { PageQuality } from '../../contract/pages.ts';
import { detectionSide } from '../ocr/detection-size.ts';
import { detectText } from '../ocr/ppocr/detect.ts';
import type { Raster, TextRegion } from '../page.ts';
import { homographyBetween, projectQuad, wholeOf } from './homography.ts';
import { findOrientation } from './orientation.ts';
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

/** Lines are read along their own slope; only layout needs them level. */
const MIN_SKEW = 1;

/** Turns a document's pixels upright and level, and finds its text. */
export async function uprightPage(
  document: Raster,
  known: readonly TextRegion[] | null,
  picture: PictureFacts,
): Promise<UprightPage> {
  const found = known ?? (await detectText(document, detectionSide(document)));
  const turn = await findOrientation(document, found);
  const standing = turnRaster(document, turn);
  // The detector was trained on upright pages: it joins lines better there.
  const regions = turn === 0 ? found : await detectText(standing, detectionSide(standing));
  const skew = findSkew(regions);
  const level =
    Math.abs(skew) < MIN_SKEW
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
  const radians = (skew * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const width = Math.round(raster.width * cos + raster.height * Math.abs(sin));
  const height = Math.round(raster.height * cos + raster.width * Math.abs(sin));
  const corner = (x: number, y: number) => ({
    x: raster.width / 2 + (x - width / 2) * cos - (y - height / 2) * sin,
    y: raster.height / 2 + (x - width / 2) * sin + (y - height / 2) * cos,
  });
  const source: Quad = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)];
  const map = homographyBetween(source, wholeOf({ width, height }));
  if (!map) return { raster, textRegions: [...regions] };
  return {
    raster: warp(raster, source, width, height),
    textRegions: regions.map((region) => ({ ...region, quad: projectQuad(map, region.quad) })),
  };
}
