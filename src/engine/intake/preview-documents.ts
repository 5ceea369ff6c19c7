import type { Quad } from '../../contract/geometry.ts';
import { fineSide, isCardOnAnySide } from '../ocr/detection-size.ts';
import { sidesOf } from '../ocr/line-crop.ts';
import type { Raster, TextRegion } from '../raster/page.ts';
import { chooseDocuments } from './document-edges/choose-documents.ts';
import type { DocumentCandidates } from './document-edges/find-documents.ts';
import { hasLikeBeside, hasPlaceForTwo } from './document-edges/like-cards.ts';
import { areaOf } from './document-edges/quadrilaterals.ts';
import { wholeOf } from '../raster/homography.ts';
import type { TextAt } from './text-at.ts';

/** Enough to know where text is, not where its lines end; a seam that lines may cross asks for more. */
const COARSE_DETECTION_SIDE = 480;
const SEAM_DETECTION_SIDE = 640;
/** So few lines may be chance: of a page, more of them show. */
export const HARDLY_ANY_TEXT = 8;
/** Of a picture's longer side: what a small copy takes for higher lines are chequers and boards. */
const HIGHEST_LINE = 0.1;
/** One line of a letter says nothing of where the letter ends. */
const SOME_TEXT = 3;

/** Cards and pages that fill a picture print 0.14 of it and more, two cards on a sheet at most 0.09 (measured on 16). */
const SPARSE_PRINT = 0.12;

/** Pages and cards that fill a picture print more of it than cards on a sheet do: a closer look is for these. */
export const isSparse = (text: readonly TextRegion[], area: number): boolean =>
  printed(text) < SPARSE_PRINT * area;

/** Area of all text, pixels². */
export const printed = (text: readonly TextRegion[]): number =>
  text.reduce((sum, { quad }) => sum + areaOf(quad), 0);

/**
 * The documents among the candidates by what text a small copy shows; by a larger one where that is hardly any.
 *
 * @param needed the longest side of the copy whose text is needed later in any case: then a smaller one is not looked at
 */
export async function previewDocuments(
  picture: Raster,
  first: DocumentCandidates,
  shown: TextAt,
  needed: number | null,
): Promise<{ text: readonly TextRegion[]; quads: Quad[] }> {
  const text = await shown(needed ?? (first.halves.length > 0 ? SEAM_DETECTION_SIDE : COARSE_DETECTION_SIDE));
  const { quads, candidates } = chosenAmong(first, text, picture);
  // Of two cards on a sheet the one that prints less may show no text yet: it must not be left out.
  const isMain = quads.length === 1 && isMainThing(quads[0]!, picture, candidates);
  const longest = Math.max(picture.width, picture.height);
  const lines = text.filter(({ quad }) => Math.min(...Object.values(sidesOf(quad))) < HIGHEST_LINE * longest);
  const isEnough =
    lines.length >= HARDLY_ANY_TEXT && !(quads.length === 1 && hasOther(quads[0]!, candidates));
  if ((isMain && text.length >= SOME_TEXT) || isEnough) return { text, quads };
  const more = await shown(fineSide(picture));
  // How much a small copy shows tells a card from a sheet with cards on it.
  return { text, quads: chosenAmong(candidates, more, picture).quads };
}

/**
 * The documents among the candidates; a closer look is taken where there are none and little is printed, and where the
 * only one, or the picture, has the proportions of two cards.
 */
export function chosenAmong(
  first: DocumentCandidates,
  text: readonly TextRegion[],
  picture: Raster,
): { quads: Quad[]; candidates: DocumentCandidates } {
  const quads = chooseDocuments(first, text);
  const isSettled = quads.length > 0 || !isSparse(text, picture.width * picture.height);
  const only = quads.length === 0 ? wholeOf(picture) : quads[0]!;
  const mayBeTwo = quads.length < 2 && hasPlaceForTwo(only);
  if (isSettled && !mayBeTwo) return { quads, candidates: first };
  const candidates = first.closer();
  const closer = chooseDocuments(candidates, text);
  return isSettled && closer.length < 2 ? { quads, candidates: first } : { quads: closer, candidates };
}

/**
 * A card that takes up much of a picture with nothing like it beside it is what was meant to be seen. Of anything else
 * with little text on it more of the picture's text must be known: it may be the portrait, or the lower half of a page.
 */
function isMainThing(quad: Quad, picture: Raster, candidates: DocumentCandidates): boolean {
  const isCard = isCardOnAnySide(sidesOf(quad));
  const isLarge = areaOf(quad) >= MAIN_SHARE * picture.width * picture.height;
  return isCard && isLarge && candidates.islands.length <= 1 && !hasOther(quad, candidates);
}

/** Is something like a card beside a card? */
const hasOther = (card: Quad, { islands, outlines, enclosed }: DocumentCandidates): boolean =>
  hasLikeBeside(card, [...islands, ...outlines, ...enclosed]);

const MAIN_SHARE = 0.3;
