import { message } from '../../../contract/messages/message.ts';
import { united } from '../../pdf/matrix.ts';
import { lookOf } from '../../pdf/text-runs.ts';
import { finding, type FileDetector } from '../detector.ts';
import { short } from './covered-text.ts';
import { beginOrEndWithin } from './same-place.ts';
import { isEmptyBetween, MOST_LINES, pagesInLines, type PageInLines, type TextLine } from './text-lines.ts';

/** In font sizes: programs centre so exactly; a text in the place of another is so far off its middle, and no further. */
const EXACT = 0.04;
const OFF = { least: 0.1, most: 4 };
/** So many other lines have one middle, of so many widths (in steps of half a size): they were centred. */
const PEERS = 4;
const WIDTHS = 3;
/** A blank at the end of a line is centred with it: it moves to the left by half of one, two or three, of fonts from narrow to wide. */
const BLANKS = [
  [0.1, 0.18],
  [0.22, 0.36],
  [0.365, 0.44],
] as const;
/**
 * Indents of a first line that is centred with it: it moves to the right by half of one. Whole font sizes, or in points what programs of
 * offices offer: a quarter and half of an inch, 0.5 cm, 1 cm and 1.25 cm. Rounded by so much of a size, and so many points.
 */
const INDENTS = [18, 36, 14.17, 28.35, 35.43];
const ROUNDED = { size: 0.01, points: 0.1 };
/** In font sizes: what was centred with a line begins or ends so near to it, and fills its place so nearly. */
const ROOM = 0.2;
/** What a paper is forged for: a figure, or a name of two to four words. */
const VALUE = /\d|^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;
/** Texts that begin or end together, in font sizes, are set so. */
const SAME_EDGE = 0.1;

/**
 * A line among centred ones that is off their middle. Programs compute where a centred line begins from its width; who exchanges the
 * name on a certificate in the content keeps that beginning, and the middle moves by half of what the text became longer or shorter.
 */
export const offCentre: FileDetector = {
  id: 'off-centre',
  version: '1',
  group: 'pdf-structure',
  quick: true,
  inspect: ({ pdf }) => {
    if (!pdf) return [];
    return pagesInLines(pdf).flatMap(({ page, lines: all, items }) => {
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
          box: pdf.toPixels(page, line.glyphs.map(({ box }) => box).reduce(united)),
          value: by,
          says: message('pdfFindings.offCentre', { text: short(text) }),
          detail: `${by.toFixed(2)} font sizes off the middle of the lines around it`,
          after: text,
        });
      });
    });
  },
};

const middleOf = ({ x0, x1 }: TextLine): number => (x0 + x1) / 2;

/** Lines with no other text in their row. */
const aloneInRow = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter(
    (line) => !lines.some((other) => other !== line && Math.abs(other.y - line.y) < line.size / 2),
  );

/** How far a line is off the middle that the lines above and below share with others; null where it is not, or has another place. */
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
  const peers = lines.filter((other) => other !== line && isCentred(other));
  const widths = new Set(peers.map(({ x0, x1, size }) => Math.round((2 * (x1 - x0)) / size)));
  if (peers.length < PEERS || widths.size < WIDTHS) return null;
  const by = (middleOf(line) - middleOf(above)) / line.size;
  const size = Math.abs(by);
  const sharesEdge = lines.some(
    (other) => other !== line && beginOrEndWithin(other, line, SAME_EDGE * line.size),
  );
  return size < OFF.least || size > OFF.most || sharesEdge ? null : by;
}

/** Is a line moved by blanks that were centred with it? Where the page shows its blanks, those before the line are known. */
function isOfBlanks(by: number, line: TextLine, lines: readonly TextLine[]): boolean {
  const size = Math.abs(by);
  const before = line.glyphs[0]!.blanksBefore / line.size / 2;
  if (before > 0 && Math.abs(by - before) < OFF.least / 2) return true;
  const areShown = lines.some(({ glyphs }) => glyphs.some(({ blanksBefore }) => blanksBefore > 0));
  return (by < 0 || !areShown) && BLANKS.some(([least, most]) => size > least && size < most);
}

/** Is nothing painted beside a line that was centred with it? What reaches under it is its rule or its ground. */
function isAlone(line: TextLine, by: number, items: PageInLines['items']): boolean {
  const { x0, x1, size } = line;
  const reach = (2 * Math.abs(by) + ROOM) * size;
  const beside = items.filter(({ box }) => box.x1 < x0 + ROOM * size || box.x0 > x1 - ROOM * size);
  return isEmptyBetween(x0 - reach, x0, line, beside) && isEmptyBetween(x1, x1 + reach, line, beside);
}

/** Is a line moved by half of an indent that people choose? */
function isIndent(by: number, size: number): boolean {
  const isWhole = Math.abs(2 * by - Math.round(2 * by)) < ROUNDED.size;
  return isWhole || INDENTS.some((points) => Math.abs(2 * by * size - points) < ROUNDED.points);
}
