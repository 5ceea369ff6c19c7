import type { TextLine } from '../../../contract/pages.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import { bare } from '../../pdf/text-runs.ts';
import type { PageEvidence } from '../detector.ts';

/**
 * Points by which OCR starts lines left of the text: 0.5–2.5 on 24 renderings. A scanned sheet is offset by a
 * millimetre (2.8 points) or more.
 */
const TOLERANCE = { least: -3.2, most: 0.6 };
/** Maximum difference, points, between the offsets of a page's columns. */
const SPREAD = 1.3;
/** Maximum vertical distance, points, between centres of lines at the same height. */
const SAME_HEIGHT = 2.5;
/** Minimum lines with a common left edge for a column. */
const FEWEST_LINES = 4;
/** … or for the only column of a page of plain text. */
const MANY_LINES = 8;
const FEWEST_LETTERS = 6;
/** Minimum share of the image's columns that must align, by lines. */
const MOST_COLUMNS = 0.6;

interface Place {
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

/** Do the columns of two pages start at the same positions, or is a line printed on both in the same place? */
export function isPrintedAlike(picture: PageEvidence, text: PageEvidence, page: PdfPage): boolean {
  const [own, other] = [placesOf(picture, page), placesOf(text, page)];
  const columns = columnsOf(own);
  const others = columnsOf(other);
  const isNear = (x: number, of: number): boolean => x - of >= TOLERANCE.least && x - of <= TOLERANCE.most;
  const shifts = columns.flatMap(({ x, lines }) => {
    const near = others.find((o) => isNear(x, o.x));
    return near ? [{ by: x - near.x, lines }] : [];
  });
  const middle = shifts.map(({ by }) => by).sort((a, b) => a - b)[shifts.length >> 1] ?? 0;
  const alike = shifts.filter(({ by }) => Math.abs(by - middle) <= SPREAD);
  const linesOf = (of: readonly { readonly lines: number }[]): number =>
    of.reduce((n, { lines }) => n + lines, 0);
  if (alike.length === 0 || linesOf(alike) < MOST_COLUMNS * linesOf(columns)) return false;
  const repeated = own.some(
    (a) =>
      a.words.length >= FEWEST_LETTERS &&
      other.some((b) => a.words === b.words && isNear(a.x, b.x) && Math.abs(a.y - b.y) <= SAME_HEIGHT),
  );
  return alike.length >= 2 || repeated || (columns.length === 1 && columns[0]!.lines >= MANY_LINES);
}

/** Words without digits and their positions in points from the page's top left corner. */
function placesOf({ reading: { lines, report } }: PageEvidence, page: PdfPage): Place[] {
  const points = (page.box[2] - page.box[0]) / report.width;
  return lines.map(({ text, box }: TextLine) => ({
    words: bare(text).replace(/\d+/g, ''),
    x: box.x * points,
    y: (box.y + box.height / 2) * points,
  }));
}

function columnsOf(places: readonly Place[]): { readonly x: number; readonly lines: number }[] {
  const groups: number[][] = [];
  for (const x of places.map((p) => p.x).sort((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last && x - last.at(-1)! < 1) last.push(x);
    else groups.push([x]);
  }
  return groups
    .filter((g) => g.length >= FEWEST_LINES)
    .map((g) => ({ x: g[g.length >> 1]!, lines: g.length }));
}
