import { intersection, shareCovered, shareInside, type Rectangle } from './matrix.ts';
import { isShownGlyph, type PaintedGlyph, type PaintedImage, type PaintedItem } from './painted.ts';

/** Pictures that cover so much of a page are what people see of it. */
const SCAN = 0.5;
/** Share of a page's characters that people must not see for its layer to be another program's reading of a scan. */
const MOST = 0.8;
/** A glyph so much of which lies under a picture is not seen. */
const UNDER = 0.9;

/**
 * The characters that scanners and their programs put out of sight, in invisible letters or under the picture of the page: what
 * they read there. Pictures that cover less of the page (a card on a sheet) must have all of it on them. Null where people see the
 * text of a page, or there is none.
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
    return onPictures.length < MOST * glyphs.length ? null : onPictures;
  }
  const isSeen = (g: PaintedGlyph): boolean =>
    isShownGlyph(g) &&
    !pictures.some((p) => p.order > g.order && p.opaque && shareInside(g.box, p.box) > UNDER);
  const unseen = glyphs.filter((g) => !isSeen(g));
  return unseen.length < MOST * glyphs.length ? null : unseen;
}

/** Invisible letters on a picture, beside text that people see: what a program read of the picture, and no text of the document. */
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
