import { openPdf } from '../../forensics/pdf/file.ts';
import { pagesOf, sheetOf } from '../../forensics/pdf/pages.ts';
import { paintPage } from '../../forensics/pdf/paint-page.ts';
import { unseenText } from '../../forensics/pdf-structure/unseen-text.ts';

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
    return unseenText(items, sheetOf(page)) === null;
  };
}
