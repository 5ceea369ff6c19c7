import { part, type Piece } from './segment.ts';

/** Boxes nearer than this, in heights of a line, have no blank between them: finders of text draw them a little wide. */
const TOUCHING = 0.05;
/** Boxes that lie over each other by as much hold parts of one text. */
const OVER = -0.1;
/** Words of one line are as high as each other. */
const AS_HIGH = 0.75;
/** Words without figures, and no label with its colon. */
const WORDS = /^(?=.*\p{L})[^\d:]+$/su;
/** What a company's name ends with and no cell holds alone: "LTD" parted from its "(PTY)". A blank of monospaced print is as wide. */
const FORM_ALONE = /^(?:\(?(?:pty|proprietary)\.?\)?)?\s*(?:(?:ltd|limited)\.?)?$/i;
const BLANK_BEFORE_FORM = 0.7;
/** It is printed in capitals without brackets beside brackets that reach higher and lower. */
const AS_HIGH_AS_BRACKETS = 0.6;
/** The last letter of the box before, seen again: "Example Engineering" beside "g (Proprietary) Limited". */
const SEEN_AGAIN = /^(\p{L})\s+(?=\S)/u;

/**
 * Joins a line of words that a finder of text parted though its boxes touch: "CERTIFICATE" and "OF BIRTH", spaced widely,
 * are one title. A line with figures or any wider gap has cells, and these stay apart,
 * but for boxes that lie over each other.
 *
 * @param row pieces of one line from left to right
 */
export function withTouchingWords(row: readonly Piece[]): readonly Piece[] {
  const [first, ...others] = row;
  if (!first || others.length === 0) return row;
  if (row.every((piece, i) => i === 0 || belong(row[i - 1]!, piece)))
    return [others.reduce((line, piece) => join(line, withoutLetterOf(line, piece)), first)];
  // Cells stand apart; two boxes that lie over each other are one of them.
  return others.reduce<readonly Piece[]>(
    (line, piece) => {
      const last = line.at(-1)!;
      return belong(last, piece, OVER)
        ? [...line.slice(0, -1), join(last, withoutLetterOf(last, piece))]
        : [...line, piece];
    },
    [first],
  );
}

function belong(a: Piece, b: Piece, apart = TOUCHING): boolean {
  const [low, high] = [Math.min(a.box.height, b.box.height), Math.max(a.box.height, b.box.height)];
  const between = b.box.x - (a.box.x + a.box.width);
  const isForm = FORM_ALONE.test(b.text);
  return (
    !a.cellLines &&
    !b.cellLines &&
    between < (isForm ? BLANK_BEFORE_FORM : apart) * low &&
    low > (isForm ? AS_HIGH_AS_BRACKETS : AS_HIGH) * high &&
    WORDS.test(a.text) &&
    WORDS.test(b.text)
  );
}

function withoutLetterOf(before: Piece, piece: Piece): Piece {
  const head = SEEN_AGAIN.exec(piece.text);
  return head && new RegExp(`\\p{L}${head[1]!}$`, 'u').test(before.text)
    ? part(piece, head[0].length, piece.text.length)
    : piece;
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
