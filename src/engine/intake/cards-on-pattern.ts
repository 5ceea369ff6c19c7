import type { Quad } from '../../contract/geometry.ts';
import { detectionSide, LETTER_SIDE } from '../ocr/detection-size.ts';
import type { Raster, TextRegion } from '../page.ts';
import { holdsAll, leavesOut } from './document-edges/choose-documents.ts';
import type { PictureCandidates } from './document-edges/find-documents.ts';
import { hasPlaceForTwo } from './document-edges/like-cards.ts';
import { hasPaperAround } from './document-edges/paper-around.ts';
import { areaOf } from './document-edges/quadrilaterals.ts';
import { centreOf, contains } from './document-edges/relations.ts';
import { chosenAmong, isSparse, printed } from './glance.ts';
import type { TextAt } from './text-at.ts';

/** A document that takes up less of a picture than this may have another one beside it whose print was not seen yet. */
const SMALL = 0.3;

/**
 * What was chosen, or the cards that a larger copy's text tells where that was in doubt: nothing at all, one small
 * outline, one outline with room for two cards. Nothing where a small outline leaves text out.
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
    if (!isSparse(whole, picture.width * picture.height)) return [];
    return candidates.aroundText(await shown(LETTER_SIDE));
  }
  const isSmall = areaOf(only) < SMALL * picture.width * picture.height;
  if (!isSmall && !hasPlaceForTwo(only)) return chosen;
  const text = await shown(LETTER_SIDE);
  const isUneven = candidates.islands.length === 0 || !isSmall;
  const cards = isUneven ? candidates.aroundText(text) : [];
  if (cards.length > 1 && isAllOf(only, cards)) return cards;
  if (!isSmall) return chosen;
  // A white card on white beside one that colour told: edges enclose it, whether its print was seen or not.
  const { quads } = chosenAmong(candidates.closer(), text, picture);
  if (quads.length > 1) return quads;
  return leavesSome(only, text) ? [] : chosen;
}

/** Two of a strip of pages, of which the others print little, are not all of it: together cards fill what runs around them. */
function isAllOf(only: Quad, cards: readonly Quad[]): boolean {
  if (cards.some((card) => !contains(only, centreOf(card)))) return true;
  return cards.reduce((sum, card) => sum + areaOf(card), 0) >= FILLED * areaOf(only);
}
const FILLED = 0.75;

/** A line that may belong to it, or so much of all print that it is no speck. */
function leavesSome(only: Quad, text: readonly TextRegion[]): boolean {
  const outside = text.filter((region) => !holdsAll(only, [region]));
  return leavesOut([only], outside) || printed(outside) > SPECKS * printed(text);
}
const SPECKS = 0.05;
