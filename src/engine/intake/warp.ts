import type { Quad } from '../../contract/geometry.ts';
import type { Raster } from '../page.ts';
import { homographyBetween, wholeOf } from './homography.ts';

const PAPER = 255;
/** Weights are whole numbers of 1/4096: a product with a byte and the sum of four fit into 32 bits. */
const SHIFT = 12;
const ONE = 1 << SHIFT;
const HALF = ONE >> 1;

/**
 * Cuts a quadrilateral out of a raster and straightens it to `width × height`, bilinear. What lies outside the
 * source is white. Returns the source itself when the quadrilateral is degenerate.
 */
export function warp(source: Raster, quad: Quad, width: number, height: number): Raster {
  const map = homographyBetween(wholeOf({ width, height }), quad);
  if (!map) return source;
  const [a, b, c, d, e, f, g, h] = map;
  const { data, width: w, height: sourceHeight } = source;
  const out = new Uint8Array(width * height * 3);
  for (let v = 0, o = 0; v < height; v++) {
    // Numerators and denominator of the map grow evenly along a row.
    let across = a * 0.5 + b * (v + 0.5) + c;
    let down = d * 0.5 + e * (v + 0.5) + f;
    let depth = g * 0.5 + h * (v + 0.5) + 1;
    for (let u = 0; u < width; u++, o += 3, across += a, down += d, depth += g) {
      const x = across / depth - 0.5;
      const y = down / depth - 0.5;
      if (x < -0.5 || y < -0.5 || x > w - 0.5 || y > sourceHeight - 0.5) {
        out[o] = PAPER;
        out[o + 1] = PAPER;
        out[o + 2] = PAPER;
        continue;
      }
      const x0 = x < 0 ? 0 : x | 0;
      const y0 = y < 0 ? 0 : y | 0;
      const fx = x < 0 ? 0 : ((x - x0) * ONE) | 0;
      const fy = y < 0 ? 0 : ((y - y0) * ONE) | 0;
      const i = (y0 * w + x0) * 3;
      const j = i + (x0 + 1 < w ? 3 : 0);
      const k = y0 + 1 < sourceHeight ? w * 3 : 0;
      const w11 = (fx * fy) >> SHIFT;
      const w10 = fx - w11;
      const w01 = fy - w11;
      const w00 = ONE - fx - w01;
      out[o] = (data[i]! * w00 + data[j]! * w10 + data[i + k]! * w01 + data[j + k]! * w11 + HALF) >> SHIFT;
      out[o + 1] =
        (data[i + 1]! * w00 + data[j + 1]! * w10 + data[i + k + 1]! * w01 + data[j + k + 1]! * w11 + HALF) >>
        SHIFT;
      out[o + 2] =
        (data[i + 2]! * w00 + data[j + 2]! * w10 + data[i + k + 2]! * w01 + data[j + k + 2]! * w11 + HALF) >>
        SHIFT;
    }
  }
  return { data: out, width, height };
}
