import { isState } from './guards.ts';
import { slopeOf, type Piece } from './runs-of-rows.ts';

/** A line of print with its piece. */
export interface PieceOfText {
  /** Without blanks. */
  readonly text: string;
  readonly piece: Piece;
}

/** Code of the document and state, as the first row of a zone opens (Doc 9303 parts 4 to 7). */
const OPENING = /^[ACIPV][A-Z<]([A-Z]{3})/;
/** What stands below it begins with a number or a day of birth: at least so many letters, and figures among them. */
const SECOND = { letters: 8, figures: 6 } as const;
/** The second row follows by so many heights, begins where the first does and is as high (as of rows of a zone, runs-of-rows.ts). */
const BELOW = { least: 0.9, most: 2.5, begins: 1.2, alike: 1.6 } as const;

/**
 * Beginnings of two rows that nothing but a zone has below each other, for pages on which no row shows its fillers: a stamp, a hologram or a
 * pattern lies over the rest, and a detector of text stops before it.
 */
export function openingRows(lines: readonly PieceOfText[]): Piece[] {
  const seconds = lines.filter(
    ({ text }) => text.length >= SECOND.letters && text.replace(/\D/g, '').length >= SECOND.figures,
  );
  return lines.flatMap(({ text, piece }) => {
    const state = OPENING.exec(text)?.[1];
    if (!state || !isState(state)) return [];
    const below = seconds.find((other) => standsBelow(piece, other.piece));
    return below ? [piece, below.piece] : [];
  });
}

function standsBelow(first: Piece, second: Piece): boolean {
  const height = Math.max(first.height, second.height);
  const level = second.left.y - first.left.y - slopeOf(first) * (second.left.x - first.left.x);
  return (
    level > BELOW.least * height &&
    level < BELOW.most * height &&
    Math.abs(first.left.x - second.left.x) < BELOW.begins * height &&
    height < BELOW.alike * Math.min(first.height, second.height)
  );
}
