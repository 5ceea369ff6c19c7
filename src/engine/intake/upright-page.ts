import type { PageQuality } from '../../contract/pages.ts';
import { detectionSide, LETTER_SIDE } from '../ocr/detection-size.ts';
import { detectText } from '../ocr/ppocr/detect.ts';
import type { Raster, TextRegion } from '../raster/page.ts';
import { HARDLY_ANY_TEXT } from './glance.ts';
import { homographyBetween, projectQuad, wholeOf } from '../raster/homography.ts';
import { LEAST_SKEW, levelCanvas } from './level.ts';
import { findOrientation, runsBothWays } from './orientation.ts';
import { measureQuality } from './quality/measure.ts';
import { type PictureFacts } from './quality/picture-facts.ts';
import { findSkew, TORN_FROM } from './skew.ts';
import { turnRaster, type QuarterTurn } from './turn.ts';
import { warp } from '../raster/warp.ts';

/** Lines that show on a page's side are so many times those that show as it lies, or chance. */
const MORE_ACROSS = 2;

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
  const { seen, found, turned, side } = await firstSight(document, known);
  const turn = ((turned + (await findOrientation(seen, found))) % 360) as QuarterTurn;
  const standing = turn === turned ? seen : turnRaster(document, turn);
  // The detector was trained on upright pages: it joins lines better there.
  const regions = turn === turned ? found : await detectText(standing, side ?? detectionSide(standing));
  const skew = findSkew(regions);
  const straight =
    Math.abs(skew) < LEAST_SKEW
      ? { raster: standing, textRegions: regions }
      : levelled(standing, regions, skew);
  const level = Math.abs(skew) < TORN_FROM ? straight : await seenAgain(straight.raster, side);
  return { ...level, turn, skew, quality: measureQuality(level.raster, level.textRegions, picture) };
}

/** Lines that were torn are whole once the page lies straight. */
const seenAgain = async (
  raster: Raster,
  side: number | null,
): Promise<{ raster: Raster; textRegions: readonly TextRegion[] }> => ({
  raster,
  textRegions: await detectText(raster, side ?? detectionSide(raster)),
});

interface FirstSight {
  /** The document, turned where its text shows on its side alone. */
  readonly seen: Raster;
  readonly found: readonly TextRegion[];
  readonly turned: QuarterTurn;
  /** The side to look again with, where that of the document's shape is too small. */
  readonly side: number | null;
}

/** The text of a document as it came. */
async function firstSight(document: Raster, known: readonly TextRegion[] | null): Promise<FirstSight> {
  const first = known ?? (await detectText(document, detectionSide(document)));
  // A letter in a viewer's window: a picture as wide as a card is, with print as small as a letter's.
  if (runsBothWays(first) && detectionSide(document) < LETTER_SIDE)
    return { seen: document, found: await detectText(document, LETTER_SIDE), turned: 0, side: LETTER_SIDE };
  const asItIs: FirstSight = { seen: document, found: first, turned: 0, side: null };
  if (first.length >= HARDLY_ANY_TEXT) return asItIs;
  // Small print of a grainy copy that lies on its side is not seen as text.
  const seen = turnRaster(document, 90);
  const found = await detectText(seen, detectionSide(seen));
  const isText = found.length >= Math.max(HARDLY_ANY_TEXT, MORE_ACROSS * first.length);
  return isText ? { seen, found, turned: 90, side: null } : asItIs;
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
