import type { Quad } from '../../contract/geometry.ts';
import { warpKernel } from '../kernels/warp-rows.ts';
import type { Raster } from './page.ts';
import { homographyBetween, wholeOf, type Homography } from './homography.ts';

/** Margin to the last position whose right and lower neighbours lie in the raster, with room for rounding. */
const LAST_BETWEEN = 1.01;
/** Half a level: makes truncation round. */
const ROUND = 0.5;

const WHITE = 255;
/** Interpolation positions are in 1/256 pixel: bilinear products of bytes fit into 32 bits. */
const SHIFT = 8;
const ONE = 1 << SHIFT;
const HALF = 1 << (2 * SHIFT - 1);
/** Offset of a pixel's centre. */
const CENTRE = 0.5;
/** Additional bits of precision for steps; the longest side that fits is 8,191 pixels. */
const FINER = 10;
const FINE = ONE << FINER;
/**
 * The map is interpolated linearly over this many pixels; on a page seen at 25° the error is below 0.01 pixels. If both ends
 * lie inside the source, so does everything between, except that rounded steps can lead below 0, see {@link isFromZero}.
 */
const STRETCH = 16;

/**
 * Warps a quadrilateral of a raster to `width × height`, bilinear. Outside the source is white. Returns the source
 * itself if the quadrilateral is degenerate.
 *
 * @param kernel a compiled equivalent of this code; null: none
 */
export function warp(
  source: Raster,
  quad: Quad,
  width: number,
  height: number,
  kernel = warpKernel(),
): Raster {
  const map = homographyBetween(wholeOf({ width, height }), quad);
  if (!map) return source;
  const data = kernel?.(source, map, width, height) ?? warpPlainly(source, map, width, height);
  return { data, width, height };
}

function warpPlainly(
  source: Raster,
  [a, b, c, d, e, f, g, h]: Homography,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(width * height * 3);
  for (let v = 0, o = 0; v < height; v++) {
    // Numerators and denominator of the map are linear along a row.
    const across = b * (v + CENTRE) + c;
    const down = e * (v + CENTRE) + f;
    const depth = h * (v + CENTRE) + 1;
    let x = (across + a * CENTRE) / (depth + g * CENTRE) - CENTRE;
    let y = (down + d * CENTRE) / (depth + g * CENTRE) - CENTRE;
    for (let u = 0; u < width; u += STRETCH) {
      const count = Math.min(STRETCH, width - u);
      const end = u + count + CENTRE;
      const nextX = (across + a * end) / (depth + g * end) - CENTRE;
      const nextY = (down + d * end) / (depth + g * end) - CENTRE;
      const stepX = (nextX - x) / count;
      const stepY = (nextY - y) / count;
      const areWithin =
        isWithin(source, x, y) &&
        isWithin(source, nextX, nextY) &&
        isFromZero(x, stepX, count) &&
        isFromZero(y, stepY, count);
      const copy = areWithin ? copyWithin : copyAtEdge;
      copy(source, out, o, (o += 3 * count), x, y, stepX, stepY);
      x = nextX;
      y = nextY;
    }
  }
  return out;
}

/** Has a position all four neighbouring pixels? */
const isWithin = ({ width, height }: Raster, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width - LAST_BETWEEN && y < height - LAST_BETWEEN;

/** Is the last of `count` positions at 0 or above, as {@link copyWithin} computes them? */
const isFromZero = (place: number, step: number, count: number): boolean =>
  Math.round(place * FINE) + (count - 1) * Math.round(step * FINE) >= 0;

/** Fills `out` with pixels from (x, y) on, all inside the source. */
function copyWithin(
  { data, width }: Raster,
  out: Uint8Array,
  from: number,
  to: number,
  x: number,
  y: number,
  stepX: number,
  stepY: number,
): void {
  const row = width * 3;
  let across = Math.round(x * FINE);
  let down = Math.round(y * FINE);
  const right = Math.round(stepX * FINE);
  const below = Math.round(stepY * FINE);
  for (let o = from; o < to; o += 3, across += right, down += below) {
    const fx = (across >> FINER) & (ONE - 1);
    const fy = (down >> FINER) & (ONE - 1);
    const i = (down >> (FINER + SHIFT)) * row + (across >> (FINER + SHIFT)) * 3;
    const k = i + row;
    const w11 = fx * fy;
    const w10 = (fx << SHIFT) - w11;
    const w01 = (fy << SHIFT) - w11;
    const w00 = ONE * ONE - w11 - w10 - w01;
    out[o] = (data[i]! * w00 + data[i + 3]! * w10 + data[k]! * w01 + data[k + 3]! * w11 + HALF) >> 16;
    out[o + 1] =
      (data[i + 1]! * w00 + data[i + 4]! * w10 + data[k + 1]! * w01 + data[k + 4]! * w11 + HALF) >> 16;
    out[o + 2] =
      (data[i + 2]! * w00 + data[i + 5]! * w10 + data[k + 2]! * w01 + data[k + 5]! * w11 + HALF) >> 16;
  }
}

/** The same if some lie outside: the edge is repeated up to half a pixel beyond the source, then paper. */
function copyAtEdge(
  { data, width, height }: Raster,
  out: Uint8Array,
  from: number,
  to: number,
  x: number,
  y: number,
  stepX: number,
  stepY: number,
): void {
  for (let o = from; o < to; x += stepX, y += stepY) {
    const isOutside = x < -CENTRE || y < -CENTRE || x > width - CENTRE || y > height - CENTRE;
    const x0 = Math.max(0, Math.floor(x));
    const y0 = Math.max(0, Math.floor(y));
    const fx = Math.max(0, x - x0);
    const fy = Math.max(0, y - y0);
    let i = (y0 * width + x0) * 3;
    const j = x0 + 1 < width ? 3 : 0;
    const k = y0 + 1 < height ? width * 3 : 0;
    for (const end = o + 3; o < end; i++, o++) {
      if (isOutside) {
        out[o] = WHITE;
        continue;
      }
      const top = data[i]! * (1 - fx) + data[i + j]! * fx;
      const bottom = data[i + k]! * (1 - fx) + data[i + j + k]! * fx;
      out[o] = top + (bottom - top) * fy + ROUND;
    }
  }
}
