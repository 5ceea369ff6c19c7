import { boundingBox, type Quad } from '../../contract/geometry.ts';
import type { PageReport } from '../../contract/pages.ts';
import { detectionSide, fineSide, isCutToCard, isCutToId1, letterSide } from '../ocr/detection-size.ts';
import type { Raster, TextRegion } from '../raster/page.ts';
import { withCardsOnPattern } from './cards-on-pattern.ts';
import { holdsAll, leavesOut } from './document-edges/choose-documents.ts';
import { documentCandidates, type DocumentCandidates } from './document-edges/find-documents.ts';
import { hasPaperAround } from './document-edges/paper-around.ts';
import { areaOf } from './document-edges/quadrilaterals.ts';
import { centreOf, contains } from './document-edges/relations.ts';
import { documentsOnSheet } from './documents-on-sheet.ts';
import { chosenAmong, previewDocuments, HARDLY_ANY_TEXT } from './preview-documents.ts';
import { homographyBetween, projectQuad, wholeOf } from '../raster/homography.ts';
import { straighten } from './straighten.ts';
import { textAt, type TextAt } from './text-at.ts';

/** One document of a picture: its pixels, how they were cut out, and its text where that is known already. */
export interface Part {
  readonly raster: Raster;
  readonly rectified: Quad | null;
  readonly split: PageReport['split'];
  readonly textRegions: readonly TextRegion[] | null;
}

/**
 * The documents on a picture; the whole picture when there is any doubt where a document ends.
 *
 * @param look how text is seen on this picture and on what is cut out of it
 */
export async function partsOf(picture: Raster, look: (raster: Raster) => TextAt = textAt): Promise<Part[]> {
  const shown = look(picture);
  const side = detectionSide(picture);
  const isOnPaper = hasPaperAround(picture);
  // What stands out on blank paper, or on a card that fills its picture, is a part of the page: all text is needed then.
  const isFilled = isOnPaper || isCutToId1(picture);
  // Text detection runs in the worker meanwhile. Prevents an unhandled rejection; later callers get the error.
  if (isFilled) shown(side).catch(() => undefined);
  const candidates = await documentCandidates(picture);
  const { islands, outlines, halves, sheet } = candidates;
  const isPage = isFilled || (islands.length === 0 && isCutToCard(picture));
  let chosen: readonly Quad[] = [];
  if (islands.length + outlines.length + halves.length > 0 || sheet) {
    const { text, quads } = await previewDocuments(picture, candidates, shown, isPage ? side : null);
    const ground = quads.length === 0 ? sheet : quads.length === 1 ? quads[0]! : null;
    const onGround = ground ? await documentsOnSheet(picture, ground, text, shown) : [];
    const print = ground && onGround.length === 0 ? tighterAround(ground, candidates, text) : null;
    const onPrint = print ? await documentsOnPrint(picture, print, text, shown) : [];
    chosen = [onGround, onPrint].find((found) => found.length > 0) ?? quads;
  }
  const first = chosen.length;
  chosen = await withCardsOnPattern(picture, chosen, candidates, shown);
  // A larger copy showed text outside the outline: a smaller one must not overrule it.
  const isDoubted = first > 0 && chosen.length === 0;
  if (chosen.length > 0 && !isOnPaper) return cutOut(picture, chosen, isPage ? await shown(side) : null);
  // A preview may miss small lines beside tables.
  const whole = await shown(side);
  const isAll = chosen.length > 0 && !leavesOut(chosen, whole);
  const found = isAll || isDoubted ? chosen : chosenAmong(candidates, whole, picture).quads;
  if (found.length > 0) return cutOut(picture, found, whole);
  const far =
    whole.length < HARDLY_ANY_TEXT && !isDoubted ? await farAway(picture, candidates, shown, look) : null;
  return [far ?? { raster: picture, rectified: null, split: null, textRegions: whole }];
}

/** Of a letter so far away that a small copy shows no text, so much shows by itself, against each line beside it. */
const AGAINST_OUTSIDE = 4;
const MOST_OF_LARGEST = 0.9;

/** What stands out from a picture with hardly any text, if it shows text once it is looked at by itself. */
async function farAway(
  picture: Raster,
  { islands, outlines }: DocumentCandidates,
  shown: TextAt,
  look: (raster: Raster) => TextAt,
): Promise<Part | null> {
  const quad = islands[0] ?? outlines[0];
  // A panel of a page is smaller than the page.
  if (!quad || [...islands, ...outlines].some((other) => areaOf(quad) < MOST_OF_LARGEST * areaOf(other)))
    return null;
  const whole = await shown(fineSide(picture));
  if (whole.length >= HARDLY_ANY_TEXT) return null;
  const raster = straighten(picture, quad);
  const text = await look(raster)(letterSide(raster));
  const outside = whole.filter((region) => !holdsAll(quad, [region])).length;
  const isPage = text.length >= HARDLY_ANY_TEXT && text.length >= AGAINST_OUTSIDE * outside;
  return isPage ? { raster, rectified: quad, split: null, textRegions: text } : null;
}

/** What colour tells from the ground may be two cards on a print and a cup beside them: the outline of the print alone. */
const tighterAround = (
  island: Quad,
  { prints }: DocumentCandidates,
  text: readonly TextRegion[],
): Quad | null =>
  prints.find(
    (quad) =>
      areaOf(quad) >= MOST_OF_ISLAND * areaOf(island) &&
      areaOf(quad) < ALL_OF_ISLAND * areaOf(island) &&
      holdsAll(quad, text),
  ) ?? null;

/** The documents on such a print, where they hold all text that a larger copy shows: else it was a part of a letter. */
async function documentsOnPrint(
  picture: Raster,
  print: Quad,
  text: readonly TextRegion[],
  shown: TextAt,
): Promise<readonly Quad[]> {
  const found = await documentsOnSheet(picture, print, text, shown);
  if (found.length === 0) return [];
  const fine = await shown(fineSide(picture));
  return fine.every((region) => found.some((quad) => holdsAll(quad, [region]))) ? found : [];
}

const MOST_OF_ISLAND = 0.7;
const ALL_OF_ISLAND = 0.97;

/** @param seen text of the picture in a copy as large as detection asks for, where it was looked at */
const cutOut = (picture: Raster, quads: readonly Quad[], seen: readonly TextRegion[] | null): Part[] =>
  quads.map((quad, i) => {
    const raster = straighten(picture, quad);
    return {
      raster,
      rectified: quad,
      split: quads.length > 1 ? { part: i + 1, of: quads.length, region: boundingBox(quad) } : null,
      textRegions: seen && textOnCut(raster, quad, picture, seen),
    };
  });

/** Share of a picture's longer side from which what is cut out of it shows its text no larger by itself. */
const AS_LARGE = 0.9;

/** The text seen on a picture where it lies on what was cut out; null where a look at that alone would show more. */
function textOnCut(
  cut: Raster,
  quad: Quad,
  picture: Raster,
  seen: readonly TextRegion[],
): readonly TextRegion[] | null {
  const isAsLarge = Math.max(cut.width, cut.height) >= AS_LARGE * Math.max(picture.width, picture.height);
  const map =
    isAsLarge && detectionSide(cut) === detectionSide(picture) ? homographyBetween(quad, wholeOf(cut)) : null;
  return (
    map &&
    seen
      .filter(({ quad: line }) => contains(quad, centreOf(line)))
      .map((region) => ({ ...region, quad: projectQuad(map, region.quad) }))
  );
}
