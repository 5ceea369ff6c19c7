import { median } from '../../math/quantile.ts';
import type { LineCrop } from '../line-crop.ts';
import { barsOf, fieldsOf, type Field } from './comb-fields.ts';
import type { Piece } from './dots.ts';
import type { Ink } from './ink.ts';

/** A comb has at least this many fields with a letter and this many bars; this share of its fields is equally wide. */
const FEWEST_LETTERS = 4;
const FEWEST_BARS = 3;
const REGULAR = 0.8;
const WIDTH_TOLERANCE = 0.15;
/** Limits of a field's width, as shares of the line's height. */
const WIDEST_FIELD = 1.7;
const NARROWEST_FIELD = 0.3;
/** Rows by which a bar exceeds the letters; maximum letter width as a share of a bar's height. */
const STANDS_OUT = 2;
const WIDEST_LETTER = 1.3;
/** Rows by which field edges are blurred. */
const BLUR = 2;
/** Margins kept beside a letter, and width left for an empty field, as shares of the line's height. */
const CELL_MARGIN = 0.07;
const BLANK = 0.35;
/** Narrower fields, as a share of the usual width, are gaps between two boxes. */
const LEAST_EMPTY = 0.7;

/** A line with its comb removed and the letters moved together as in a word. */
export interface Combed {
  readonly crop: LineCrop;
  /** For each column, its column in the original crop. */
  readonly columns: Int32Array;
}

/** Top and bottom row of most letters of a comb. */
interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Turns a line written letter by letter into a comb or a row of boxes into one word; null for any other line. OCR reads
 * bars as `1`, `I` and `|`, and letters so far apart as words.
 */
export function withoutComb(crop: LineCrop, ink: Ink): Combed | null {
  const bars = barsOf(ink);
  if (bars.length < FEWEST_BARS) return null;
  const fields = fieldsOf(ink, bars);
  return isComb(fields, bars, ink.height) ? joined(crop, bars, fields) : null;
}

const hasPrint = ({ letter, isTouched }: Field): boolean => letter !== null || isTouched;

function isComb(fields: readonly Field[], bars: readonly Piece[], height: number): boolean {
  const written = fields.filter(hasPrint);
  const width = median(written.map(({ left, right }) => right - left + 1));
  if (width > WIDEST_FIELD * height || width < NARROWEST_FIELD * height) return false;
  const top = median(bars.map((bar) => bar.top));
  const bottom = median(bars.map((bar) => bar.bottom));
  const regular = written.filter(({ left, right, letter, isTouched }) => {
    const isAlike = Math.abs(right - left + 1 - width) <= WIDTH_TOLERANCE * width + 1.5;
    if (!letter || isTouched || !isAlike) return false;
    const isLower = letter.top >= top + STANDS_OUT || letter.bottom <= bottom - STANDS_OUT;
    return isLower && letter.right - letter.left < WIDEST_LETTER * (bottom - top);
  });
  return regular.length >= FEWEST_LETTERS && regular.length >= REGULAR * written.length;
}

/** The letters side by side, with what precedes the first field and follows the last. */
function joined(crop: LineCrop, bars: readonly Piece[], fields: readonly Field[]): Combed {
  const { width, height, data } = crop;
  const columns = [
    ...range(0, Math.min(bars[0]!.left, fields[0]!.left) - 2).map((x) => ({ x, field: null })),
    ...columnsOf(fields, height),
    ...range(Math.max(bars.at(-1)!.right, fields.at(-1)!.right) + 2, width - 1).map((x) => ({
      x,
      field: null,
    })),
  ];
  const letters = fields.flatMap(({ letter }) => letter ?? []);
  const rows = {
    top: median(letters.map(({ top }) => top)),
    bottom: median(letters.map(({ bottom }) => bottom)),
  };
  const out = new Uint8Array(columns.length * height * 3);
  for (const [to, { x, field }] of columns.entries()) {
    const isFrame = field && framedRows(field, x, height, rows);
    const paper = isFrame ? paperRow(isFrame, field.letter ?? rows) : 0;
    for (let y = 0; y < height; y++) {
      const at = ((isFrame?.[y] ? paper : y) * width + x) * 3;
      out.set(data.subarray(at, at + 3), (y * columns.length + to) * 3);
    }
  }
  return {
    crop: { ...crop, data: out, width: columns.length },
    columns: Int32Array.from(columns, ({ x }) => x),
  };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** Columns kept: letters, and a gap for each empty field. */
function columnsOf(fields: readonly Field[], height: number): { x: number; field: Field }[] {
  const margin = Math.round(CELL_MARGIN * height);
  const usual = median(fields.filter(hasPrint).map(({ left, right }) => right - left));
  return fields.flatMap((field) => {
    const { left, right, letter, isTouched } = field;
    const isGap = !hasPrint(field) && right - left <= LEAST_EMPTY * usual;
    // A letter as wide as its field is connected with the frame.
    const [from, to] = isTouched
      ? [left, right]
      : letter
        ? [Math.max(left, letter.left - margin), Math.min(right, letter.right + margin)]
        : [left, Math.min(right, left + Math.round(BLANK * height))];
    return isGap ? [] : range(from, to).map((x) => ({ x, field }));
  });
}

/** 1 for rows in which a field's column shows the frame or its blurred edge; never in the letters' rows. */
function framedRows(
  { left, right, frame, letter, isTouched }: Field,
  x: number,
  height: number,
  rows: Rows,
): Uint8Array {
  const isFrame = new Uint8Array(height);
  for (let y = 0; y < height; y++)
    if (frame[y * (right - left + 1) + x - left])
      isFrame.fill(1, Math.max(0, y - BLUR), Math.min(height, y + BLUR + 1));
  const { top, bottom } = (isTouched ? null : letter) ?? rows;
  if (letter || isTouched) isFrame.fill(0, top, bottom + 1);
  return isFrame;
}

/** A row without frame or letter, as near to the letter as possible. */
function paperRow(isFrame: Uint8Array, { top, bottom }: Rows): number {
  const free = [top - 2, bottom + 2, top - 1, bottom + 1].find((y) => isFrame[y] === 0);
  return free ?? Math.max(0, isFrame.indexOf(0));
}
