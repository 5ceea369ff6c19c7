import { sharedHeight, sharedWidth } from '../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { layerLines } from '../ocr/text-layer/layer-lines.ts';
import { inReadingOrder } from '../ocr/reading-order.ts';
import { arrayOf } from '../pdf/cross-reference.ts';
import { coveredGlyphs, looksLikePaper } from '../pdf/covers.ts';
import type { Rectangle } from '../pdf/matrix.ts';
import { sheetOf, type PdfPage } from '../pdf/pages.ts';
import { isShownGlyph, type PaintedGlyph, type PaintedItem, type PaintedRule } from '../pdf/painted.ts';
import type { PdfEvidence } from '../pdf/pdf-evidence.ts';
import { nameOf } from '../pdf/values.ts';
import type { TextSpan } from '../raster/page.ts';
import { unmeasuredPage } from '../raster/unmeasured-page.ts';
import type { IsBlank } from './arithmetic/blank-paper.ts';

/**
 * Gaps in font sizes, as pdf.js joins text (`evaluator.js`): above the first a blank, above the second a new span;
 * below the third (backwards) a new span, too.
 */
const JOIN = { blank: 0.1, apart: 0.6, back: -0.2 } as const;
const SAME = 0.05;
/** Top and bottom of a span's box above the baseline, in font sizes, as in `intake/pdf/render-page.ts`. */
const BOX = { foot: -0.2, head: 0.8 } as const;
/** Points; smaller print is not legible (`intake/pdf/legible-spans.ts`). */
const MIN_SIZE = 3.5;
/** A page with fewer characters is an image or empty. */
const MIN_CHARACTERS = 20;
/** A glyph without a Unicode mapping. */
const UNKNOWN = '\uFFFD';
/** Luminance of a box that blackens what stands beneath. */
const DARK = 0.5;
const AMOUNT = /\d[.,]\d\d(?!\d)/;

/** The pages of a file by its own text; `isAll`: every page is included. */
export interface PagesOfText {
  readonly pages: readonly ReadPage[];
  readonly isAll: boolean;
  /** Tests places of one of these pages, in pixels. */
  isBlank(page: ReadPage): IsBlank;
}

/**
 * The pages of a PDF that consist of text alone, read without rendering. A page is left out if people may see other
 * figures than its text layer says, or more of them: text under or beside images, form fields, annotations, glyphs
 * without a Unicode mapping, rotated pages, overlapping text, or a page beyond the budget of quick mode.
 */
export function pagesOfText(pdf: PdfEvidence): PagesOfText {
  const all = pdf.pages();
  const pages = all.flatMap((page) => readingOf(pdf, page) ?? []);
  return {
    pages,
    isAll: pages.length === all.length,
    isBlank: ({ report }) => {
      const page = all[report.pageInFile]!;
      const drawn = [
        ...(pdf.painted(page) ?? []).filter(isMark),
        ...(pdf.rules(page) ?? []).filter(isOutline),
      ];
      const marks = drawn.map(({ box }) => pdf.toPixels(page, box));
      return (part) => !marks.some((box) => sharedWidth(box, part) > 0 && sharedHeight(box, part) > 0);
    },
  };
}

/** Small on both sides, as letters drawn as outlines are; rules of tables and frames are not. */
function isOutline({ box: { x0, x1, y0, y1 } }: PaintedRule): boolean {
  const [low, high] = [x1 - x0, y1 - y0].sort((a, b) => a - b) as [number, number];
  return low > OUTLINE.low && high < OUTLINE.high;
}

/** Points. */
const OUTLINE = { low: 1, high: 30 } as const;

/** Print, pictures and dark boxes; backgrounds are paper. */
function isMark(item: PaintedItem): boolean {
  if (item.hiddenLayer !== null) return false;
  if (item.kind === 'glyph') return item.visible && item.text.trim() !== '';
  return item.kind === 'image' || !item.opaque || (item.luminance ?? 0) < DARK;
}

function readingOf(pdf: PdfEvidence, page: PdfPage): ReadPage | null {
  const items = pdf.painted(page);
  // Codes are null as well if the content stream was not interpreted to its end.
  if (!items || page.rotate !== 0 || pdf.codes(page) === null || hasFields(page)) return null;
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

/** The value of a form field may have no appearance stream. */
function hasFields({ revision, dict }: PdfPage): boolean {
  return arrayOf(revision.resolve(dict.entries.get('Annots'))).some(
    (reference) => nameOf(revision.resolve(revision.dict(reference).entries.get('Subtype'))) === 'Widget',
  );
}

/** Is an image beside or behind a row of amounts? It may show amounts of its own. */
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

/** Text spans in painting order, in pixels of the rendered page. */
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

/** Gap between two glyphs of one line and font, in font sizes; null if the second starts a new span. */
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
