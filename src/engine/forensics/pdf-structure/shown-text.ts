import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import { isShownGlyph, type Origin, type PaintedGlyph } from '../../pdf/painted.ts';
import { coveredGlyphs } from '../../pdf/covers.ts';

/**
 * The pages of the latest revision, each with the visible, uncovered glyphs of its content or of anything painted on
 * it.
 */
export function shownText(
  pdf: PdfEvidence,
  origins: ReadonlySet<Origin> = CONTENT,
): { page: PdfPage; glyphs: PaintedGlyph[] }[] {
  return pdf.pages().map((page) => {
    const items = pdf.painted(page) ?? [];
    const covered = coveredGlyphs(items);
    return {
      page,
      glyphs: items.filter(isShownGlyph).filter((g) => origins.has(g.origin) && !covered.has(g)),
    };
  });
}

const CONTENT: ReadonlySet<Origin> = new Set(['content']);

/** Lighter glyphs than this luminance are a watermark. */
const PALE = 0.75;

/** Is the glyph upright and no watermark? */
export const isPrint = (glyph: PaintedGlyph): boolean => glyph.upright && (glyph.luminance ?? 0) < PALE;

/** Is it a character of such text other than a blank? */
export const isPrintedCharacter = (glyph: PaintedGlyph): boolean =>
  isPrint(glyph) && glyph.text.trim() !== '';
