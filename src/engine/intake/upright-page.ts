import type { PageQuality } from '../../contract/pages.ts';
import { detectionSide, letterSide } from '../ocr/detection-size.ts';
import { likelyRows } from '../ocr/mrz/likely-rows.ts';
import { sidesOf } from '../ocr/line-crop.ts';
import { detectText } from '../ocr/ppocr/detect.ts';
import type { Raster, TextRegion } from '../raster/page.ts';
import { HARDLY_ANY_TEXT } from './preview-documents.ts';
import { homographyBetween, projectQuad, wholeOf } from '../raster/homography.ts';
import { LEAST_SKEW, levelCanvas } from './level.ts';
import { findOrientation, hasPartAcross, runsBothWays } from './orientation.ts';
import { measureQuality } from './quality/measure.ts';
import { type PictureFacts } from './quality/picture-facts.ts';
import { findSkew, TORN_FROM } from './skew.ts';
import { turnRaster, type QuarterTurn } from './turn.ts';
import { warp } from '../raster/warp.ts';

/** Ratio of lines seen on a page's side to those as it lies, below which they may be chance. */
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
  const sight = await firstSight(document, known);
  const { found, turned, side } = sight;
  const most = ((turned + (await findOrientation(sight.seen, found))) % 360) as QuarterTurn;
  const { turn, standing, regions } = hasPartAcross(found)
    ? await towardsZone(document, sight, most)
    : await seenTurned(document, sight, most);
  const skew = findSkew(regions);
  const straight =
    Math.abs(skew) < LEAST_SKEW
      ? { raster: standing, textRegions: regions }
      : levelled(standing, regions, skew);
  const level = Math.abs(skew) < TORN_FROM ? straight : await seenAgain(straight.raster, side);
  return { ...level, turn, skew, quality: measureQuality(level.raster, level.textRegions, picture) };
}

interface Turned {
  readonly turn: QuarterTurn;
  readonly standing: Raster;
  readonly regions: readonly TextRegion[];
}

/** A document turned clockwise by so much. The detector was trained on upright pages: it joins lines better there. */
async function seenTurned(
  document: Raster,
  { seen, found, turned, side }: FirstSight,
  turn: QuarterTurn,
): Promise<Turned> {
  if (turn === turned) return { turn, standing: seen, regions: found };
  const standing = turnRaster(document, turn);
  return { turn, standing, regions: await detectText(standing, side ?? detectionSide(standing)) };
}

/** A zone has two rows at least. */
const ROWS_OF_ZONE = 2;

/**
 * Of an open booklet whose pages are printed across each other the one with the machine-readable zone is meant, though the other
 * has more text: the observations of a passport, in all languages of its state.
 */
async function towardsZone(document: Raster, sight: FirstSight, most: QuarterTurn): Promise<Turned> {
  const asMost = await seenTurned(document, sight, most);
  if ((await likelyRows(asMost.standing, asMost.regions)).size >= ROWS_OF_ZONE) return asMost;
  for (const by of [90, 270]) {
    const other = await seenTurned(document, sight, ((most + by) % 360) as QuarterTurn);
    if ((await likelyRows(other.standing, other.regions)).size >= ROWS_OF_ZONE) return other;
  }
  return asMost;
}

/** Torn lines are whole once the page is level. */
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
  /** Detection size for a second look, if the document's own is too small. */
  readonly side: number | null;
}

/** Rows of a zone are 20 to 30 times as long as high, words and specks of a grainy copy less than this. */
const LONG_LINE = 12;
/** The three rows of a card are 6 times as wide as high, the two of a passport 10. */
const STRIP = 5;

/** Is this a zone cut out of its paper, as it lies? Turned on its side each of its letters would be seen as a line. */
function isStripOfZone({ width, height }: Raster, found: readonly TextRegion[]): boolean {
  if (found.length > 0 && width >= STRIP * height) return true;
  const long = found.filter(({ quad }) => {
    const sides = sidesOf(quad);
    return sides.width >= LONG_LINE * sides.height || sides.height >= LONG_LINE * sides.width;
  });
  return long.length >= ROWS_OF_ZONE;
}

/** The text of a document as it came. */
async function firstSight(document: Raster, known: readonly TextRegion[] | null): Promise<FirstSight> {
  const first = known ?? (await detectText(document, detectionSide(document)));
  // A letter in a viewer's window: a picture as wide as a card is, with print as small as a letter's.
  const side = letterSide(document);
  if (runsBothWays(first) && detectionSide(document) < side)
    return { seen: document, found: await detectText(document, side), turned: 0, side };
  const asItIs: FirstSight = { seen: document, found: first, turned: 0, side: null };
  if (first.length >= HARDLY_ANY_TEXT || isStripOfZone(document, first)) return asItIs;
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
