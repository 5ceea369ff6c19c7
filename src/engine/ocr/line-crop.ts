import { distance, type Quad } from '../../contract/geometry.ts';
import type { Raster } from '../raster/page.ts';

/** Minimum ratio of height to width of a line that runs up or down. */
const STANDING = 1.5;
/** Half a pixel: its centre; also rounds when a sum is truncated to whole levels. */
const HALF = 0.5;
/** Margin to the last position whose right and lower neighbours lie in the raster. */
const LAST_BETWEEN = 1.001;
/** Maps levels 0–255 to −1…1, as the recogniser was trained. */
const HALF_RANGE = 127.5;

/** Crop height, pixels, on which the recogniser was trained. */
export const LINE_HEIGHT = 48;
const MAX_WIDTH = 2_400;
const MIN_WIDTH = 16;

/** One line, cropped and rotated to run left to right, `LINE_HEIGHT` high. */
export interface LineCrop extends Raster {
  /** Corners in the page, clockwise from the crop's top left. */
  readonly quad: Quad;
}

/** Width and height of a quadrilateral: the mean of its opposite sides. */
export function sidesOf([a, b, c, d]: Quad): { width: number; height: number } {
  return { width: (distance(a, b) + distance(d, c)) / 2, height: (distance(a, d) + distance(b, c)) / 2 };
}

/**
 * Crops a quadrilateral from the page: bilinear, averaged where text is larger than the crop. A region much taller than
 * wide is vertical text and is rotated.
 *
 * @param height of the crop in pixels; the width keeps the aspect ratio.
 */
export function cropLine(raster: Raster, region: Quad, height = LINE_HEIGHT): LineCrop {
  const sides = sidesOf(region);
  const standing = sides.height >= sides.width * STANDING;
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
  const sums = new Float64Array(width * 3);
  const share = 1 / (samples * samples);
  for (let y = 0, o = 0; y < height; y++) {
    sums.fill(HALF);
    for (let sy = 0; sy < samples; sy++) {
      const v = (y + (sy + HALF) / samples) / height;
      // Source positions advance linearly along a row.
      const left = { x: a.x + (d.x - a.x) * v - HALF, y: a.y + (d.y - a.y) * v - HALF };
      const stepX = (b.x + (c.x - b.x) * v - HALF - left.x) / width;
      const stepY = (b.y + (c.y - b.y) * v - HALF - left.y) / width;
      for (let sx = 0; sx < samples; sx++) {
        const into = (sx + HALF) / samples;
        addRow(raster, sums, left.x + into * stepX, left.y + into * stepY, stepX, stepY, share);
      }
    }
    for (let i = 0; i < sums.length; i++) out[o++] = sums[i]!;
  }
  return out;
}

/** Adds bilinear samples, weighted by `share`, to a row's red, green and blue `sums`; outside the raster its edge is repeated. */
function addRow(
  { data, width, height }: Raster,
  sums: Float64Array,
  startX: number,
  startY: number,
  stepX: number,
  stepY: number,
  share: number,
): void {
  const maxX = width - LAST_BETWEEN;
  const maxY = height - LAST_BETWEEN;
  const row = width * 3;
  for (let n = 0, o = 0; o < sums.length; n++, o += 3) {
    let px = startX + n * stepX;
    let py = startY + n * stepY;
    px = px < 0 ? 0 : px > maxX ? maxX : px;
    py = py < 0 ? 0 : py > maxY ? maxY : py;
    const x0 = px | 0;
    const y0 = py | 0;
    const i = y0 * row + x0 * 3;
    const j = i + row;
    const fy = (py - y0) * share;
    const w11 = (px - x0) * fy;
    const w01 = fy - w11;
    const w10 = (px - x0) * share - w11;
    const w00 = share - fy - w10;
    sums[o]! += data[i]! * w00 + data[i + 3]! * w10 + data[j]! * w01 + data[j + 3]! * w11;
    sums[o + 1]! += data[i + 1]! * w00 + data[i + 4]! * w10 + data[j + 1]! * w01 + data[j + 4]! * w11;
    sums[o + 2]! += data[i + 2]! * w00 + data[i + 5]! * w10 + data[j + 2]! * w01 + data[j + 5]! * w11;
  }
}

const CENTRED = Float32Array.from({ length: 256 }, (_, value) => value / HALF_RANGE - 1);

/** Planar BGR, `x / 127.5 − 1`, the input of both line models; columns past the crop are 0. */
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
