import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { layerLines } from '../ocr/text-layer/layer-lines.ts';
import { inReadingOrder } from '../ocr/reading-order.ts';
import { arrayOf } from '../pdf/cross-reference.ts';
import { coveredGlyphs, looksLikePaper } from '../pdf/covers.ts';
import type { Rectangle } from '../pdf/matrix.ts';
import { sheetOf, type PdfPage } from '../pdf/pages.ts';
import { isShownGlyph, type PaintedGlyph, type PaintedItem } from '../pdf/painted.ts';
import type { PdfEvidence } from '../pdf/pdf-evidence.ts';
import { nameOf } from '../pdf/values.ts';
import type { TextSpan } from '../raster/page.ts';
import { unmeasuredPage } from '../raster/unmeasured-page.ts';

/** In font sizes, as pdf.js joins what a page shows (`evaluator.js`): a blank from the first, another piece from the second, and backwards from the third. */
const JOIN = { blank: 0.1, apart: 0.6, back: -0.2 } as const;
const SAME = 0.05;
/** In font sizes from the baseline: what a piece's box is held to reach, as in `intake/pdf/render-page.ts`. */
const BOX = { foot: -0.2, head: 0.8 } as const;
/** Smaller print is not read by people (`intake/pdf/legible-spans.ts`). Points. */
const MIN_SIZE = 3.5;
/** With fewer characters a page is a picture or empty. */
const MIN_CHARACTERS = 20;
/** A character that the file does not name. */
const UNKNOWN = '\uFFFD';
const AMOUNT = /\d[.,]\d\d(?!\d)/;

/** The pages of a file as its own text says, and whether that is all of its pages. */
export interface PagesOfText {
  readonly pages: readonly ReadPage[];
  readonly isAll: boolean;
}

/**
 * The pages of a PDF that are text and nothing else, read without a pixel. A page is left out where people may see other figures than
 * its text says, or more: under or beside pictures, in fields and notes, in letters that the file does not name, on a page turned
 * round, where two texts stand in one place, or beyond the budget of a quick look.
 */
export function pagesOfText(pdf: PdfEvidence): PagesOfText {
  const all = pdf.pages(pdf.file.latest);
  const pages = all.flatMap((page) => readingOf(pdf, page) ?? []);
  return { pages, isAll: pages.length === all.length };
}

function readingOf(pdf: PdfEvidence, page: PdfPage): ReadPage | null {
  const { latest } = pdf.file;
  const items = pdf.painted(latest, page);
  // Codes are null as well where not all of the page was run.
  if (!items || page.rotate !== 0 || pdf.codes(latest, page) === null || hasFields(pdf, page)) return null;
  const glyphs = items.filter(isShownGlyph).filter((g) => g.size >= MIN_SIZE && !looksLikePaper(g, items));
  const isWhole =
    glyphs.length >= MIN_CHARACTERS &&
    coveredGlyphs(items).size === 0 &&
    glyphs.every((g) => g.origin === 'content' && !g.text.includes(UNKNOWN));
  if (!isWhole) return null;
  const { lines, contested } = layerLines(
    spansOf(
      pdf,
      page,
      glyphs.filter((g) => g.upright),
    ),
  );
  if (contested.length > 0 || arePicturesBeside(pdf, page, items, lines)) return null;
  return blankReading(pdf, page, inReadingOrder(lines));
}

/** What is typed into a field may have no look of its own. */
function hasFields({ file: { latest } }: PdfEvidence, page: PdfPage): boolean {
  return arrayOf(latest.resolve(page.dict.entries.get('Annots'))).some(
    (reference) => nameOf(latest.resolve(latest.dict(reference).entries.get('Subtype'))) === 'Widget',
  );
}

/** Does a picture stand in a row of amounts, or behind it? It may show amounts of its own. */
function arePicturesBeside(
  pdf: PdfEvidence,
  page: PdfPage,
  items: readonly PaintedItem[],
  lines: readonly TextLine[],
): boolean {
  const pictures = items
    .filter((item) => item.kind === 'image' && item.hiddenLayer === null)
    .map(({ box }) => pdf.toPixels(page, box));
  return lines.some(
    ({ text, box }) =>
      AMOUNT.test(text) && pictures.some(({ y, height }) => y < box.y + box.height && y + height > box.y),
  );
}

/** Pieces of text in the order of painting, in pixels as the page would be rendered. */
function spansOf(pdf: PdfEvidence, page: PdfPage, glyphs: readonly PaintedGlyph[]): TextSpan[] {
  const pieces: { first: PaintedGlyph; last: PaintedGlyph; text: string }[] = [];
  for (const glyph of glyphs) {
    const piece = pieces.at(-1);
    const gap = piece ? gapBetween(piece.last, glyph) : null;
    if (!piece || gap === null || gap > JOIN.apart || gap < JOIN.back)
      pieces.push({ first: glyph, last: glyph, text: glyph.text });
    else {
      piece.text += (gap > JOIN.blank ? ' ' : '') + glyph.text;
      piece.last = glyph;
    }
  }
  const sheet = sheetOf(page);
  const scale = pdf.toPixels(page, sheet).width / (sheet.x1 - sheet.x0);
  return pieces.map(({ first, last, text }) => {
    const { size, y, font } = first;
    const box: Rectangle = { x0: first.x, x1: last.box.x1, y0: y + BOX.foot * size, y1: y + BOX.head * size };
    return { text, box: pdf.toPixels(page, box), fontName: font.name, fontSize: size * scale, angle: 0 };
  });
}

/** The space between two glyphs of one line and one font, in font sizes; null where the second begins another piece. */
function gapBetween(a: PaintedGlyph, b: PaintedGlyph): number | null {
  const isOneLine = Math.abs(a.y - b.y) < SAME * a.size && Math.abs(a.size - b.size) < SAME * a.size;
  return isOneLine && a.font === b.font ? (b.x - a.box.x1) / a.size : null;
}

function blankReading(pdf: PdfEvidence, page: PdfPage, lines: TextLine[]): ReadPage {
  const { width, height } = pdf.toPixels(page, sheetOf(page));
  return {
    report: unmeasuredPage({
      index: page.index,
      pageInFile: page.index,
      source: 'pdf',
      width,
      height,
      textLayerAgreement: 1,
    }),
    lines,
    mrz: null,
    barcodes: [],
    marks: [],
  };
}
