import type { Quad } from '../../../contract/geometry.ts';
import type { Raster } from '../../page.ts';

/** Text of this height is what the recogniser was trained on. */
export const LINE_HEIGHT = 48;
const MAX_WIDTH = 2_400;
const MIN_WIDTH = 16;

/** One line cut out, turned to run left to right, `LINE_HEIGHT` high. */
export interface LineCrop extends Raster {
  /** The corners in the page from the crop's top left, clockwise. */
  readonly quad: Quad;
}

const length = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(b.x - a.x, b.y - a.y);

/** Width and height of a quadrilateral: the mean of its opposite sides. */
export function sidesOf([a, b, c, d]: Quad): { width: number; height: number } {
  return { width: (length(a, b) + length(d, c)) / 2, height: (length(a, d) + length(b, c)) / 2 };
}

/**
 * Cuts a quadrilateral out of the page: bilinear, averaged where the text is larger than the crop. A region much
 * taller than wide is text running up or down, and is turned.
 *
 * @param height of the crop in pixels; its width keeps the proportions.
 */
export function cropLine(raster: Raster, region: Quad, height = LINE_HEIGHT): LineCrop {
  const sides = sidesOf(region);
  const standing = sides.height >= sides.width * 1.5;
  const quad: Quad = standing ? [region[1], region[2], region[3], region[0]] : region;
  const long = standing ? sides.height : sides.width;
  const short = Math.max(1, standing ? sides.width : sides.height);
  const width = Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, Math.round((long / short) * height)));
  return {
    data: sampleQuad(raster, quad, width, height, Math.max(1, Math.min(4, Math.round(short / height)))),
    width,
    height,
    quad,
  };
}

/** Bilinear map of a quadrilateral (nearly a parallelogram) onto a rectangle, `samples`² per output pixel. */
function sampleQuad(
  raster: Raster,
  [a, b, c, d]: Quad,
  width: number,
  height: number,
  samples: number,
): Uint8Array {
  const out = new Uint8Array(width * height * 3);
  const { data, width: w } = raster;
  const maxX = raster.width - 1.001;
  const maxY = raster.height - 1.001;
  const share = 1 / (samples * samples);
  for (let y = 0, o = 0; y < height; y++) {
    for (let x = 0; x < width; x++, o += 3) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sy = 0; sy < samples; sy++) {
        const v = (y + (sy + 0.5) / samples) / height;
        for (let sx = 0; sx < samples; sx++) {
          const u = (x + (sx + 0.5) / samples) / width;
          const k0 = (1 - u) * (1 - v);
          const k1 = u * (1 - v);
          const k2 = u * v;
          const k3 = (1 - u) * v;
          let px = k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x - 0.5;
          let py = k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y - 0.5;
          px = px < 0 ? 0 : px > maxX ? maxX : px;
          py = py < 0 ? 0 : py > maxY ? maxY : py;
          const x0 = px | 0;
          const y0 = py | 0;
          const fx = px - x0;
          const fy = py - y0;
          const i = (y0 * w + x0) * 3;
          const j = i + w * 3;
          const w00 = (1 - fx) * (1 - fy);
          const w10 = fx * (1 - fy);
          const w01 = (1 - fx) * fy;
          const w11 = fx * fy;
          red += data[i]! * w00 + data[i + 3]! * w10 + data[j]! * w01 + data[j + 3]! * w11;
          green += data[i + 1]! * w00 + data[i + 4]! * w10 + data[j + 1]! * w01 + data[j + 4]! * w11;
          blue += data[i + 2]! * w00 + data[i + 5]! * w10 + data[j + 2]! * w01 + data[j + 5]! * w11;
        }
      }
      out[o] = red * share + 0.5;
      out[o + 1] = green * share + 0.5;
      out[o + 2] = blue * share + 0.5;
    }
  }
  return out;
}

const CENTRED = Float32Array.from({ length: 256 }, (_, value) => value / 127.5 - 1);

/** Planar BGR of `x / 127.5 − 1`, as both line models take it; columns past the crop stay 0. */
export function lineTensor(crops: readonly Raster[], width: number): Float32Array {
  const plane = width * LINE_HEIGHT;
  const out = new Float32Array(crops.length * 3 * plane);
  for (const [n, crop] of crops.entries()) {
    const columns = Math.min(width, crop.width);
    for (let channel = 0; channel < 3; channel++) {
      const base = (n * 3 + channel) * plane;
      for (let y = 0; y < LINE_HEIGHT; y++) {
        const row = y * crop.width * 3 + (2 - channel);
        const to = base + y * width;
        for (let x = 0, from = row; x < columns; x++, from += 3) out[to + x] = CENTRED[crop.data[from]!]!;
      }
    }
  }
  return out;
}
