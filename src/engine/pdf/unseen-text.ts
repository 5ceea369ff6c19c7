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
 * they read there. Null where people see the text of a page, or there is none.
 */
export function unseenText(items: readonly PaintedItem[], sheet: Rectangle): PaintedGlyph[] | null {
  const glyphs = items.filter((i): i is PaintedGlyph => i.kind === 'glyph' && i.text.trim() !== '');
  const pictures = items.filter(
    (i): i is PaintedImage =>
      i.kind === 'image' && i.hiddenLayer === null && intersection(i.box, sheet) !== null,
  );
  const covered = shareCovered(
    sheet,
    pictures.map(({ box }) => box),
  );
  if (glyphs.length === 0 || covered < SCAN) return null;
  const isSeen = (g: PaintedGlyph): boolean =>
    isShownGlyph(g) &&
    !pictures.some((p) => p.order > g.order && p.opaque && shareInside(g.box, p.box) > UNDER);
  const unseen = glyphs.filter((g) => !isSeen(g));
  return unseen.length < MOST * glyphs.length ? null : unseen;
}
