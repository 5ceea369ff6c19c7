import type { TextLine } from '../../contract/pages.ts';

/** What a reader makes of the circles of an ornamental frame. */
const CIRCLES = /^[oO0○°\s]+$/u;
/** … and of some of those in a row. */
const MISREAD = /^[oO0○°cCQD\s]+$/u;
/** Print with which a circle was read as one line begins as far out as the circle, within this part of its height. */
const BESIDE = 0.5;
/** A frame has as many pieces on either side; a column of noughts stands on one. */
const LEAST = 6;
/** The pieces of a side of a frame stand this near to the outermost one, in parts of its width; one that was photographed leans. */
const EDGE = 0.04;
/** A row of circles above or below: no word and no number has as many noughts. */
const ROW = 12;

/**
 * The lines without the frame of circles around a certificate: read as noughts beside every line, they stood in rows and
 * sentences as words.
 */
export function withoutFrame(lines: readonly TextLine[]): readonly TextLine[] {
  const circles = lines.filter(({ text }) => CIRCLES.test(text));
  if (circles.length < 2 * LEAST) return lines;
  const left = Math.min(...circles.map(({ box }) => box.x));
  const right = Math.max(...circles.map(({ box }) => box.x + box.width));
  // Two columns of noughts have the names of their rows, or headings, further out.
  const isOutside = ({ text, box }: TextLine): boolean =>
    !MISREAD.test(text) && Math.max(left - box.x, box.x + box.width - right) > BESIDE * box.height;
  if (lines.some(isOutside)) return lines;
  const near = EDGE * (right - left);
  const atLeft = circles.filter(({ box }) => box.x + box.width < left + near);
  const atRight = circles.filter(({ box }) => box.x > right - near);
  if (atLeft.length < LEAST || atRight.length < LEAST) return lines;
  const rows = circles.filter(({ text }) => text.replace(/\s/g, '').length >= ROW);
  const frame = new Set([...atLeft, ...atRight, ...rows]);
  return lines.filter((line) => !frame.has(line));
}
