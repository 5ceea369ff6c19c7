import { intersection, shareCovered, shareInside, type Rectangle } from './matrix.ts';
import { isShownGlyph, type PaintedGlyph, type PaintedImage, type PaintedItem } from './painted.ts';

/** Images covering this share of a page are what people see of it. */
const SCAN = 0.5;
/** Minimum share of a page's characters that must be invisible for the text layer to be OCR of a scan. */
const MIN_UNSEEN_SHARE = 0.8;
/** A glyph with this share under an image is invisible. */
const UNDER = 0.9;

/**
 * The hidden characters of a scan's OCR layer: invisible, or under the page's image. If images cover less of the page
 * (a card on a sheet), all of them must lie on images. Null if the page's text is visible, or there is none.
 */
export function unseenText(items: readonly PaintedItem[], sheet: Rectangle): PaintedGlyph[] | null {
  const glyphs = glyphsOf(items);
  const pictures = picturesOn(sheet, items);
  const covered = shareCovered(
    sheet,
    pictures.map(({ box }) => box),
  );
  if (glyphs.length === 0 || pictures.length === 0) return null;
  if (covered < SCAN) {
    const onPictures = invisibleOnPictures(items, sheet);
    return onPictures.length < MIN_UNSEEN_SHARE * glyphs.length ? null : onPictures;
  }
  const isSeen = (g: PaintedGlyph): boolean =>
    isShownGlyph(g) &&
    !pictures.some((p) => p.order > g.order && p.opaque && shareInside(g.box, p.box) > UNDER);
  const unseen = glyphs.filter((g) => !isSeen(g));
  return unseen.length < MIN_UNSEEN_SHARE * glyphs.length ? null : unseen;
}

/** Invisible text on an image, beside visible text: OCR of the image, not text of the document. */
export function invisibleOnPictures(items: readonly PaintedItem[], sheet: Rectangle): PaintedGlyph[] {
  const pictures = picturesOn(sheet, items);
  return glyphsOf(items).filter(
    (g) => isOutOfSight(g) && pictures.some(({ box }) => shareInside(g.box, box) > UNDER),
  );
}

const glyphsOf = (items: readonly PaintedItem[]): PaintedGlyph[] =>
  items.filter((i): i is PaintedGlyph => i.kind === 'glyph' && i.text.trim() !== '');

const isOutOfSight = (glyph: PaintedItem): boolean => !isShownGlyph(glyph);

const picturesOn = (sheet: Rectangle, items: readonly PaintedItem[]): PaintedImage[] =>
  items.filter(
    (i): i is PaintedImage =>
      i.kind === 'image' && i.hiddenLayer === null && intersection(i.box, sheet) !== null,
  );
