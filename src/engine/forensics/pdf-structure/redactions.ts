import { intersection, type Rectangle } from '../../pdf/matrix.ts';
import { isShownGlyph, type PaintedFill, type PaintedItem } from '../../pdf/painted.ts';
import { textRuns } from '../../pdf/text-runs.ts';

/** What redaction tools write in place of what they take out. */
const LABEL = /^\W*redacted\W*$/i;
/** Darkest and lightest luminance are 0 and 1; the height of a bar over one or two lines, in points. */
const DARK = 0.2;
const BAR = { low: 5, high: 30 } as const;

/** Does a page show that text was taken out of it: a bar of a line's height with nothing on it, or the word for it? */
export function showsRedaction(items: readonly PaintedItem[]): boolean {
  const shown = items.filter(isShownGlyph);
  if (textRuns(shown).some(({ text }) => LABEL.test(text))) return true;
  return items.some((item) => isBar(item) && !shown.some(({ box }) => intersection(box, item.box) !== null));
}

const isBar = (item: PaintedItem): item is PaintedFill =>
  item.kind === 'fill' && item.opaque && (item.luminance ?? 1) < DARK && isOfLine(item.box);

const isOfLine = ({ x0, x1, y0, y1 }: Rectangle): boolean =>
  y1 - y0 > BAR.low && y1 - y0 < BAR.high && x1 - x0 > y1 - y0;
