import type { Quad } from '../../contract/geometry.ts';
import { detectionSide, fineSide, isCutToId1 } from '../ocr/detection-size.ts';
import type { Raster, TextRegion } from '../raster/page.ts';
import { holdsAll, leavesOut } from './document-edges/choose-documents.ts';
import type { PictureCandidates } from './document-edges/find-documents.ts';
import { hasPlaceForTwo } from './document-edges/like-cards.ts';
import { hasPaperAround } from './document-edges/paper-around.ts';
import { areaOf } from './document-edges/quadrilaterals.ts';
import { centreOf, contains } from './document-edges/relations.ts';
import { chosenAmong, isSparse, printed } from './preview-documents.ts';
import type { TextAt } from './text-at.ts';

/** Area share below which a document may have an unseen second one beside it. */
const SMALL = 0.3;

/**
 * The chosen outlines, or cards found by a larger copy's text if in doubt: no outline, one small outline, one outline
 * with room for two cards. Empty if a small outline leaves text out.
 */
export async function withCardsOnPattern(
  picture: Raster,
  chosen: readonly Quad[],
  candidates: PictureCandidates,
  shown: TextAt,
): Promise<readonly Quad[]> {
  if (chosen.length > 1) return chosen;
  const only = chosen[0];
  if (!only) {
    if (hasPaperAround(picture)) return [];
    const whole = await shown(detectionSide(picture));
    // A page or a card that fills the picture.
    if (!isSparse(whole, picture.width * picture.height) || isOneCard(picture, whole)) return [];
    return candidates.aroundText(await shown(fineSide(picture)));
  }
  const isSmall = areaOf(only) < SMALL * picture.width * picture.height;
  if (!isSmall && !hasPlaceForTwo(only)) return chosen;
  const text = await shown(fineSide(picture));
  const isUneven = candidates.islands.length === 0 || !isSmall;
  const cards = isUneven ? candidates.aroundText(text) : [];
  if (cards.length > 1 && isAllOf(only, cards)) return cards;
  if (!isSmall) return chosen;
  // A white card on white beside one found by colour: edges enclose it, with or without visible print.
  const { quads } = chosenAmong(candidates.closer(), text, picture);
  if (quads.length > 1) return quads;
  return leavesSome(only, text) ? [] : chosen;
}

/** A picture cropped to a card, with print from end to end: cards on a table do not fill it. */
function isOneCard(picture: Raster, text: readonly TextRegion[]): boolean {
  if (!isCutToId1(picture) || text.length === 0) return false;
  const corners = text.flatMap(({ quad }) => [...quad]);
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const across = spread(corners.map((p) => p.x)) / picture.width;
  const down = spread(corners.map((p) => p.y)) / picture.height;
  return Math.max(across, down) > END_TO_END && Math.min(across, down) > ACROSS;
}
/** Shares of a card's sides that its print takes up: .8 and .39 at least of 23 sides of cards, one way or the other. */
const END_TO_END = 0.75;
const ACROSS = 0.35;

/** Two of a strip of pages, the others nearly unprinted, are not all of it: all cards together fill the outline around them. */
function isAllOf(only: Quad, cards: readonly Quad[]): boolean {
  if (cards.some((card) => !contains(only, centreOf(card)))) return true;
  return cards.reduce((sum, card) => sum + areaOf(card), 0) >= FILLED * areaOf(only);
}
const FILLED = 0.75;

/** Is a possible line of it left out, or a significant share of all text? */
function leavesSome(only: Quad, text: readonly TextRegion[]): boolean {
  const outside = text.filter((region) => !holdsAll(only, [region]));
  return leavesOut([only], outside) || printed(outside) > SPECKS * printed(text);
}
const SPECKS = 0.05;
