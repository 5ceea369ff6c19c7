import type { PdfEvidence } from '../pdf-evidence.ts';
import type { PdfPage } from '../pdf/pages.ts';
import { isShownGlyph, type PaintedGlyph } from '../pdf/painted.ts';

/** The pages of the latest revision, each with the glyphs of its own content that a reader sees. */
export function shownText(pdf: PdfEvidence): { page: PdfPage; glyphs: PaintedGlyph[] }[] {
  const { latest } = pdf.file;
  return pdf.pages(latest).map((page) => ({
    page,
    glyphs: (pdf.painted(latest, page) ?? []).filter(isShownGlyph).filter((g) => g.origin === 'content'),
  }));
}
