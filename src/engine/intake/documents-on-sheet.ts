import type { Quad } from '../../contract/geometry.ts';
import { fineSide, isCardOnAnySide, isCardShaped } from '../ocr/detection-size.ts';
import { sidesOf } from '../ocr/line-crop.ts';
import type { Raster, TextRegion } from '../raster/page.ts';
import { chooseDocuments, holdsAll } from './document-edges/choose-documents.ts';
import { candidatesOnSheet } from './document-edges/find-documents.ts';
import { areaOf } from './document-edges/quadrilaterals.ts';
import { isSparse, printed } from './preview-documents.ts';
import type { TextAt } from './text-at.ts';

/** A small copy shows this much text of a card, and less of a sheet with cards on it: a share of the area, or lines. */
const CARD_TEXT_SHARE = 0.08;
const CARD_LINES = 8;
/** A larger copy, where that was looked at, shows so many lines of two cards on a sheet, too: of a card they fill more. */
const LEAST_CARD_TEXT_SHARE = 0.04;
/** Width over height: less have two cards (1.586) above each other, lying on their sides (1.26 and a margin). */
const ONE_CARD = 1.38;

/**
 * Several documents on a sheet, or one card on a sheet that is much larger; else none: the sheet is the document. What
 * stands out as one may be a sheet itself, with both sides of a card on it edge to edge.
 */
export async function documentsOnSheet(
  picture: Raster,
  sheet: Quad,
  text: readonly TextRegion[],
  shown: TextAt,
  depth = 0,
): Promise<Quad[]> {
  const size = sidesOf(sheet);
  const share = printed(text) / areaOf(sheet);
  const isCardItself =
    share > CARD_TEXT_SHARE || (text.length >= CARD_LINES && share > LEAST_CARD_TEXT_SHARE);
  if (depth === 0 && isCardShaped(size) && size.width / size.height >= ONE_CARD && isCardItself) return [];
  const first = await candidatesOnSheet(picture, sheet);
  const isPlain = first.islands.length + first.halves.length === 0;
  const candidates = first.islands.length > 1 || !isSparse(text, areaOf(sheet)) ? first : first.closer();
  if (isPlain && candidates.enclosed.length < 2) return [];
  const fine = depth === 0 ? await shown(fineSide(picture)) : text;
  const found = chooseDocuments(candidates, fine);
  if (found.length > 1 && candidates.halves.length === 0)
    return missedBy(found, fine) <= MAY_BE_MISSED * printed(fine) ? found : [];
  if (found.length !== 1) return found;
  const inner = sidesOf(found[0]!);
  if (isCardOnAnySide(inner) && inner.width * inner.height < MUCH_SMALLER * size.width * size.height)
    return holdsAll(found[0]!, fine) ? found : [];
  return depth === 0 ? documentsOnSheet(picture, found[0]!, fine, shown, 1) : [];
}

/** Columns of a page look like documents on a sheet, but for their heading: hardly any text lies beside those. */
const MAY_BE_MISSED = 0.01;
const missedBy = (quads: readonly Quad[], text: readonly TextRegion[]): number =>
  printed(text.filter((region) => !quads.some((quad) => holdsAll(quad, [region]))));

/** A card on its sheet leaves most of it blank; a frame or a table on a letter does not. */
const MUCH_SMALLER = 0.4;
