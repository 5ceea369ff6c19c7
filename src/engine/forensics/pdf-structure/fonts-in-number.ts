import type { Finding } from '../../../contract/forensics.ts';
import { addTo } from '../../../contract/lists-by-key.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import { words, type TextRun } from '../../pdf/text-runs.ts';
import { filledInYears } from './filled-in-years.ts';
import { pdfDetector } from './pdf-detector.ts';
import { shownText } from './shown-text.ts';

/**
 * Digits of one number: minimum ratio of their sizes, and maximum baseline difference in font sizes (chosen on drawn
 * specimens, ADR 401).
 */
const SAME_SIZE = 0.85;
const RAISED = 0.12;

/**
 * Digits of one number in two fonts. Producers set an amount or account number in one font, so another font suggests
 * that digits were replaced with another program.
 */
export const fontsInNumber = pdfDetector({
  id: 'fonts-in-number',
  version: '3',
  inspect: (pdf, { today }) =>
    shownText(pdf).flatMap(({ page, glyphs }) => {
      const found = words(withoutTwins(glyphs));
      const filledIn = filledInYears(found, pdf.rules(page) ?? [], today);
      const styles = found.map(styleOf);
      return found.flatMap((word, i) => {
        const isHabit = styles[i] !== null && styles.filter((style) => style === styles[i]).length > 1;
        return judge(pdf, page, word, { isHabit, isFilledIn: filledIn.has(word) });
      });
    }),
});

/** Weight and slant at the end of a font's name. */
const STYLE = /[-,]?(?:bold|italic|oblique|regular|medium|semibold|light|mt)+$/i;

/**
 * Which digits of a number have which style of one family; null if they have one style or several families. Some
 * designs print the end of each number in bold.
 */
function styleOf({ glyphs }: TextRun): string | null {
  const digits = glyphs.filter((g) => /\d/.test(g.text));
  const families = new Set(digits.map((g) => g.font.family.replace(STYLE, '')));
  const fonts = digits.map((g) => g.font.name);
  return families.size === 1 && digits.every((g) => g.font.subset) && new Set(fonts).size > 1
    ? fonts.join(' ')
    : null;
}

/** Only the digits of one number are compared: superscripts, symbols and words often have other fonts. */
function judge(
  pdf: PdfEvidence,
  page: PdfPage,
  word: TextRun,
  { isHabit, isFilledIn }: { isHabit: boolean; isFilledIn: boolean },
): Finding[] {
  if (!/^[A-Z]{0,3}\d[\d,. -]*\d$|^[A-Z]{0,4}[\d,.]{3,}$/i.test(word.text)) return [];
  const digits = word.glyphs.filter((g) => /\d/.test(g.text));
  const size = Math.max(...digits.map((g) => g.size));
  if (digits.length < 3 || digits.some((g) => g.size < SAME_SIZE * size)) return [];
  const fonts = new Map<string, number>();
  for (const g of digits) fonts.set(g.font.name, (fonts.get(g.font.name) ?? 0) + 1);
  const sizes = new Set(digits.map((g) => g.size.toFixed(1)));
  if (fonts.size < 2 && sizes.size < 2) return [];
  const names = [...fonts].map(([name, count]) => `${name} (${count})`).join(', ');
  const families = new Set(
    digits.map((g) => (g.font.subset ? g.font.family : `${g.font.family} not subset`)),
  );
  const raised = digits.some((g) => Math.abs(g.y - word.y) > RAISED * size);
  if (raised) return [];
  return [
    finding(fontsInNumber, {
      // Some producers split one font into several subsets; another font family is more suspicious.
      strength: isHabit ? 'note' : families.size > 1 && !isFilledIn ? 'strong' : 'weak',
      page: page.index,
      box: pdf.toPixels(page, word.box),
      value: fonts.size,
      says: message(fonts.size > 1 ? 'pdfFindings.digitsInFonts' : 'pdfFindings.digitsInSizes', {
        text: word.text,
      }),
      detail: fonts.size > 1 ? names : `sizes ${[...sizes].join(', ')}`,
    }),
  ];
}

/** Glyphs at most this far apart, in font sizes, count as painted at the same position. */
const SAME_PLACE = 0.12;

/** Glyphs without duplicates: outlines, shadows and bold print paint a letter twice, some producers in another font. */
function withoutTwins(glyphs: readonly PaintedGlyph[]): PaintedGlyph[] {
  // A grid by letter and position with cells of the font size: a page may hold a million letters.
  const cells = new Map<string, PaintedGlyph[]>();
  const cellOf = ({ text, x, y, size }: PaintedGlyph, dx = 0, dy = 0): string =>
    `${text} ${Math.floor(x / size) + dx} ${Math.floor(y / size) + dy}`;
  return glyphs.filter((glyph) => {
    const near = SAME_PLACE * glyph.size;
    const isTwin = ({ x, y }: PaintedGlyph): boolean =>
      Math.abs(x - glyph.x) < near && Math.abs(y - glyph.y) < near;
    if (AROUND.some(([dx, dy]) => cells.get(cellOf(glyph, dx, dy))?.some(isTwin))) return false;
    addTo(cells, cellOf(glyph), glyph);
    return true;
  });
}

/** A cell and its eight neighbours. */
const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
