import { message } from '../../../contract/messages/message.ts';
import { extentOf } from '../../pdf/matrix.ts';
import { lookOf } from '../../pdf/text-runs.ts';
import { finding } from '../detector.ts';
import { areCentredOn, EXACT, middleOf } from './centred-lines.ts';
import { short } from './covered-text.ts';
import { pdfDetector } from './pdf-detector.ts';
import { beginOrEndWithin } from './same-place.ts';
import { isEmptyBetween, MOST_LINES, pagesInLines, type PageInLines, type TextLine } from './text-lines.ts';

/** In font sizes: range of the offset of a replaced text's middle. */
const OFF = { least: 0.1, most: 4 };
/**
 * Trailing blanks are centred with a line, which moves left by half of one, two or three blanks; ranges of fonts from
 * narrow to wide.
 */
const BLANKS = [
  [0.1, 0.18],
  [0.22, 0.36],
  [0.365, 0.44],
] as const;
/**
 * A first-line indent moves a centred line right by half of the indent: a whole number of font sizes, or in points the
 * values that word processors offer: a quarter and half of an inch, 0.5 cm, 1 cm and 1.25 cm. Rounding tolerance in
 * font sizes and points.
 */
const INDENTS = [18, 36, 14.17, 28.35, 35.43];
const ROUNDED = { size: 0.01, points: 0.1 };
/** In font sizes: tolerance of the edges of something centred together with a line, and of the space it fills. */
const ROOM = 0.2;
/** Values worth forging: a number, or a name of two to four words. */
const VALUE = /\d|^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;
/** Texts whose edges differ by at most this much, in font sizes, are aligned at that edge. */
const SAME_EDGE = 0.1;

/**
 * A line among centred ones whose middle differs. Programs compute the start of a centred line from its width; if a
 * name on a certificate is replaced in the content stream, the start stays, and the middle moves by half of the
 * difference in width.
 */
export const offCentre = pdfDetector({
  id: 'off-centre',
  version: '1',
  inspect: (pdf) =>
    pagesInLines(pdf).flatMap(({ page, lines: all, items }) => {
      const lines = aloneInRow(all);
      if (lines.length > MOST_LINES) return [];
      const found = lines.flatMap((line, i) => {
        const by = offsetOf(line, lines[i - 1], lines[i + 1], lines);
        return by === null || isOfBlanks(by, line, lines) || !isAlone(line, by, items) ? [] : [{ line, by }];
      });
      if (found.length > 1) return [];
      return found.map(({ line, by }) => {
        const text = lookOf(line.glyphs);
        return finding(offCentre, {
          strength: isIndent(by, line.size) ? 'weak' : 'strong',
          page: page.index,
          box: pdf.toPixels(page, extentOf(line.glyphs)),
          value: by,
          says: message('pdfFindings.offCentre', { text: short(text) }),
          detail: `${by.toFixed(2)} font sizes off the middle of the lines around it`,
          after: text,
        });
      });
    }),
});

/** Lines with no other text in their row. */
const aloneInRow = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter(
    (line) => !lines.some((other) => other !== line && Math.abs(other.y - line.y) < line.size / 2),
  );

/**
 * Distance of a line's middle from the middle that the lines above and below share; null if there is none, or another
 * reason for it.
 */
function offsetOf(
  line: TextLine,
  above: TextLine | undefined,
  below: TextLine | undefined,
  lines: readonly TextLine[],
): number | null {
  if (!above || !below || !VALUE.test(lookOf(line.glyphs))) return null;
  const isCentred = (other: TextLine): boolean =>
    Math.abs(middleOf(other) - middleOf(above)) < EXACT * Math.min(other.size, above.size);
  if (!isCentred(below) || isCentred(line)) return null;
  if (
    !areCentredOn(
      middleOf(above),
      lines.filter((other) => other !== line),
    )
  )
    return null;
  const by = (middleOf(line) - middleOf(above)) / line.size;
  const size = Math.abs(by);
  const sharesEdge = lines.some(
    (other) => other !== line && beginOrEndWithin(other, line, SAME_EDGE * line.size),
  );
  return size < OFF.least || size > OFF.most || sharesEdge ? null : by;
}

/**
 * Is the offset explained by blanks centred with the line? If the page's blanks are known, leading ones are known, too.
 */
function isOfBlanks(by: number, line: TextLine, lines: readonly TextLine[]): boolean {
  const size = Math.abs(by);
  const before = line.glyphs[0]!.blanksBefore / line.size / 2;
  if (before > 0 && Math.abs(by - before) < OFF.least / 2) return true;
  const areShown = lines.some(({ glyphs }) => glyphs.some(({ blanksBefore }) => blanksBefore > 0));
  return (by < 0 || !areShown) && BLANKS.some(([least, most]) => size > least && size < most);
}

/**
 * Is nothing painted beside the line that was centred with it? Rules and backgrounds that extend below it do not count.
 */
function isAlone(line: TextLine, by: number, items: PageInLines['items']): boolean {
  const { x0, x1, size } = line;
  const reach = (2 * Math.abs(by) + ROOM) * size;
  const beside = items.filter(({ box }) => box.x1 < x0 + ROOM * size || box.x0 > x1 - ROOM * size);
  return isEmptyBetween(x0 - reach, x0, line, beside) && isEmptyBetween(x1, x1 + reach, line, beside);
}

/** Is the offset half of a common first-line indent? */
function isIndent(by: number, size: number): boolean {
  const isWhole = Math.abs(2 * by - Math.round(2 * by)) < ROUNDED.size;
  return isWhole || INDENTS.some((points) => Math.abs(2 * by * size - points) < ROUNDED.points);
}
