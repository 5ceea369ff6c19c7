import { isState } from './guards.ts';
import { slopeOf, type Piece } from './runs-of-rows.ts';

/** A line of print with its piece. */
export interface PieceOfText {
  /** Blanks removed. */
  readonly text: string;
  readonly piece: Piece;
}

/** Document code and state at the start of a zone's first row (Doc 9303 parts 4 to 7). */
const OPENING = /^[ACIPV][A-Z<]([A-Z]{3})/;
/** The row below starts with a number or birth date: minimum characters, and digits among them. */
const SECOND = { letters: 8, figures: 6 } as const;
/** Position of the second row, in heights: distance, left edge, height ratio (as for all rows of a zone, runs-of-rows.ts). */
const BELOW = { least: 0.9, most: 2.5, begins: 1.2, alike: 1.6 } as const;

/**
 * Starts of two successive rows as only a zone has them, for pages without visible fillers: a stamp, hologram or
 * pattern covers the rest, and the text detector stops before it.
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
