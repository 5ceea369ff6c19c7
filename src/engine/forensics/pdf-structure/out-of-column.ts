import { message } from '../../../contract/messages/message.ts';
import { lowerBoundBy } from '../../math/lower-bound.ts';
import type { PaintedItem } from '../../pdf/painted.ts';
import { textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { MONTH_WORDS } from '../../values/months.ts';
import { finding, type FileDetector } from '../detector.ts';
import { isOnRow } from './added-text.ts';
import { short } from './covered-text.ts';
import { isPrintedCharacter, shownText } from './shown-text.ts';
import { isEmptyBetween } from './text-lines.ts';

/** In font sizes: edges that a program set differ by less; a text put in the place of another ends so far off, and no further. */
const SAME = 0.02;
const OFF = { least: 0.1, most: 4 };
/** So many values end exactly at one edge, and begin at so many places: a column set flush right. */
const PEERS = 4;
const STARTS = 2;
/** Rows of one column stand no further apart, and its values within so many font sizes, above and below. */
const NEXT_ROW = 3;
const FAR = 40;
/** A list of labels, each with its value, has so many rows that keep to both edges, and values of so many widths. */
const ROWS = 4;
const MOST_ROWS = 200;
const WIDTHS = 3;
const MOST_OFF = 8;
/** Blanks behind a value, one or two, are set with it: then it ends before the others. */
const TWO_BLANKS = 0.75;
/** At most this share of them are amounts: a column of amounts is judged as such. */
const AMOUNTS = 0.5;
/**
 * Spreadsheets set numbers and days flush right by themselves, and texts flush left: only a text of so many words of three letters, months
 * aside, shows that a list was set flush right.
 */
const WORDS = 2;
/** A mark behind a value may hang over the edge, or room for it be left behind the other values. */
const END_MARK = /[^\p{L}\p{N}]$/u;
/** Digits from which a text is a value. */
const LEAST = 3;
/** A page of more figures is not judged, so that the time is bounded: a sheet of 70 rows and 20 columns has 1,400. */
const MAX_FIGURES = 4_000;

/**
 * A figure of a column that is set flush right and does not end with it. A program that sets a column computes where each figure begins;
 * who puts a longer or shorter one in its place keeps that beginning, and the end moves. It stands between two figures of the column,
 * begins just where another one begins, ends in as many decimals, and is alone in being off. In a list of labels with a value each,
 * values may be words, and stand in the first row and the last, where words of others are set flush right, too.
 */
export const outOfColumn: FileDetector = {
  id: 'out-of-column',
  version: '1',
  group: 'pdf-structure',
  quick: true,
  inspect: ({ pdf }) => {
    if (!pdf) return [];
    return shownText(pdf).flatMap(({ page, glyphs }) => {
      const runs = textRuns(glyphs.filter(isPrintedCharacter)).sort((a, b) => b.y - a.y);
      const figures = runs.filter(isFigure).map((run): Figure => ({ ...run, decimals: decimalsOf(run) }));
      if (figures.length > MAX_FIGURES) return [];
      const inLists = valueBesideList(runs, pdf.painted(pdf.file.latest, page) ?? []);
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
    });
  },
};

interface Figure extends TextRun {
  readonly decimals: number;
}

const isFigure = ({ text }: TextRun): boolean =>
  /\d$/.test(text) && (text.match(/\d/g) ?? []).length >= LEAST;

/**
 * The column that a figure stands in and does not end with; null where there is none, or another reason for its place.
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
 * Rows of a label and a value each, whose labels begin at one edge and whose values, but for one, end at another.
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

/** Does a list set values such as this one flush right: words, as well as numbers and days? And is it no head of theirs? */
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

/** What stands over a list, or words in a face of their own, beside a label without a colon: they may be the heads of its columns. */
const isHead = ({ label, value }: ListRow, list: readonly ListRow[]): boolean =>
  !label.text.endsWith(':') &&
  (list.every((other) => other.value.y < value.y) ||
    (!/\d/.test(value.text) && !list.some((other) => faceOf(other.value) === faceOf(value))));

const faceOf = ({ glyphs }: TextRun): string => glyphs[0]!.font.name;

/** Does something that a program set behind a value end at the edge in its place: an icon, a box, pale letters? */
const isFollowed = (value: TextRun, edge: number, items: readonly PaintedItem[]): boolean =>
  !isEmptyBetween(
    value.box.x1,
    edge,
    value,
    // A ground or a rule of the whole row begins further left.
    items.filter(({ box }) => box.x0 >= value.box.x1),
  );

/** Texts less far from a baseline, of texts from the top down. */
function within<T extends TextRun>(runs: readonly T[], y: number, reach: number): T[] {
  const from = (depth: number): number => lowerBoundBy(runs, depth, (run) => -run.y);
  return runs.slice(from(-y - reach), from(reach - y)).filter((other) => Math.abs(other.y - y) < reach);
}

/** "1,200.00" has two, and so has "200.00"; a day or a number none. */
const decimalsOf = ({ text }: TextRun): number => /[.,](\d{1,2})$/.exec(text)?.[1]?.length ?? 0;
