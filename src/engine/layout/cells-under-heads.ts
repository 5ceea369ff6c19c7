import { sharedHeight, sharedWidth } from '../../contract/geometry.ts';
import { lowerBoundBy } from '../math/lower-bound.ts';
import { part, type Piece } from './segment.ts';
import { LINE } from './line-shares.ts';

/** Largest gap, in line heights, between headers and the row of values below. */
const CLOSE = 1.1;
/** Tolerance, in line heights, between the left edges of a value and its column header. */
const ALIGNED = 0.7;
/** "Account no", "Date of first appointment": a header is a few words without digits. */
const HEAD = /^(?=.{2,48}$)\p{L}[^\d:;]*$/u;
/** A number, a date, an amount, a code: a cell value. */
const FIGURE = /^\W*(?:[A-Z]{0,4}\W?)?\d[\d\s/.,A-Za-z-]*(?:[^\s\w,\-./]\W*)?$/;
/** With this many words, running text would align with two headers by chance. */
const MOST_WORDS = 12;

/**
 * Narrow columns leave a single blank between values, so OCR reads "9001188271 3300118842 05.10.2026" as one line. If words
 * of a line begin exactly below headers, and one part is a number or a date, the line is split into cells; likewise headers
 * that were joined above separate values.
 */
export function withCellsUnderHeads(pieces: readonly Piece[]): Piece[] {
  const named = pieces.filter(({ text }) => HEAD.test(text));
  if (named.length < 2) return [...pieces];
  const heads = byTop(named);
  const cells = pieces.flatMap((piece) => {
    if (!/\d/.test(piece.text) || !mayHoldCells(piece)) return [piece];
    const parts = partsAt(piece, startsWith(above(piece, heads), piece));
    return parts.some(({ text }) => FIGURE.test(text)) ? parts : [piece];
  });
  const values = byTop(cells);
  return cells.flatMap((piece) => {
    // A line alone above a table is its title: "Deposits and other credits".
    if (!HEAD.test(piece.text) || !mayHoldCells(piece) || isAlone(piece, heads)) return [piece];
    const under = below(piece, values);
    const cuts = under.some(({ text }) => FIGURE.test(text)) ? startsWith(under, piece) : [];
    return cuts.some((cut) => isInTranslation(piece.text, cut)) ? [piece] : partsAt(piece, cuts);
  });
}

/** "Place of birth/Lieu de naissance": a small letter behind the slash goes on with the same label. */
const isInTranslation = (text: string, cut: number): boolean =>
  text.slice(0, cut).includes('/') && /^\p{Ll}/u.test(text.slice(cut));

/** Pieces indexed by their top edge. */
interface ByTop {
  readonly tallest: number;
  /** Those whose top edge lies in the range. */
  between(top: number, bottom: number): Piece[];
}

function byTop(pieces: readonly Piece[]): ByTop {
  const sorted = pieces.toSorted((a, b) => a.box.y - b.box.y);
  const from = (height: number): number => lowerBoundBy(sorted, height, ({ box }) => box.y);
  return {
    tallest: sorted.reduce((most, { box }) => Math.max(most, box.height), 0),
    between: (top, bottom) => sorted.slice(from(top), from(bottom)),
  };
}

function mayHoldCells({ text }: Piece): boolean {
  const words = text.split(' ').length;
  return words > 1 && words <= MOST_WORDS;
}

/** The headers in one row directly above a line, left to right. */
function above(piece: Piece, heads: ByTop): Piece[] {
  const { y, height } = piece.box;
  const near = heads.between(y - CLOSE * height - heads.tallest, y).filter((head) => isUnder(piece, head));
  const lowest = Math.max(...near.map(({ box }) => box.y));
  return fromLeft(near.filter(({ box }) => lowest - box.y < LINE.nearEdge * box.height));
}

/** The cells in one row directly below a line, left to right. */
function below(head: Piece, cells: ByTop): Piece[] {
  const { y, height } = head.box;
  const near = cells.between(y, y + height + CLOSE * cells.tallest).filter((cell) => isUnder(cell, head));
  const highest = Math.min(...near.map(({ box }) => box.y));
  return fromLeft(near.filter(({ box }) => box.y - highest < LINE.nearEdge * box.height));
}

const isBeside = ({ box }: Piece, { box: other }: Piece): boolean =>
  sharedHeight(box, other) > LINE.half * Math.min(box.height, other.height) && sharedWidth(box, other) <= 0;

function isAlone(piece: Piece, heads: ByTop): boolean {
  const { y, height } = piece.box;
  return !heads
    .between(y - heads.tallest, y + height)
    .some((head) => head !== piece && isBeside(head, piece));
}

const fromLeft = (pieces: readonly Piece[]): Piece[] => pieces.toSorted((a, b) => a.box.x - b.box.x);

function isUnder({ box }: Piece, { box: head }: Piece): boolean {
  const gap = box.y - (head.y + head.height);
  return head.y + head.height / 2 < box.y && gap < CLOSE * box.height && sharedWidth(head, box) > 0;
}

/** Offsets of a line's words that align with the neighbours starting inside it; none if any neighbour does not align. */
function startsWith(neighbours: readonly Piece[], piece: Piece): number[] {
  const starts = [...piece.text.matchAll(/(?<=\s)\S/g)].map(({ index }) => index);
  const near = ALIGNED * piece.box.height;
  const cuts = neighbours.slice(1).map(({ box }) => {
    const away = (offset: number): number => Math.abs(piece.edge(offset) - box.x);
    const [nearest] = starts.toSorted((a, b) => away(a) - away(b));
    return nearest !== undefined && away(nearest) < near ? nearest : null;
  });
  return cuts.every((cut, i) => cut !== null && cut > (cuts[i - 1] ?? 0)) ? (cuts as number[]) : [];
}

function partsAt(piece: Piece, cuts: readonly number[]): Piece[] {
  if (cuts.length === 0) return [piece];
  const ends = [...cuts, piece.text.length];
  return ends.map((end, i) => {
    const from = i === 0 ? 0 : ends[i - 1]!;
    return part(piece, from, from + piece.text.slice(from, end).trimEnd().length);
  });
}
