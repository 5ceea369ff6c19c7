import { message } from '../../../contract/messages/message.ts';
import { united } from '../../pdf/matrix.ts';
import { lookOf } from '../../pdf/text-runs.ts';
import { finding, type FileDetector } from '../detector.ts';
import { short } from './covered-text.ts';
import { beginOrEndWithin } from './same-place.ts';
import { MOST_LINES, pagesInLines, type TextLine } from './text-lines.ts';

/** In font sizes: programs centre so exactly; a text in the place of another is so far off its middle, and no further. */
const EXACT = 0.04;
const OFF = { least: 0.1, most: 4 };
/** So many other lines have one middle, of so many widths (in steps of half a size): they were centred. */
const PEERS = 4;
const WIDTHS = 3;
/** A blank at the end of a line is centred with it: it moves to the left by half of one or two, of fonts from narrow to wide. */
const BLANKS = [
  [0.1, 0.18],
  [0.22, 0.36],
] as const;
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
    return pagesInLines(pdf).flatMap(({ page, lines: all }) => {
      const lines = aloneInRow(all);
      if (lines.length > MOST_LINES) return [];
      const found = lines.flatMap((line, i) => {
        const by = offsetOf(line, lines[i - 1], lines[i + 1], lines);
        return by === null ? [] : [{ line, by }];
      });
      if (found.length > 1) return [];
      return found.map(({ line, by }) => {
        const text = lookOf(line.glyphs);
        return finding(offCentre, {
          strength: 'strong',
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
  const isOfBlanks = by < 0 && BLANKS.some(([least, most]) => size > least && size < most);
  const sharesEdge = lines.some(
    (other) => other !== line && beginOrEndWithin(other, line, SAME_EDGE * line.size),
  );
  return size < OFF.least || size > OFF.most || isOfBlanks || sharesEdge ? null : by;
}
