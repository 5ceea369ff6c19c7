import { hasMiddleIn } from '../../contract/geometry.ts';
import type { PageMark, TextLine } from '../../contract/pages.ts';
import type { Piece } from './segment.ts';

/** A box stands across lines whose height is below this share of its own (chosen on drawn specimens, ADR 401). */
const ACROSS = 0.3;

/** Minimum lines that words set across a page span and overlap. */
const LINES_HIGH = 6;
const LINES_COVERED = 5;

/** Minimum width-to-height ratio of letters on a level line, most are wider; on a vertical line they are below half. */
const LEVEL_LETTER = 0.45;
const UPRIGHT = 0.5;

const isTooNarrowForLevel = ({ text, box }: Pick<Piece, 'text' | 'box'>): boolean =>
  box.width < LEVEL_LETTER * text.trim().length * box.height;

/** Part of a slanted word. */
const isSlanted = (piece: Piece): boolean =>
  piece.text.trim().length > 2 && isTooNarrowForLevel(piece) && piece.box.width > UPRIGHT * piece.box.height;

/**
 * Removes words set diagonally across a page, such as "COPY": their box spans the lines below and would count as beside
 * or below every label. The lines of a slanted stamp are lower.
 */
export function withoutWordsAcross(pieces: readonly Piece[]): readonly Piece[] {
  const heights = pieces.map((p) => p.box.height).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const covers = ({ box }: Piece): boolean =>
    pieces.filter(({ box: other }) => other.height < ACROSS * box.height && hasMiddleIn(other, box)).length >=
    LINES_COVERED;
  // A letter or two of such a word, between labels and values; an issuer's logo has lines on one side only.
  const parts = ({ box }: Piece): boolean => {
    const beside = pieces.filter(({ box: other }) => {
      const y = other.y + other.height / 2;
      return other.height < ACROSS * box.height && y > box.y && y < box.y + box.height;
    });
    return [
      beside.filter(({ box: other }) => other.x + other.width / 2 < box.x),
      beside.filter(({ box: other }) => other.x + other.width / 2 > box.x + box.width),
    ].every((side) => side.length >= 2);
  };
  return pieces.filter((p) => p.box.height <= LINES_HIGH * usual || !(isSlanted(p) || covers(p) || parts(p)));
}

/** Maximum letters of a piece of a stamp's ring: the arc between two turns of its line. */
const PIECE_OF_RING = 3;

/**
 * Removes pieces of the words around a round stamp: two or three letters on an arc, some read as marks ("M,"), stand
 * beside no line, but their box touches two lines of the letter, which they would join.
 */
export function withoutPiecesOfRings(
  lines: readonly TextLine[],
  marks: readonly PageMark[],
): readonly TextLine[] {
  const stamps = marks.filter(({ kind }) => kind === 'stamp');
  const isPiece = (line: TextLine): boolean =>
    /^[\p{L}\p{P}]{2,}$/u.test(line.text) &&
    line.text.length <= PIECE_OF_RING &&
    isTooNarrowForLevel(line) &&
    stamps.some((stamp) => hasMiddleIn(line.box, stamp.box));
  return stamps.length === 0 ? lines : lines.filter((line) => !isPiece(line));
}
