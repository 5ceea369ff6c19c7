import type { Box } from '../../../contract/geometry.ts';
import type { PdfFile } from '../../pdf/file.ts';
import { pagesOf, sheetOf } from '../../pdf/pages.ts';
import { paintPage } from '../../pdf/paint-page.ts';
import { rectangleInPixels, type ShownPage } from '../../pdf/pdf-evidence.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import { coveredGlyphs } from '../../pdf/covers.ts';
import { invisibleOnPictures, unseenText } from '../../pdf/unseen-text.ts';

/** What our own reader of PDFs knows of a page's text layer. */
export interface ShownLayer {
  /** False: a scanner's program put what it read out of sight. */
  readonly shown: boolean;
  /** Where characters lie under something opaque, in pixels of a render. */
  coveredOn(render: ShownPage): Box[];
  /** Where a program wrote what it read of a picture, beside text that people see; in pixels of a render. */
  readOnPictures(render: ShownPage): Box[];
}

const ALL_SHOWN: ShownLayer = { shown: true, coveredOn: () => [], readOnPictures: () => [] };

/**
 * Tells for each page of a PDF whether people see its text layer. Scanners and their programs put what they read out of sight,
 * in invisible letters or under the picture: that is no text of the document, but somebody's reading of it. What our own reader of
 * PDFs cannot open counts as seen.
 */
export function shownLayers(file: PdfFile | null): (pageInFile: number) => ShownLayer {
  const pages = file ? pagesOf(file.latest) : [];
  return (pageInFile) => {
    const page = pages[pageInFile];
    // A picture of the page is one of its objects; what has none need not be painted.
    if (!page || page.resources.entries.get('XObject') === undefined) return ALL_SHOWN;
    const items = paintPage(page);
    const inPixels = (glyphs: Iterable<PaintedGlyph>, render: ShownPage): Box[] =>
      Array.from(glyphs, ({ box }) => rectangleInPixels(page, box, render));
    return {
      shown: unseenText(items, sheetOf(page)) === null,
      coveredOn: (render) => inPixels(coveredGlyphs(items), render),
      readOnPictures: (render) => inPixels(invisibleOnPictures(items, sheetOf(page)), render),
    };
  };
}
