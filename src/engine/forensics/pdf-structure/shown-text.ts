import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import { isShownGlyph, type Origin, type PaintedGlyph } from '../../pdf/painted.ts';
import { coveredGlyphs } from '../../pdf/covers.ts';

/**
 * The pages of the latest revision, each with the glyphs that a reader sees, covered by nothing: of its own content, or of what else is
 * painted on it.
 */
export function shownText(
  pdf: PdfEvidence,
  origins: ReadonlySet<Origin> = CONTENT,
): { page: PdfPage; glyphs: PaintedGlyph[] }[] {
  const { latest } = pdf.file;
  return pdf.pages(latest).map((page) => {
    const items = pdf.painted(latest, page) ?? [];
    const covered = coveredGlyphs(items);
    return {
      page,
      glyphs: items.filter(isShownGlyph).filter((g) => origins.has(g.origin) && !covered.has(g)),
    };
  });
}

const CONTENT: ReadonlySet<Origin> = new Set(['content']);

/** Lighter than this is a mark in the paper, not text. */
const PALE = 0.75;

/** Is it text that stands upright and is no mark in the paper? */
export const isPrint = (glyph: PaintedGlyph): boolean => glyph.upright && (glyph.luminance ?? 0) < PALE;

/** Is it a character of such text, and no blank? */
export const isPrintedCharacter = (glyph: PaintedGlyph): boolean =>
  isPrint(glyph) && glyph.text.trim() !== '';
