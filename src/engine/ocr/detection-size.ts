import { inRange } from '../math/range.ts';

/** Longest side of the detector's input, pixels: letters and lists, whose print is small (design: 960). */
export const LETTER_SIDE = 960;
/** Cards and data pages are printed larger in proportion: the same lines are found in 0.6 of the time. */
const CARD_SIDE = 736;
/** Width over height of cards (1.586), passport pages (1.42) and both with a margin. */
const CARD_PROPORTION = { least: 1.25, most: 1.85 } as const;

/** Has a page the proportions of a card or a data page, lying? */
export function isCardShaped({ width, height }: { width: number; height: number }): boolean {
  return inRange(width / height, CARD_PROPORTION);
}

/** The same, or standing on its side. */
export const isCardOnAnySide = ({ width, height }: { width: number; height: number }): boolean =>
  isCardShaped({ width, height }) || isCardShaped({ width: height, height: width });

/** Longer over shorter side (ISO/IEC 7810): cards, and data pages of passports. */
const ID_1 = 1.586;
const ID_3 = 1.42;
const TOLERANCE = 0.02;

/** Has a picture just the proportions of a card or a data page, as one has that was cut out along its border? */
export const isCutToCard = (picture: { width: number; height: number }): boolean =>
  isCutToId1(picture) || hasProportion(picture, ID_3);

/** The same for cards alone: no camera takes and no paper has these proportions, while a sheet has those of a data page. */
export const isCutToId1 = (picture: { width: number; height: number }): boolean =>
  hasProportion(picture, ID_1);

function hasProportion({ width, height }: { width: number; height: number }, exact: number): boolean {
  const proportion = Math.max(width, height) / Math.min(width, height);
  return Math.abs(proportion / exact - 1) < TOLERANCE;
}

/** The longest side to detect text at on a page of this size. */
export const detectionSide = (page: { width: number; height: number }): number =>
  isCardShaped(page) ? CARD_SIDE : LETTER_SIDE;
