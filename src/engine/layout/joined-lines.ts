import { unionOf } from '../../contract/geometry.ts';
import type { Piece } from './segment.ts';

/** Joins two lines of one cell into one piece, with the union box and the lower confidence. */
export function joinedLines(upper: Piece, lower: Piece): Piece {
  // "01-Apr-" above "26": a word broken at its hyphen.
  const blank = /[\p{L}\d]-$/u.test(upper.text) && /^[\d\p{Ll}]/u.test(lower.text) ? '' : ' ';
  const broken = upper.text.length + blank.length;
  const both = (a: string | null, b: string | null): string | null =>
    a === null || b === null ? null : `${a}${blank}${b}`;
  return {
    ...upper,
    text: `${upper.text}${blank}${lower.text}`,
    ...(blank !== '' && { cellLines: [upper.text, lower.text] }),
    lineHeight: upper.lineHeight ?? upper.box.height,
    box: unionOf([upper.box, lower.box]),
    confidence: Math.min(upper.confidence, lower.confidence),
    second: both(upper.second, lower.second),
    secondLine: both(upper.secondLine, lower.secondLine),
    certainty:
      upper.certainty.length > 0 && lower.certainty.length > 0
        ? [...upper.certainty, ...(blank === '' ? [] : [1]), ...lower.certainty]
        : [],
    edge: (offset) => (offset < broken ? upper.edge(offset) : lower.edge(offset - broken)),
  };
}
