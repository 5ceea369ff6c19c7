import { message } from '../../../contract/messages/message.ts';
import { extentOf } from '../../pdf/matrix.ts';
import { lookOf } from '../../pdf/text-runs.ts';
import { finding } from '../detector.ts';
import { short } from './covered-text.ts';
import { pdfDetector } from './pdf-detector.ts';
import { isEmptyBetween, MOST_LINES, pagesInLines, type PageInLines, type TextLine } from './text-lines.ts';

/** In font sizes: accuracy of programs that justify lines … */
const EXACT = 0.08;
/** … and range of a replaced line's distance from the margin; hanging punctuation and hyphens differ by less. */
const OFF = { least: 0.3, most: 4 };
/**
 * Minimum lines of a page that end at the margin; minimum share of the lines with a following line that do; minimum
 * difference of their blanks, above rounding; and range of line distances in font sizes.
 */
const FULL_LINES = 2;
const MOSTLY = 0.7;
const STRETCH = 0.02;
const NEXT_LINE = { least: 0.9, most: 2 };
/** Web addresses and file names are not broken like words, so the line before them stays short. */
const UNBREAKABLE = /[/\\@_]/;
/** A line with such an end may be the last of its paragraph. */
const END = /[.:;!?]$/;

/**
 * A justified line that does not end at its margin. Programs stretch the blanks of each line to fill the column except
 * in the last line of a paragraph, which keeps the font's blanks. A line with stretched blanks and another end had
 * another text when its blanks were computed.
 */
export const offMargin = pdfDetector({
  id: 'off-margin',
  version: '1',
  inspect: (pdf) =>
    pagesInLines(pdf).flatMap(({ page, lines, items }) => {
      if (lines.length > MOST_LINES) return [];
      const found = lines.flatMap((line) => {
        const by = offsetOf(line, lines, items);
        return by === null ? [] : [{ line, by }];
      });
      if (found.length > 1) return [];
      return found.map(({ line, by }) => {
        const text = lookOf(line.glyphs);
        return finding(offMargin, {
          strength: 'strong',
          page: page.index,
          box: pdf.toPixels(page, extentOf(line.glyphs)),
          value: by,
          says: message('pdfFindings.offMargin', { text: short(text) }),
          detail: `stretched to blanks of ${line.blank!.toFixed(3)} font sizes, it ends ${by.toFixed(2)} beside the margin`,
          after: text,
        });
      });
    }),
});

/**
 * Distance of a stretched line's end from its paragraph's margin; null if the line is not stretched, ends there, or
 * ends with a superscript.
 */
function offsetOf(line: TextLine, lines: readonly TextLine[], items: PageInLines['items']): number | null {
  const { blank, size } = line;
  const text = lookOf(line.glyphs);
  if (blank === null || UNBREAKABLE.test(text) || END.test(text)) return null;
  const column = lines.filter(
    (other) => Math.abs(other.x0 - line.x0) < EXACT * size && Math.abs(other.size - size) < EXACT * size,
  );
  const running = column.filter((other) => other.blank !== null);
  const inside = running.filter((other) => column.some((below) => isNextLine(other, below)));
  const margin = inside.find((a) => endingWith(a, inside).length >= FULL_LINES)?.x1;
  if (margin === undefined || !inside.includes(line)) return null;
  const by = (line.x1 - margin) / size;
  if (Math.abs(by) < OFF.least || Math.abs(by) > OFF.most) return null;
  const isFull = ({ x1 }: TextLine): boolean => Math.abs(x1 - margin) < EXACT * size;
  const full = inside.filter(isFull);
  const blanks = full.map((other) => other.blank!);
  const natural = running.filter((other) => other !== line && !isFull(other)).map((other) => other.blank!);
  const isStretched =
    Math.max(...blanks) - Math.min(...blanks) > STRETCH && full.length >= MOSTLY * (inside.length - 1);
  const isShort = isEmptyBetween(line.x1, margin, line, items);
  return isStretched && isShort && natural.length > 0 && blank > Math.max(...natural) + STRETCH ? by : null;
}

const isNextLine = (line: TextLine, below: TextLine): boolean => {
  const step = (line.y - below.y) / line.size;
  return step > NEXT_LINE.least && step < NEXT_LINE.most;
};

const endingWith = (line: TextLine, lines: readonly TextLine[]): TextLine[] =>
  lines.filter(({ x1 }) => Math.abs(x1 - line.x1) < EXACT * line.size);
