import type { TextLine } from '../../contract/pages.ts';

/** What a reader makes of the circles of an ornamental frame. */
const CIRCLES = /^[oO0○°\s]+$/u;
/** A frame has as many pieces on either side; a column of noughts stands on one. */
const LEAST = 6;
/** A side of a frame stands this near to the outermost print, in parts of its width; one that was photographed leans. */
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
  const near = EDGE * (right - left);
  const atLeft = circles.filter(({ box }) => box.x + box.width < left + near);
  const atRight = circles.filter(({ box }) => box.x > right - near);
  if (atLeft.length < LEAST || atRight.length < LEAST) return lines;
  const rows = circles.filter(({ text }) => text.replace(/\s/g, '').length >= ROW);
  const frame = new Set([...atLeft, ...atRight, ...rows]);
  return lines.filter((line) => !frame.has(line));
}
