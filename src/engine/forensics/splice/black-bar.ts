import { message } from '../../../contract/messages/message.ts';
import { median } from '../../math/quantile.ts';
import { withZeros } from '../image/with-zeros.ts';
import { areaFrom, firstOf, type Area, type Bounds, type Tones } from '../image/area-from.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import type { Glyph } from '../image/glyphs.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { isRendering } from '../image/rendering.ts';
import { usualSharpness } from './steep-runs.ts';
import { rimOf } from './white-boxes.ts';

/** Luminance of black paint. */
const BLACK: Tones = { from: -Infinity, to: 80 };
/** Minimum characters to know the print height of a page. */
const MIN_GLYPHS = 30;
/** A bar's height in character heights; its width in its own heights (minimum) and in picture widths (maximum). */
const [LOWEST, HIGHEST] = [1.4, 4];
const [SHORTEST, LONGEST] = [1.8, 0.45];
/** Minimum black share of its rectangle: with letters left blank in it, it is a heading. */
const FILLED = 0.97;
/** Maximum standard deviation of luminance within it. */
const EVEN = 1.5;
/**
 * Minimum share of the edge step within one pixel for a bar drawn by a program; on captured pictures it must exceed the
 * other edges by `SHARPER`.
 */
const DRAWN = 0.7;
const SHARPER = 0.05;
/** More bars are a chart, a barcode or part of the form. */
const MAX_BARS = 3;
/** Minimum characters of its label, to the left on the same row or just above, and the search distances. */
const MIN_LABEL = 3;
const [BESIDE, ABOVE] = [40, 2.2];
/** Minimum distance to the edge of the picture, pixels. */
const RIM = 8;

/**
 * An even black bar in the place of a value, drawn by a program: it hides a value that was there when the document was
 * made.
 */
export const blackBar: ImageDetector = {
  id: 'black-bar',
  version: '1',
  group: 'splice',
  silentOn: ['two'],
  strongFrom: 1,
  says: message('pictureFindings.blackBar'),
  measure: (image) => {
    const { luma, width, height } = image;
    const glyphs = image.glyphs();
    if (glyphs.length < MIN_GLYPHS) return nothing('too little print');
    const print = median(glyphs.map((g) => g.height));
    const areas = blackAreas(luma, width, height, LOWEST * print);
    const bars = areas.filter((bar) => isOfLine(bar, print, image) && isEven(bar, image));
    if (bars.length === 0 || bars.length > MAX_BARS)
      return { value: 0, box: null, detail: `${bars.length} black bars` };
    const least = isRendering(image)
      ? DRAWN
      : Math.max(DRAWN, (usualSharpness(luma, width, height)?.sharpest ?? 1) + SHARPER);
    const drawn = bars
      .map((bar) => ({ bar, rim: rimOf(luma, width, bar, -1) }))
      .filter(({ bar, rim }) => rim >= least && hasLabel(bar, glyphs));
    const best = drawn.sort((a, b) => b.bar.size - a.bar.size)[0];
    if (!best) return { value: 0, box: null, detail: `${bars.length} black bars, none drawn over a value` };
    const { bar, rim } = best;
    return {
      value: drawn.length,
      box: { x: bar.x0, y: bar.y0, width: bar.x1 - bar.x0 + 1, height: bar.y1 - bar.y0 + 1 },
      detail: `its rim takes ${rim.toFixed(2)} of a step in a pixel; ${bars.length} bars in all`,
    };
  },
};

function isOfLine({ x0, y0, x1, y1, size }: Area, print: number, { width, height }: ImageEvidence): boolean {
  const [wide, high] = [x1 - x0 + 1, y1 - y0 + 1];
  return (
    high >= LOWEST * print &&
    high <= HIGHEST * print &&
    wide >= SHORTEST * high &&
    wide <= LONGEST * width &&
    size >= FILLED * wide * high &&
    Math.min(x0, y0) >= RIM &&
    x1 < width - RIM &&
    y1 < height - RIM
  );
}

function isEven({ x0, y0, x1, y1 }: Bounds, { luma, width }: ImageEvidence): boolean {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = y0 + 3; y <= y1 - 3; y++)
    for (let x = x0 + 3; x <= x1 - 3; x++) {
      const v = luma[y * width + x]!;
      sum += v;
      squares += v * v;
      count++;
    }
  return count > 0 && squares / count - (sum / count) ** 2 <= EVEN ** 2;
}

function hasLabel({ x0, y0, x1, y1 }: Bounds, glyphs: readonly Glyph[]): boolean {
  const high = y1 - y0 + 1;
  const isBeside = (g: Glyph): boolean => {
    const middle = g.y + g.height / 2;
    return middle > y0 && middle < y1 && g.x + g.width <= x0 && x0 - g.x < BESIDE * high;
  };
  const isAbove = (g: Glyph): boolean =>
    g.y + g.height <= y0 && y0 - g.y < ABOVE * high && g.x >= x0 - high && g.x + g.width <= x1 + high;
  return glyphs.filter(isBeside).length >= MIN_LABEL || glyphs.filter(isAbove).length >= MIN_LABEL;
}

/** Black components of at least some height. */
const blackAreas = (luma: Float32Array, width: number, height: number, least: number): Area[] =>
  withZeros(luma.length, (seen) => blackAreasBeyond(seen, luma, width, height, least));

/** @param seen all zero */
function blackAreasBeyond(
  seen: Uint8Array,
  luma: Float32Array,
  width: number,
  height: number,
  least: number,
): Area[] {
  const found: Area[] = [];
  // Scanning every `step` rows meets every bar of that height.
  const step = Math.max(1, Math.floor(least / 2));
  for (let y = Math.floor(least / 2); y < height; y += step)
    for (let start = firstOf(seen, luma, BLACK, y * width, (y + 1) * width); start < (y + 1) * width;) {
      found.push(areaFrom(start, luma, BLACK, width, height, seen));
      start = firstOf(seen, luma, BLACK, start + 1, (y + 1) * width);
    }
  return found;
}
