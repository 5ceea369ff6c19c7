import { LIMITED, PRIVATE } from '../values/legal-form.ts';
import { part, type Piece } from './segment.ts';

/** Below this gap, in line heights, there is no blank between boxes: text detectors draw boxes slightly wide. */
const TOUCHING = 0.05;
/** Boxes that overlap by this much, in line heights, hold parts of one text. */
const OVER = -0.1;
/** Minimum height ratio of words on one line. */
const AS_HIGH = 0.75;
/** Words without digits or a colon. */
const WORDS = /^(?=.*\p{L})[^\d:]+$/su;
/** A legal form that no cell holds alone: "LTD" separated from its "(PTY)". In monospaced print a blank is as wide. */
const FORM_ALONE = new RegExp(String.raw`^(?:\(?(?:${PRIVATE})\.?\)?)?\s*(?:(?:${LIMITED})\.?)?$`, 'i');
const BLANK_BEFORE_FORM = 0.7;
/** Minimum height ratio of capitals beside brackets, which reach higher and lower. */
const AS_HIGH_AS_BRACKETS = 0.6;
/** The previous box's last letter read again: "Example Engineering" beside "g (Proprietary) Limited". */
const SEEN_AGAIN = /^(\p{L})\s+(?=\S)/u;

/**
 * Joins a line of words that the text detector split though the boxes touch: "CERTIFICATE" and "OF BIRTH", widely
 * spaced, are one title. A line with digits or a wider gap has cells and stays split, except for overlapping boxes.
 *
 * @param row pieces of one line, left to right
 */
export function withTouchingWords(row: readonly Piece[]): readonly Piece[] {
  const [first, ...others] = row;
  if (!first || others.length === 0) return row;
  if (row.every((piece, i) => i === 0 || belong(row[i - 1]!, piece)))
    return [others.reduce((line, piece) => join(line, withoutLetterOf(line, piece)), first)];
  // In a line of cells, only overlapping boxes are joined.
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
