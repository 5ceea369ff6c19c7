import { coveredGlyphs } from '../../pdf/covers.ts';
import { intersection } from '../../pdf/matrix.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import type { PaintedGlyph, PaintedItem, PaintedRule } from '../../pdf/painted.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { oncePer } from '../../lazily.ts';
import { isPrint, shownText } from './shown-text.ts';

/** In font sizes: glyphs of one line share a baseline so nearly; letters of a word stand no further apart, and overlap by no more. */
const SAME_BASELINE = 0.03;
const LETTERS = 0.13;
/** Text further on in the row, or larger or smaller, is another line. */
const FAR = 8;
const SAME_SIZE = 0.01;
/** Blanks that a program set are equal so nearly: it rounds, and kerns beside letters. */
const SAME_BLANK = 0.025;
/** Lines of so many equal blanks are running text: so many of its blanks at least, and this share. */
const BLANKS = 4;
const MOSTLY = 0.7;
/** In font sizes: the space that letters need, how far below a line its rule lies, how far raised letters stand from it, and from which height a fill is a ground of text. */
const LETTER = 0.1;
const BELOW = 0.5;
const GROUND = 3;
const NEAR_LINE = 0.6;

/** A page of more lines is not judged by all its lines, so that the time is bounded. */
export const MOST_LINES = 400;

/** A line of text as it was set, from its left end to its right end. */
export interface TextLine {
  readonly glyphs: readonly PaintedGlyph[];
  readonly size: number;
  readonly y: number;
  readonly x0: number;
  readonly x1: number;
  /** Of running text: the blank between its words, in font sizes; null where blanks differ or are few. */
  readonly blank: number | null;
}

/** The space before each glyph but the first, in font sizes. */
export const spacesOf = ({ glyphs, size }: Pick<TextLine, 'glyphs' | 'size'>): number[] =>
  glyphs.slice(1).map((glyph, i) => (glyph.box.x0 - glyphs[i]!.box.x1) / size);

export const isBlank = (space: number): boolean => space > LETTERS;
export const isSameBlank = (a: number, b: number): boolean => Math.abs(a - b) < SAME_BLANK;

/** The pages of the latest revision, each with its lines of print and all that it paints and draws that is not covered; three detectors ask for them. */
export const pagesInLines = oncePer((pdf: PdfEvidence): readonly PageInLines[] =>
  shownText(pdf).map(({ page, glyphs }) => {
    const items = pdf.painted(pdf.file.latest, page) ?? [];
    const covered = coveredGlyphs(items);
    const seen = items.filter((item) => item.kind !== 'glyph' || !covered.has(item));
    return {
      page,
      lines: textLines(glyphs.filter(isPrint)),
      items: [...seen, ...(pdf.rules(pdf.file.latest, page) ?? [])],
    };
  }),
);

export interface PageInLines {
  readonly page: PdfPage;
  readonly lines: readonly TextLine[];
  readonly items: readonly (PaintedItem | PaintedRule)[];
}

/** Lines of upright text in fonts whose widths are known, from the top of the page down and from left to right. */
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

/** The blank that most words of a line stand apart. */
function commonBlank(line: Pick<TextLine, 'glyphs' | 'size'>): number | null {
  const blanks = spacesOf(line).filter(isBlank);
  const alike = blanks
    .map((blank) => blanks.filter((other) => isSameBlank(blank, other)))
    .reduce((most, some) => (some.length > most.length ? some : most), []);
  if (alike.length < BLANKS || alike.length < MOSTLY * blanks.length) return null;
  return alike.reduce((sum, blank) => sum + blank, 0) / alike.length;
}

/**
 * Is nothing painted in the row of a text between two places: no raised letters, no rule of a blank to fill, no frame? What is as large
 * as a paragraph is a ground.
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
