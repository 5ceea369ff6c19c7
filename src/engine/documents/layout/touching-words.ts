import type { Piece } from './segment.ts';

/** Boxes nearer than this, in heights of a line, have no blank between them: finders of text draw them a little wide. */
const TOUCHING = 0.05;
/** Words of one line are as high as each other. */
const AS_HIGH = 0.75;
const WORDS = /^\p{L}[\p{L}'’ -]*$/u;

/**
 * Joins words that a finder of text parted though their boxes touch: "CERTIFICATE" and "OF BIRTH", spaced widely, are one
 * title. Figures stay apart: cells of a table stand close too.
 *
 * @param row pieces of one line from left to right
 */
export function withTouchingWords(row: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of row) {
    const before = joined.at(-1);
    if (before && belong(before, piece)) joined[joined.length - 1] = join(before, piece);
    else joined.push(piece);
  }
  return joined;
}

function belong(a: Piece, b: Piece): boolean {
  const [low, high] = [Math.min(a.box.height, b.box.height), Math.max(a.box.height, b.box.height)];
  const between = b.box.x - (a.box.x + a.box.width);
  return (
    !a.cellLines &&
    !b.cellLines &&
    between < TOUCHING * low &&
    low > AS_HIGH * high &&
    WORDS.test(a.text) &&
    WORDS.test(b.text)
  );
}

function join(a: Piece, b: Piece): Piece {
  const text = `${a.text} ${b.text}`;
  const start = a.text.length + 1;
  const top = Math.min(a.box.y, b.box.y);
  return {
    ...a,
    text,
    box: {
      x: a.box.x,
      y: top,
      width: b.box.x + b.box.width - a.box.x,
      height: Math.max(a.box.y + a.box.height, b.box.y + b.box.height) - top,
    },
    confidence: Math.min(a.confidence, b.confidence),
    second: a.second !== null && b.second !== null ? `${a.second} ${b.second}` : null,
    secondLine: a.secondLine !== null && b.secondLine !== null ? `${a.secondLine} ${b.secondLine}` : null,
    certainty:
      a.certainty.length > 0 && b.certainty.length > 0
        ? [...a.certainty, Math.min(a.certainty.at(-1)!, b.certainty[0]!), ...b.certainty]
        : [],
    edge: (offset) => (offset < start ? a.edge(offset) : b.edge(offset - start)),
  };
}
