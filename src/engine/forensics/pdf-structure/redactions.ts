import { intersection, type Rectangle } from '../../pdf/matrix.ts';
import { isShownGlyph, type PaintedFill, type PaintedGlyph, type PaintedItem } from '../../pdf/painted.ts';
import { words } from '../../pdf/text-runs.ts';

/** What redaction tools write in place of what they take out, perhaps within a sentence. */
const LABEL = /^\W*REDACTED\W*$|^\W*[[(<][Rr]edacted[\])>]\W*$/u;
/** Darkest and lightest luminance are 0 and 1; the height of a bar over one or two lines, in points. */
const DARK = 0.2;
const PAPER = 0.9;
const BAR = { low: 5, high: 30 } as const;

/**
 * Does a page show that text was taken out of it: the word for it, a dark bar of a line's height with nothing on it, or
 * beside words a bar of another colour, or a dark one with a label?
 */
export function showsRedaction(items: readonly PaintedItem[]): boolean {
  const shown = items.filter(isShownGlyph);
  return (
    words(shown).some(({ text }) => LABEL.test(text)) ||
    items.some((item) => isBar(item) && isPut(item, shown))
  );
}

function isPut({ box, luminance }: PaintedFill, shown: readonly PaintedGlyph[]): boolean {
  const isDark = (luminance ?? 1) < DARK;
  const on = shown.filter((glyph) => intersection(box, glyph.box) !== null);
  if (on.length === 0 && isDark) return true;
  const isLabel = isDark && on.every((glyph) => (glyph.luminance ?? 0) > PAPER);
  return (on.length === 0 || isLabel) && shown.some((glyph) => isBeside(glyph, box));
}

/** Is a letter on the line of a bar, a space away from it? */
const isBeside = ({ y, size, box, text }: PaintedGlyph, bar: Rectangle): boolean =>
  y > bar.y0 &&
  y < bar.y1 &&
  text.trim() !== '' &&
  (Math.abs(box.x0 - bar.x1) < size / 2 || Math.abs(bar.x0 - box.x1) < size / 2);

const isBar = (item: PaintedItem): item is PaintedFill =>
  item.kind === 'fill' && item.opaque && (item.luminance ?? 1) < PAPER && isOfLine(item.box);

const isOfLine = ({ x0, x1, y0, y1 }: Rectangle): boolean =>
  y1 - y0 > BAR.low && y1 - y0 < BAR.high && x1 - x0 > y1 - y0;
