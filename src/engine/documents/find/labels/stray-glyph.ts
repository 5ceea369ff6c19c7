import { ANY_DAY, type ValueKind } from '../../../values/kind.ts';
import type { Segment } from '../../../layout/segment.ts';

/**
 * Shares of a line's height by which a stray segment may be off the line or differ in height (chosen on drawn
 * specimens, ADR 401).
 */
const IN_LINE = { off: 0.2, height: 0.25 } as const;

/**
 * A single letter before the value, lower or smaller, is a misread rule of the form, as is ":1"; the "F" of a sex is
 * not.
 */
export function dropStrayGlyph(found: Segment[], kind: ValueKind): Segment[] {
  const [first, second] = found;
  const stray =
    first &&
    second &&
    /^(?:\p{L}|[:;.]\s?[1lI|])$/u.test(first.text.trim()) &&
    second.text.length > 3 &&
    (/^[:;.]/.test(first.text) || !sameBase(first, second));
  return stray && kind.parse(first.text, ANY_DAY) === null ? found.slice(1) : found;
}

function sameBase(a: Segment, b: Segment): boolean {
  const off = Math.abs(a.box.y + a.box.height - b.box.y - b.box.height);
  return (
    off < IN_LINE.off * b.box.height && Math.abs(a.box.height - b.box.height) < IN_LINE.height * b.box.height
  );
}
