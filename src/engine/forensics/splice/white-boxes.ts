import type { Box } from '../../../contract/geometry.ts';
import { withZeros } from '../image/with-zeros.ts';
import { areaFrom, type Bounds } from '../image/area-from.ts';

/** An edge of which less than this share is white belongs to what is around the box. */
const WHITE_EDGE = 0.5;

/** A rectangle as white as a picture can be, among pixels that are not. */
export interface WhiteBox {
  readonly box: Box;
  /** Share of its pixels that are white; the others are what was written in it. */
  readonly white: number;
  /** Least share of white pixels along the four outermost lines. */
  readonly filled: number;
  /** Largest share of white pixels along the four lines beyond them. */
  readonly beyond: number;
  /** Share of the step to the paper around that its rim takes from one pixel to the next. */
  readonly rim: number;
}

/** Luminance that rounds to white. */
const WHITE = 252.5;
/** Pixels that hang together, at least: specks of light are smaller. */
const MIN_PIXELS = 200;
const [MIN_WIDTH, MIN_HEIGHT] = [40, 10];
/** Pixels to the rim of the picture, at least. */
const RIM = 6;
/** Lines of stray pixels that are cut off an area, at most. */
const STRAY = 4;

/** One pixel in so many tells how much of a picture is white; no divisor of a usual width, so that all columns are seen. */
const SHARE_FROM = 7;

/** The share of a picture that is white. */
export function whiteShare(luma: Float32Array): number {
  let count = 0;
  for (let i = 0; i < luma.length; i += SHARE_FROM) if (luma[i]! >= WHITE) count++;
  return (count * SHARE_FROM) / luma.length;
}

/** All white areas of some size that touch no rim of the picture, as the rectangles that hold them. */
export const whiteBoxes = (luma: Float32Array, width: number, height: number): WhiteBox[] =>
  withZeros(luma.length, (seen) => whiteBoxesBeyond(seen, luma, width, height));

/** @param seen nothing yet */
function whiteBoxesBeyond(seen: Uint8Array, luma: Float32Array, width: number, height: number): WhiteBox[] {
  const isWhite = (at: number): boolean => luma[at]! >= WHITE;
  const found: WhiteBox[] = [];
  for (let start = 0; start < luma.length; start++) {
    if (luma[start]! < WHITE || seen[start] === 1) continue;
    const area = areaFrom(start, isWhite, width, height, seen);
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

/** Without the stray pixels that hang on to an area: each side moves in until half of its line is white. */
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
 * Mean over the four sides of how much of the step from the paper beyond to a box lies between the same two pixels.
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
