import type { Quad } from '../../contract/geometry.ts';
import type { Raster } from '../page.ts';
import { homographyBetween, wholeOf } from './homography.ts';

const PAPER = 255;

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
    for (let u = 0; u < width; u++, o += 3) {
      const scale = 1 / (g * (u + 0.5) + h * (v + 0.5) + 1);
      const x = (a * (u + 0.5) + b * (v + 0.5) + c) * scale - 0.5;
      const y = (d * (u + 0.5) + e * (v + 0.5) + f) * scale - 0.5;
      if (x < -0.5 || y < -0.5 || x > w - 0.5 || y > sourceHeight - 0.5) {
        out[o] = PAPER;
        out[o + 1] = PAPER;
        out[o + 2] = PAPER;
        continue;
      }
      const x0 = x < 0 ? 0 : x | 0;
      const y0 = y < 0 ? 0 : y | 0;
      const x1 = x0 + 1 < w ? 3 : 0;
      const y1 = y0 + 1 < sourceHeight ? w * 3 : 0;
      const fx = x < 0 ? 0 : x - x0;
      const fy = y < 0 ? 0 : y - y0;
      const i = (y0 * w + x0) * 3;
      const w00 = (1 - fx) * (1 - fy);
      const w10 = fx * (1 - fy);
      const w01 = (1 - fx) * fy;
      const w11 = fx * fy;
      for (let k = 0; k < 3; k++)
        out[o + k] =
          data[i + k]! * w00 +
          data[i + k + x1]! * w10 +
          data[i + k + y1]! * w01 +
          data[i + k + x1 + y1]! * w11 +
          0.5;
    }
  }
  return { data: out, width, height };
}
