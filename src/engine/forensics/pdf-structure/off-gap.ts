import { message } from '../../../contract/messages/message.ts';
import { extentOf } from '../../pdf/matrix.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import { lookOf } from '../../pdf/text-runs.ts';
import { finding } from '../detector.ts';
import { short } from './covered-text.ts';
import { pdfDetector } from './pdf-detector.ts';
import { isBlank, isEmptyBetween, isSameBlank, spacesOf, pagesInLines, type TextLine } from './text-lines.ts';

/**
 * In font sizes: how much wider than the line's blanks a gap must be, and how far letters must overlap. Other fonts
 * have other blanks, and pairs are kerned; narrower gaps are no sign, since programs stretch blanks except beside other
 * fonts, or stretch the space before a comma.
 */
const OTHER_BLANK = 0.17;
const OVERLAP = -0.2;
/** In font sizes: tolerance for a gap that is as wide as the blanks typed in it, in any font. */
const TYPED = 0.1;
/**
 * Maximum distance of a base letter from the accent composed over it, in font sizes; and the pattern that tells letters
 * from accents.
 */
const NEIGHBOURS = 0.2;
const LETTER = /[\p{Lu}\p{Ll}\p{Lo}]/u;
/** Punctuation after which some programs set, and stretch, a wider blank. */
const STOP = /[.:;!?]$/;
/** Wider gaps separate columns, or are blanks of a form. */
const WIDEST = 6;
/** Minimum other lines of the page with equal blanks, and maximum odd gaps: pages with more have blanks to fill in. */
const EVEN_LINES = 2;
const MAX_ODD_GAPS = 1;
/** Values worth forging: a number, or a name of two words. And text that continues a sentence. */
const VALUE = /\d\S*$|\p{Lu}\S* \p{Lu}\S*$/u;
const GOES_ON = /^[\p{Ll},;.)]/u;

/**
 * An odd gap within a sentence. Layout programs place each piece of text where the one before it ends; if a value is
 * replaced by a longer or shorter one, the following words stay, so they are too far away or overlap. All other blanks
 * of the line are equal, as in other lines; printing to another PDF keeps all positions.
 */
export const offGap = pdfDetector({
  id: 'off-gap',
  version: '1',
  inspect: (pdf) =>
    pagesInLines(pdf).flatMap(({ page, lines, items }) => {
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
            box: pdf.toPixels(page, extentOf([...value, line.glyphs[at]!])),
            value: space,
            says: message('pdfFindings.offGap', { text: short(lookOf(value)) }),
            detail: `${space.toFixed(2)} font sizes to the next word, where the blanks of the line have ${line.blank!.toFixed(2)}`,
            after: lookOf(value),
          });
        });
    }),
});

/**
 * Indices of the line's glyphs before which letters overlap, or the gap is wider than a blank; not two blanks, typed
 * blanks, or gaps after punctuation.
 */
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

/**
 * Is the glyph before this one an accent over it, or over the one before that? Some programs compose accented letters
 * so.
 */
function isComposed(glyphs: readonly PaintedGlyph[], size: number, at: number): boolean {
  const mark = glyphs[at - 1]!.text;
  const before = glyphs[at - 2];
  const isBetweenNeighbours =
    before !== undefined && Math.abs(glyphs[at]!.box.x0 - before.box.x1) < NEIGHBOURS * size;
  return !/\p{N}/u.test(mark) && (!LETTER.test(mark) || isBetweenNeighbours);
}

/** Does a value with its own show operator end here, and does a sentence continue after it? */
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

/** Is there no text above or below this gap? Then it may separate columns. */
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
