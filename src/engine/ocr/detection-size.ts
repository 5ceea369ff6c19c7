import { inRange } from '../math/range.ts';

/** Longest side of the detector's input, pixels, for letters and lists with small print (design: 960). */
const LETTER_SIDE = 960;
/** The same for a letter that has so many pixels: at 960 lines of 6 points are torn, and their middle is lost (ADR 526). */
const LARGEST_LETTER_SIDE = 1280;
/** Cards and passport data pages have relatively larger print: the same lines are found in 0.6 of the time. */
const CARD_SIDE = 736;
/** Aspect ratio of cards (1.586) and passport data pages (1.42), with a margin. */
const CARD_PROPORTION = { least: 1.25, most: 1.85 } as const;

/** Has a page the aspect ratio of a card or data page in landscape? */
export function isCardShaped({ width, height }: { width: number; height: number }): boolean {
  return inRange(width / height, CARD_PROPORTION);
}

/** The same, or rotated by 90°. */
export const isCardOnAnySide = ({ width, height }: { width: number; height: number }): boolean =>
  isCardShaped({ width, height }) || isCardShaped({ width: height, height: width });

/** Aspect ratio, longer by shorter side (ISO/IEC 7810): cards, and passport data pages. */
const ID_1 = 1.586;
const ID_3 = 1.42;
const TOLERANCE = 0.02;

/** Has a picture exactly the aspect ratio of a card or data page, as if cropped along its border? */
export const isCutToCard = (picture: { width: number; height: number }): boolean =>
  isCutToId1(picture) || hasProportion(picture, ID_3);

/** The same for cards only: no camera or paper size has this ratio, while paper has that of a data page. */
export const isCutToId1 = (picture: { width: number; height: number }): boolean =>
  hasProportion(picture, ID_1);

function hasProportion({ width, height }: { width: number; height: number }, exact: number): boolean {
  const proportion = Math.max(width, height) / Math.min(width, height);
  return Math.abs(proportion / exact - 1) < TOLERANCE;
}

/** Input size (longest side, pixels) for text detection on a page. */
export const detectionSide = (page: { width: number; height: number }): number =>
  isCardShaped(page) ? CARD_SIDE : letterSide(page);

/** The same for a page that is known to be a letter: enlarged to the design's size, and no further. */
export const letterSide = ({ width, height }: { width: number; height: number }): number =>
  Math.min(LARGEST_LETTER_SIDE, Math.max(LETTER_SIDE, width, height));

/** The same where small print counts, on a picture of which nobody knows what it shows. */
export const fineSide = (picture: { width: number; height: number }): number =>
  Math.max(LETTER_SIDE, detectionSide(picture));
