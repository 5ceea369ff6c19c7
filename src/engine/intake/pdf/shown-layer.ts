import { openPdf } from '../../forensics/pdf/file.ts';
import { intersection, shareCovered, shareInside } from '../../forensics/pdf/matrix.ts';
import { pagesOf, sheetOf } from '../../forensics/pdf/pages.ts';
import { isShownGlyph, type PaintedGlyph, type PaintedImage } from '../../forensics/pdf/painted.ts';
import { paintPage } from '../../forensics/pdf/paint-page.ts';

/** Pictures that cover so much of a page are what people see of it. */
const SCAN = 0.5;
/** Share of a page's characters that people must not see for its layer to be another program's reading of a scan. */
const MOST = 0.8;
/** A glyph so much of which lies under a picture is not seen. */
const UNDER = 0.9;

/**
 * Tells for each page of a PDF whether people see its text layer. Scanners and their programs put what they read out of sight,
 * in invisible letters or under the picture: that is no text of the document, but somebody's reading of it. What our own reader of
 * PDFs cannot open counts as seen.
 */
export function shownLayers(bytes: Uint8Array): (pageInFile: number) => boolean {
  const file = openPdf(bytes);
  const pages = file ? pagesOf(file.latest) : [];
  return (pageInFile) => {
    const page = pages[pageInFile];
    // A picture of the page is one of its objects; what has none need not be painted.
    if (!file || !page || page.resources.entries.get('XObject') === undefined) return true;
    const items = paintPage(file.latest, page);
    const glyphs = items.filter((i): i is PaintedGlyph => i.kind === 'glyph' && i.text.trim() !== '');
    const sheet = sheetOf(page);
    const pictures = items.filter(
      (i): i is PaintedImage =>
        i.kind === 'image' && i.hiddenLayer === null && intersection(i.box, sheet) !== null,
    );
    const covered = shareCovered(
      sheet,
      pictures.map(({ box }) => box),
    );
    if (glyphs.length === 0 || covered < SCAN) return true;
    const isSeen = (g: PaintedGlyph): boolean =>
      isShownGlyph(g) &&
      !pictures.some((p) => p.order > g.order && p.opaque && shareInside(g.box, p.box) > UNDER);
    return glyphs.filter((g) => !isSeen(g)).length < MOST * glyphs.length;
  };
}
