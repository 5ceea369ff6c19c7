import { coveredGlyphs } from '../../pdf/covers.ts';
import { intersection } from '../../pdf/matrix.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import type { PaintedGlyph, PaintedItem, PaintedRule } from '../../pdf/painted.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { oncePer } from '../../lazily.ts';
import { isPrint, shownText } from './shown-text.ts';

/** In font sizes: maximum baseline difference within a line; and maximum gap, or overlap, of letters in a word. */
const SAME_BASELINE = 0.03;
const LETTERS = 0.13;
/** Text further away in the row, in font sizes, or with a larger difference in size, is another line. */
const FAR = 8;
const SAME_SIZE = 0.01;
/** Tolerance of equal blanks, in font sizes: programs round, and kern beside letters. */
const SAME_BLANK = 0.025;
/** Minimum number, and minimum share, of equal blanks for a line of running text. */
const BLANKS = 4;
const MOSTLY = 0.7;
/**
 * In font sizes: the side bearings of letters, the maximum distance of a line's rule below it and of superscripts from
 * it, and the minimum height of a fill that is a background.
 */
const LETTER = 0.1;
const BELOW = 0.5;
const GROUND = 3;
const NEAR_LINE = 0.6;

/** Pages with more lines are not compared line by line, to bound the time. */
export const MOST_LINES = 400;

/** A line of text as set, with its left and right edge. */
export interface TextLine {
  readonly glyphs: readonly PaintedGlyph[];
  readonly size: number;
  readonly y: number;
  readonly x0: number;
  readonly x1: number;
  /** Width of the blank between words of running text, in font sizes; null if blanks differ or are few. */
  readonly blank: number | null;
}

/** The space before each glyph but the first, in font sizes. */
export const spacesOf = ({ glyphs, size }: Pick<TextLine, 'glyphs' | 'size'>): number[] =>
  glyphs.slice(1).map((glyph, i) => (glyph.box.x0 - glyphs[i]!.box.x1) / size);

export const isBlank = (space: number): boolean => space > LETTERS;
export const isSameBlank = (a: number, b: number): boolean => Math.abs(a - b) < SAME_BLANK;

/**
 * The pages of the latest revision, each with its lines of text and everything uncovered that it paints and draws;
 * cached for three detectors.
 */
export const pagesInLines = oncePer((pdf: PdfEvidence): readonly PageInLines[] =>
  shownText(pdf).map(({ page, glyphs }) => {
    const items = pdf.painted(page) ?? [];
    const covered = coveredGlyphs(items);
    const seen = items.filter((item) => item.kind !== 'glyph' || !covered.has(item));
    return {
      page,
      lines: textLines(glyphs.filter(isPrint)).filter((line) => !isCut(line, covered)),
      items: [...seen, ...(pdf.rules(page) ?? [])],
    };
  }),
);

/** Is a part of the line covered, as by a signature, so that it ends where it did not? */
const isCut = ({ glyphs }: TextLine, covered: ReadonlySet<PaintedGlyph>): boolean =>
  [...covered].some(({ show }) => glyphs.some((glyph) => glyph.show === show));

export interface PageInLines {
  readonly page: PdfPage;
  readonly lines: readonly TextLine[];
  readonly items: readonly (PaintedItem | PaintedRule)[];
}

/** Lines of upright text in fonts with known widths, from the top down and left to right. */
function textLines(glyphs: readonly PaintedGlyph[]): TextLine[] {
  const rows: PaintedGlyph[][] = [];
  for (const glyph of glyphs.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const first = rows.at(-1)?.[0];
    if (first && Math.abs(first.y - glyph.y) < SAME_BASELINE * first.size) rows.at(-1)!.push(glyph);
    else rows.push([glyph]);
  }
  return rows.flatMap((row) => {
    const lines: PaintedGlyph[][] = [];
    for (const glyph of row.sort((a, b) => a.x - b.x)) {
      const before = lines.at(-1)?.at(-1);
      const goesOn =
        before &&
        glyph.box.x0 - before.box.x1 < FAR * before.size &&
        Math.abs(glyph.size - before.size) < SAME_SIZE * before.size;
      if (goesOn) lines.at(-1)!.push(glyph);
      else lines.push([glyph]);
    }
    return lines.filter((line) => line.every((g) => g.font.measured)).map(lineOf);
  });
}

function lineOf(glyphs: readonly PaintedGlyph[]): TextLine {
  const [first, last] = [glyphs[0]!, glyphs.at(-1)!];
  const { size, y } = first;
  return { glyphs, size, y, x0: first.box.x0, x1: last.box.x1, blank: commonBlank({ glyphs, size }) };
}

/** The width of most blanks in a line. */
function commonBlank(line: Pick<TextLine, 'glyphs' | 'size'>): number | null {
  const blanks = spacesOf(line).filter(isBlank);
  const alike = blanks
    .map((blank) => blanks.filter((other) => isSameBlank(blank, other)))
    .reduce((most, some) => (some.length > most.length ? some : most), []);
  if (alike.length < BLANKS || alike.length < MOSTLY * blanks.length) return null;
  return alike.reduce((sum, blank) => sum + blank, 0) / alike.length;
}

/**
 * Is nothing painted in a text's row between two positions: no superscripts, no rule of a blank to fill in, no frame?
 * Fills as large as a paragraph are backgrounds.
 *
 * @param x0 where the text before ends, in points; `x1` where the next one begins
 * @param items all that the page paints and draws
 */
export function isEmptyBetween(
  x0: number,
  x1: number,
  { glyphs, size, y }: Pick<TextLine, 'glyphs' | 'size' | 'y'>,
  items: readonly (PaintedItem | PaintedRule)[],
): boolean {
  const gap = { x0: x0 + LETTER * size, x1: x1 - LETTER * size, y0: y - BELOW * size, y1: y + size };
  if (gap.x1 <= gap.x0) return true;
  const ofLine = new Set<PaintedItem | PaintedRule>(glyphs);
  return !items.some(
    (item) =>
      !ofLine.has(item) &&
      (item.kind === 'glyph'
        ? Math.abs(item.y - y) < NEAR_LINE * size
        : item.box.y1 - item.box.y0 < GROUND * size) &&
      intersection(item.box, gap) !== null,
  );
}
