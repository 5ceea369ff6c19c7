import { message } from '../../../contract/messages/message.ts';
import { united } from '../../pdf/matrix.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import { lookOf } from '../../pdf/text-runs.ts';
import { finding, type FileDetector } from '../detector.ts';
import { short } from './covered-text.ts';
import { isBlank, isEmptyBetween, isSameBlank, spacesOf, pagesInLines, type TextLine } from './text-lines.ts';

/**
 * In font sizes: a gap is wider than the blanks of its line by more, or letters overlap by more. Another face has another blank, and pairs are
 * kerned; narrower gaps are no sign: programs stretch blanks, and leave those beside another face, or put a stretch before a comma.
 */
const OTHER_BLANK = 0.17;
const OVERLAP = -0.2;
/** In font sizes: a gap is as wide as the blanks typed in it, of whatever face. */
const TYPED = 0.1;
/** Letters with a mark set over one of them stand so near, in font sizes; and what is no mark. */
const NEIGHBOURS = 0.2;
const LETTER = /[\p{Lu}\p{Ll}\p{Lo}]/u;
/** Stops, behind which some programs set and stretch a wider blank. */
const STOP = /[.:;!?]$/;
/** A wider gap begins another column, or is a blank of a form. */
const WIDEST = 6;
/** Other lines of the page that were set evenly, and gaps that are off: a page of more has blanks to fill. */
const EVEN_LINES = 2;
const MAX_ODD_GAPS = 1;
/** What a paper is forged for: a figure, or a name of two words. What goes on after it: a sentence. */
const VALUE = /\d\S*$|\p{Lu}\S* \p{Lu}\S*$/u;
const GOES_ON = /^[\p{Ll},;.)]/u;

/**
 * A gap within a sentence that no program sets. Layout programs place each stretch of text where the one before it ends; who puts a
 * longer or shorter value in the place of another leaves the words after it where they were, so that they stand too far off, or overlap.
 * The other blanks of the line are equal, and so are those of other lines; printing to another PDF keeps all places.
 */
export const offGap: FileDetector = {
  id: 'off-gap',
  version: '1',
  group: 'pdf-structure',
  quick: true,
  inspect: ({ pdf }) => {
    if (!pdf) return [];
    return pagesInLines(pdf).flatMap(({ page, lines, items }) => {
      const running = lines.filter(({ blank }) => blank !== null);
      const gaps = running.flatMap((line) => offGapsOf(line).map((at) => ({ line, at })));
      const even = running.length - new Set(gaps.map(({ line }) => line)).size;
      if (gaps.length > MAX_ODD_GAPS || even < EVEN_LINES) return [];
      return gaps
        .filter(
          ({ line, at }) =>
            isBehindValue(line, at) &&
            !isBetweenColumns(line, at, lines) &&
            isEmptyBetween(line.glyphs[at - 1]!.box.x1, line.glyphs[at]!.box.x0, line, items),
        )
        .map(({ line, at }) => {
          const value = valueBefore(line, at);
          const space = spacesOf(line)[at - 1]!;
          return finding(offGap, {
            strength: 'strong',
            page: page.index,
            box: pdf.toPixels(page, [...value, line.glyphs[at]!].map(({ box }) => box).reduce(united)),
            value: space,
            says: message('pdfFindings.offGap', { text: short(lookOf(value)) }),
            detail: `${space.toFixed(2)} font sizes to the next word, where the blanks of the line have ${line.blank!.toFixed(2)}`,
            after: lookOf(value),
          });
        });
    });
  },
};

/** Places in the glyphs of a line before which letters overlap, or the gap is wider than a blank, and neither two, nor what was typed there, nor behind a stop. */
function offGapsOf({ glyphs, size, blank }: TextLine): number[] {
  const isOff = (space: number, at: number): boolean =>
    space < OVERLAP
      ? !isComposed(glyphs, size, at)
      : space > blank! + OTHER_BLANK &&
        space < WIDEST &&
        !isSameBlank(space, 2 * blank!) &&
        !STOP.test(glyphs[at - 1]!.text) &&
        Math.abs(space - glyphs[at]!.blanksBefore / size) > TYPED;
  return spacesOf({ glyphs, size }).flatMap((space, i) => (isOff(space, i + 1) ? [i + 1] : []));
}

/** Is the glyph before this one a mark set over it, or over the one before that? Some programs compose letters with accents so. */
function isComposed(glyphs: readonly PaintedGlyph[], size: number, at: number): boolean {
  const mark = glyphs[at - 1]!.text;
  const before = glyphs[at - 2];
  const isBetweenNeighbours =
    before !== undefined && Math.abs(glyphs[at]!.box.x0 - before.box.x1) < NEIGHBOURS * size;
  return !/\p{N}/u.test(mark) && (!LETTER.test(mark) || isBetweenNeighbours);
}

/** Does a value end here, set by an operator of its own, and does a sentence go on behind it? */
function isBehindValue(line: TextLine, at: number): boolean {
  const value = valueBefore(line, at);
  const next = line.glyphs[at]!;
  const before = spacesOf(line)
    .slice(0, at - 1)
    .filter(isBlank);
  return (
    before.some((space) => isSameBlank(space, line.blank!)) &&
    value.at(-1)!.show !== next.show &&
    VALUE.test(lookOf(line.glyphs.slice(0, at))) &&
    GOES_ON.test(next.text) &&
    at < line.glyphs.length - 2
  );
}

/** The word before a gap. */
function valueBefore({ glyphs, size }: TextLine, at: number): readonly PaintedGlyph[] {
  const spaces = spacesOf({ glyphs, size });
  const from = spaces.slice(0, at - 1).findLastIndex(isBlank) + 1;
  return glyphs.slice(from, at);
}

/** Has no line above or below text where this gap is? Then it may lie between columns. */
function isBetweenColumns(line: TextLine, at: number, lines: readonly TextLine[]): boolean {
  const middle = (line.glyphs[at - 1]!.box.x1 + line.glyphs[at]!.box.x0) / 2;
  return !lines.some(
    (other) =>
      other !== line &&
      other.blank !== null &&
      Math.abs(other.y - line.y) < 2 * line.size &&
      other.x0 < middle &&
      other.x1 > middle &&
      Math.abs(other.x0 - line.x0) < line.size &&
      other.glyphs.some(
        (g, i) => g.box.x0 > middle && (i === 0 || g.box.x0 - other.glyphs[i - 1]!.box.x1 < other.size / 2),
      ),
  );
}
