import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { extentOf } from '../../pdf/matrix.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { lookOf } from '../../pdf/text-runs.ts';
import { short } from './covered-text.ts';
import { fontUses, isPlaceholder, isSign, type FontUse } from './font-use.ts';
import { longestRising } from './longest-rising.ts';
import { pdfDetector } from './pdf-detector.ts';
import { isStructureWhole } from './structure-whole.ts';

/** A font's codes count as numbered by first use if at least this many letters and digits are in order … */
const LEAST = 12;
/** … and at most this share is not. */
const MOST_ODD = 0.34;
/**
 * Headers and footers may be numbered after the text below them; a value must follow at least this many other codes.
 */
const BEHIND = 15;
/**
 * Page numbers written after all pages are numbered after the characters of other pages; they have at most this many
 * characters.
 */
const AFTER = 8;

/**
 * Letters whose codes do not follow the order of first use. LibreOffice, Qt, Apache FOP, PDFKit, pdf-lib and others
 * number the characters of a subset as they appear: the first character of the text is 1, the next new one 2. Edits
 * must use characters that the subset has; then one appears before its turn, or one is unused though its neighbours are
 * on the same page. Removed pages explain both, even if they began with the same header: only a font's first page is
 * judged, and only if the tags show that no page was removed.
 */
export const orderOfCodes = pdfDetector({
  id: 'order-of-codes',
  version: '1',
  inspect: (pdf) => {
    const found = fontUses(pdf).flatMap((use) => judge(pdf, use));
    return found.length > 0 && isStructureWhole(pdf) ? found : [];
  },
});

function judge(pdf: PdfEvidence, { font, told, pages, shown, isOfAnnotations }: FontUse): Finding[] {
  const [first] = pages;
  if (!first || isOfAnnotations) return [];
  const isCounted = (code: number): boolean => isSign(told.get(code));
  const used = first.codes.filter(isCounted);
  const all = [...told.keys()].filter(isCounted);
  if (used.length < LEAST || used[0] !== Math.min(...all)) return [];
  const inOrder = longestRising(used);
  const ordered = new Set(inOrder);
  const missing = all.filter((code) => code < (inOrder.at(-AFTER) ?? 0) && !shown.has(code));
  const isOdd = (code: number, i: number): boolean => {
    const before = used.slice(0, i).filter((c) => ordered.has(c));
    const after = used.slice(i).filter((c) => ordered.has(c));
    return !ordered.has(code) && after.length >= AFTER && (isLate(code, before) || before.length >= BEHIND);
  };
  const moved = used.filter(isOdd);
  const outOfTurn = [...missing, ...moved];
  // Page numbers set instead of it are numbered after everything else.
  const isPageNumber = (code: number): boolean => /^\d$/.test(told.get(code)!) && code > inOrder.at(-1)!;
  const odd = outOfTurn.some((code) => isPlaceholder(told.get(code)))
    ? outOfTurn.filter((code) => !isPlaceholder(told.get(code)) && !isPageNumber(code))
    : outOfTurn;
  const displaced = used.length - inOrder.length + missing.length;
  if (odd.length === 0 || inOrder.length < LEAST || displaced > MOST_ODD * used.length) return [];
  const glyphs = (pdf.painted(first.page) ?? []).filter(
    (item): item is PaintedGlyph => item.kind === 'glyph' && item.font.dict === font.dict,
  );
  const early = odd.find((code) => moved.includes(code) && !isLate(code, used.slice(0, used.indexOf(code))));
  const place = early === undefined ? between(glyphs, inOrder, odd) : textAround(glyphs, early);
  const letters = odd.map((code) => told.get(code)!).join(' ');
  const text = lookOf(place);
  return [
    finding(orderOfCodes, {
      strength: 'strong',
      page: first.page.index,
      box: place.length > 0 ? pdf.toPixels(first.page, extentOf(place)) : null,
      value: odd.length,
      says: message('pdfFindings.orderOfCodes', { text: short(text) }),
      detail: `${font.family}: ${inOrder.length} letters and digits in order; out of turn or no longer used: ${letters}`,
      after: text,
    }),
  ];
}

/** Is there a higher code before this one? */
const isLate = (code: number, before: readonly number[]): boolean => before.some((c) => c > code);

/** The text around the first use of a code. */
function textAround(glyphs: readonly PaintedGlyph[], code: number): PaintedGlyph[] {
  const show = glyphs.find((g) => g.code === code)?.show;
  return glyphs.filter((g) => g.show === show);
}

/** The text between the letters numbered directly before and after the first of these codes. */
function between(
  glyphs: readonly PaintedGlyph[],
  inOrder: readonly number[],
  odd: readonly number[],
): PaintedGlyph[] {
  const turn = Math.min(...odd);
  const before = inOrder.findLast((code) => code < turn);
  const after = inOrder.find((code) => code > turn);
  const from = glyphs.findIndex((g) => g.code === before);
  const to = glyphs.findIndex((g) => g.code === after);
  return glyphs.slice(Math.max(0, from), Math.max(from, to) + 1);
}
