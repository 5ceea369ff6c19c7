import { message } from '../../../contract/messages/message.ts';
import { lowerBoundBy } from '../../math/lower-bound.ts';
import type { PaintedItem } from '../../pdf/painted.ts';
import { textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { MONTH_WORDS } from '../../values/months.ts';
import { finding } from '../detector.ts';
import { isOnRow } from './added-text.ts';
import { short } from './covered-text.ts';
import { pdfDetector } from './pdf-detector.ts';
import { isPrintedCharacter, shownText } from './shown-text.ts';
import { isEmptyBetween } from './text-lines.ts';

/** In font sizes: maximum difference of edges that a program aligned, and range of a replaced text's offset. */
const SAME = 0.02;
const OFF = { least: 0.1, most: 4 };
/**
 * A right-aligned column has at least this many values with exactly the same right edge, and this many different left
 * edges.
 */
const PEERS = 4;
const STARTS = 2;
/** Maximum distance of rows, and of a column's values above and below, in font sizes. */
const NEXT_ROW = 3;
const FAR = 40;
/**
 * A list of labels with one value each: minimum and maximum rows, minimum number of different value widths, and maximum
 * offset in font sizes.
 */
const ROWS = 4;
const MOST_ROWS = 200;
const WIDTHS = 3;
const MOST_OFF = 8;
/** One or two trailing blanks are aligned with a value, so it ends to the left of the others; in font sizes. */
const TWO_BLANKS = 0.75;
/** Maximum share of amounts in a list: columns of amounts are judged as columns. */
const AMOUNTS = 0.5;
/**
 * Spreadsheets right-align numbers and dates by default, and left-align texts: only a text with this many words of at
 * least three letters, other than months, shows that a list was right-aligned on purpose.
 */
const WORDS = 2;
/** Punctuation after a value may hang over the edge, or space for it may be left after the other values. */
const END_MARK = /[^\p{L}\p{N}]$/u;
/** Minimum digits of a value. */
const LEAST = 3;
/** Pages with more numbers are skipped to bound the time: a sheet of 70 rows and 20 columns has 1,400. */
const MAX_FIGURES = 4_000;

/**
 * A number in a right-aligned column with another right edge. Programs compute the start of each number; if one is
 * replaced by a longer or shorter one, the start stays and the end moves. It must be between two numbers of the column,
 * begin exactly where another one begins, have as many decimals, and be the only one that is off. In lists of labels
 * with one value each, values may also be words and in the first or last row, if values with words are right-aligned
 * there.
 */
export const outOfColumn = pdfDetector({
  id: 'out-of-column',
  version: '1',
  inspect: (pdf) =>
    shownText(pdf).flatMap(({ page, glyphs }) => {
      const runs = textRuns(glyphs.filter(isPrintedCharacter)).sort((a, b) => b.y - a.y);
      const figures = runs.filter(isFigure).map((run): Figure => ({ ...run, decimals: decimalsOf(run) }));
      if (figures.length > MAX_FIGURES) return [];
      const inLists = valueBesideList(runs, pdf.painted(page) ?? []);
      return [...figures.flatMap((run) => ({ run, column: columnOf(run, figures) })), ...inLists].flatMap(
        ({ run, column }) =>
          column
            ? [
                finding(outOfColumn, {
                  strength: 'strong',
                  page: page.index,
                  box: pdf.toPixels(page, run.box),
                  value: run.box.x1 - column.edge,
                  says: message('pdfFindings.outOfColumn', { text: short(run.text), count: column.peers }),
                  detail: `ends ${(run.box.x1 - column.edge).toFixed(2)} points beside the edge of ${column.peers} others`,
                  after: run.text,
                }),
              ]
            : [],
      );
    }),
});

interface Figure extends TextRun {
  readonly decimals: number;
}

const isFigure = ({ text }: TextRun): boolean =>
  /\d$/.test(text) && (text.match(/\d/g) ?? []).length >= LEAST;

/**
 * The column that a number belongs to without sharing its edge; null if there is none, or another reason for the
 * position.
 *
 * @param figures from the top of the page down
 */
function columnOf(figure: Figure, figures: readonly Figure[]): { edge: number; peers: number } | null {
  const { size, box } = figure;
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < SAME * size;
  const alikeWithin = (reach: number): Figure[] =>
    within(figures, figure.y, reach * size).filter(
      (other) =>
        !isOnRow(other, figure) &&
        Math.abs(other.size - size) < 0.01 * size &&
        other.decimals === figure.decimals &&
        Math.abs(other.box.x1 - box.x1) < OFF.most * size,
    );
  const next = alikeWithin(NEXT_ROW);
  const above = next.filter((other) => other.y > figure.y);
  const below = next.filter((other) => other.y < figure.y);
  const edge = above.find((a) => below.some((b) => isNear(a.box.x1, b.box.x1)))?.box.x1;
  if (edge === undefined || Math.abs(box.x1 - edge) < OFF.least * size) return null;
  const alike = alikeWithin(FAR);
  const peers = alike.filter((other) => isNear(other.box.x1, edge));
  const starts = new Set(peers.map((other) => Math.round(other.box.x0 / (0.2 * size))));
  const isColumn = peers.length === alike.length && peers.length >= PEERS && starts.size >= STARTS;
  const keepsBeginning = peers.some((other) => isNear(other.box.x0, box.x0));
  return isColumn && keepsBeginning ? { edge, peers: peers.length } : null;
}

interface OutOfColumn {
  readonly run: TextRun;
  readonly column: { readonly edge: number; readonly peers: number };
}

interface ListRow {
  readonly label: TextRun;
  readonly value: TextRun;
}

/**
 * Rows of one label and one value, with labels aligned left and all values but one aligned right.
 *
 * @param runs from the top of the page down
 */
function valueBesideList(runs: readonly TextRun[], items: readonly PaintedItem[]): OutOfColumn[] {
  const rows = runs.flatMap((label): ListRow[] => {
    const row = within(runs, label.y, label.size).filter((other) => isOnRow(other, label));
    const value = row.find((other) => other !== label);
    return row.length === 2 && value && label.box.x0 < value.box.x0 && value.size === label.size
      ? [{ label, value }]
      : [];
  });
  if (rows.length > MOST_ROWS) return [];
  return rows.flatMap((row) => {
    const { label, value } = row;
    const isNear = (a: number, b: number): boolean => Math.abs(a - b) < SAME * value.size;
    const list = rows.filter(
      (other) =>
        other !== row &&
        isNear(other.label.box.x0, label.box.x0) &&
        Math.abs(other.value.y - value.y) < NEXT_ROW * (rows.length - 1) * value.size,
    );
    const edge = list.find((a) => list.filter((b) => isNear(a.value.box.x1, b.value.box.x1)).length >= ROWS)
      ?.value.box.x1;
    const by = edge === undefined ? 0 : (value.box.x1 - edge) / value.size;
    const isOff = by > OFF.least ? by < MOST_OFF : by < -TWO_BLANKS && by > -MOST_OFF;
    const widths = new Set(list.map((other) => Math.round((2 * other.value.box.x0) / value.size)));
    const amounts = list.filter((other) => isFigure(other.value) && decimalsOf(other.value) > 0).length;
    const isOnly = list.every((other) => isNear(other.value.box.x1, edge ?? 0));
    return edge !== undefined &&
      isOnly &&
      isOff &&
      amounts <= AMOUNTS * list.length &&
      widths.size >= WIDTHS &&
      isOfKind(row, list) &&
      !isFollowed(value, edge, items)
      ? [{ run: value, column: { edge, peers: list.length } }]
      : [];
  });
}

/**
 * Does the list right-align values of this kind (words as well as numbers and dates)? And is it no heading of theirs?
 */
function isOfKind(row: ListRow, list: readonly ListRow[]): boolean {
  const mark = END_MARK.exec(row.value.text)?.[0];
  return (
    list.some(({ value }) => isOfWords(value.text)) &&
    (mark === undefined || list.some(({ value }) => value.text.endsWith(mark))) &&
    !isHead(row, list)
  );
}

const isOfWords = (text: string): boolean =>
  (text.replace(MONTH_WORDS, '').match(/\p{L}{3,}/gu) ?? []).length >= WORDS;

/** The row above a list, or words in a font of their own beside a label without colon, may be column headings. */
const isHead = ({ label, value }: ListRow, list: readonly ListRow[]): boolean =>
  !label.text.endsWith(':') &&
  (list.every((other) => other.value.y < value.y) ||
    (!/\d/.test(value.text) && !list.some((other) => faceOf(other.value) === faceOf(value))));

const faceOf = ({ glyphs }: TextRun): string => glyphs[0]!.font.name;

/** Does something after the value end at the column's edge instead: an icon, a box, pale letters? */
const isFollowed = (value: TextRun, edge: number, items: readonly PaintedItem[]): boolean =>
  !isEmptyBetween(
    value.box.x1,
    edge,
    value,
    // Backgrounds and rules of the whole row begin further left.
    items.filter(({ box }) => box.x0 >= value.box.x1),
  );

/** Texts within `reach` of a baseline, for texts sorted from the top down. */
function within<T extends TextRun>(runs: readonly T[], y: number, reach: number): T[] {
  const from = (depth: number): number => lowerBoundBy(runs, depth, (run) => -run.y);
  return runs.slice(from(-y - reach), from(reach - y)).filter((other) => Math.abs(other.y - y) < reach);
}

/** "1,200.00" and "200.00" have two decimals; dates and plain numbers none. */
const decimalsOf = ({ text }: TextRun): number => /[.,](\d{1,2})$/.exec(text)?.[1]?.length ?? 0;
