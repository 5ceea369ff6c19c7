import type { TextLine } from '../../contract/pages.ts';

/** How OCR reads the circles of an ornamental frame. */
const CIRCLES = /^[oO0○°\s]+$/u;
/** … and of several in a row. */
const MISREAD = /^[oO0○°cCQD\s]+$/u;
/** Text read together with a circle as one line starts as far out as the circle, within this share of its height. */
const BESIDE = 0.5;
/** Minimum pieces on each side; a column of zeros is on one side only. */
const LEAST = 6;
/** Tolerance around the outermost piece of a side, as a share of the frame's width; photographed frames lean. */
const EDGE = 0.04;
/** Minimum circles in a row above or below: no word or number has as many zeros. */
const ROW = 12;

/**
 * Removes the frame of circles around a certificate: read as zeros beside every line, they would enter rows and
 * sentences.
 */
export function withoutFrame(lines: readonly TextLine[]): readonly TextLine[] {
  const circles = lines.filter(({ text }) => CIRCLES.test(text));
  if (circles.length < 2 * LEAST) return lines;
  const left = Math.min(...circles.map(({ box }) => box.x));
  const right = Math.max(...circles.map(({ box }) => box.x + box.width));
  // Columns of zeros in a table have row labels or headers further out; a frame has nothing.
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
