import type { Box } from '../../../contract/geometry.ts';
import { withZeros } from '../image/with-zeros.ts';
import { areaFrom, firstOf, type Bounds, type Tones } from '../image/area-from.ts';

/** Minimum white share of a rectangle's outer line; otherwise it is trimmed off. */
const WHITE_EDGE = 0.5;

/** A rectangle of clipped white among pixels that are not. */
export interface WhiteBox {
  readonly box: Box;
  /** White share of its pixels; the rest is text. */
  readonly white: number;
  /** Minimum white share of the four outermost lines. */
  readonly filled: number;
  /** Maximum white share of the four lines just outside. */
  readonly beyond: number;
  /** Share of the step to the surrounding paper that lies within one pixel. */
  readonly rim: number;
}

/** Luminance that rounds to white. */
const WHITE = 252.5;
const WHITES: Tones = { from: WHITE, to: Infinity };
/** Minimum connected pixels: specks of light are smaller. */
const MIN_PIXELS = 200;
const [MIN_WIDTH, MIN_HEIGHT] = [40, 10];
/** Minimum distance to the edge of the picture, pixels. */
const RIM = 6;
/** Maximum lines trimmed from each side of an area. */
const STRAY = 4;

/** Sampling interval of `whiteShare`; not a divisor of common widths, so that all columns are sampled. */
const SHARE_FROM = 7;

/** White share of a picture. */
export function whiteShare(luma: Float32Array): number {
  let count = 0;
  for (let i = 0; i < luma.length; i += SHARE_FROM) if (luma[i]! >= WHITE) count++;
  return (count * SHARE_FROM) / luma.length;
}

/** Bounding rectangles of all white areas above a minimum size that do not touch the edge of the picture. */
export const whiteBoxes = (luma: Float32Array, width: number, height: number): WhiteBox[] =>
  withZeros(luma.length, (seen) => whiteBoxesBeyond(seen, luma, width, height));

/** @param seen all zero */
function whiteBoxesBeyond(seen: Uint8Array, luma: Float32Array, width: number, height: number): WhiteBox[] {
  const found: WhiteBox[] = [];
  const next = (start: number): number => firstOf(seen, luma, WHITES, start, luma.length);
  for (let start = next(0); start < luma.length; start = next(start + 1)) {
    const area = areaFrom(start, luma, WHITES, width, height, seen);
    if (area.size < MIN_PIXELS) continue;
    const whole = trimmed(area, luma, width);
    const [wide, high] = [whole.x1 - whole.x0 + 1, whole.y1 - whole.y0 + 1];
    if (wide < MIN_WIDTH || high < MIN_HEIGHT) continue;
    const { x0, y0, x1, y1 } = whole;
    if (Math.min(x0, y0) < RIM || x1 >= width - RIM || y1 >= height - RIM) continue;
    const level = (y: number): number => lineShare(luma, y * width + x0, 1, wide);
    const upright = (x: number): number => lineShare(luma, y0 * width + x, width, high);
    found.push({
      box: { x: x0, y: y0, width: wide, height: high },
      white: area.size / (wide * high),
      filled: Math.min(
        Math.max(level(y0), level(y0 + 1)),
        Math.max(level(y1), level(y1 - 1)),
        Math.max(upright(x0), upright(x0 + 1)),
        Math.max(upright(x1), upright(x1 - 1)),
      ),
      beyond: Math.max(level(y0 - 2), level(y1 + 2), upright(x0 - 2), upright(x1 + 2)),
      rim: rimOf(luma, width, { x0, y0, x1, y1 }),
    });
  }
  return found;
}

/** Trims stray pixels: each side moves inwards until half of its line is white. */
function trimmed(area: Bounds, luma: Float32Array, width: number): Bounds {
  const out = { x0: area.x0, y0: area.y0, x1: area.x1, y1: area.y1 };
  const level = (y: number): number => lineShare(luma, y * width + out.x0, 1, out.x1 - out.x0 + 1);
  const upright = (x: number): number => lineShare(luma, out.y0 * width + x, width, out.y1 - out.y0 + 1);
  for (let k = 0; k < STRAY; k++) {
    if (level(out.y0) < WHITE_EDGE) out.y0++;
    if (level(out.y1) < WHITE_EDGE) out.y1--;
    if (upright(out.x0) < WHITE_EDGE) out.x0++;
    if (upright(out.x1) < WHITE_EDGE) out.x1--;
  }
  return out;
}

/**
 * Share of the step from the surrounding paper to the box that lies between two adjacent pixels; mean of the four
 * sides.
 *
 * @param sign 1 for boxes lighter than the paper, -1 for darker ones
 */
export function rimOf(
  luma: Float32Array,
  width: number,
  { x0, y0, x1, y1 }: Bounds,
  sign: 1 | -1 = 1,
): number {
  const side = (first: number, along: number, out: number, count: number): number => {
    const mean = (away: number): number => {
      let sum = 0;
      for (let k = 0, i = first + away * out; k < count; k++, i += along) sum += luma[i]!;
      return (sign * sum) / count;
    };
    const lines = [-2, -1, 0, 1, 2, 3, 4, 5].map(mean);
    const step = Math.max(...lines.slice(0, 3)) - (lines[6]! + lines[7]!) / 2;
    let most = 0;
    for (let k = 1; k < 6; k++) most = Math.max(most, lines[k - 1]! - lines[k]!);
    return step < 1 ? 0 : Math.min(1, most / step);
  };
  const [wide, high] = [x1 - x0 + 1, y1 - y0 + 1];
  return (
    (side(y0 * width + x0, 1, -width, wide) +
      side(y1 * width + x0, 1, width, wide) +
      side(y0 * width + x0, width, -1, high) +
      side(y0 * width + x1, width, 1, high)) /
    4
  );
}

function lineShare(luma: Float32Array, from: number, step: number, count: number): number {
  let white = 0;
  for (let k = 0, i = from; k < count; k++, i += step) if (luma[i]! >= WHITE) white++;
  return white / count;
}
