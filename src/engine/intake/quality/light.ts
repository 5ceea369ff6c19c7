import { boundingBox } from '../../../contract/geometry.ts';
import type { Raster, TextRegion } from '../../raster/page.ts';

/** Every thirteenth pixel: enough for shares, and never the same column of a raster twice in a row. */
const STRIDE = 13;
const BLOWN_OUT = 251;
/** Paper this light is white, not overexposed. */
const WHITE_PAPER = 238;

const luminance = (data: Uint8Array, i: number): number =>
  (data[i]! * 299 + data[i + 1]! * 587 + data[i + 2]! * 114) / 1000;

/** How light a page is. */
export interface Light {
  /** Mean luminance, 0 (black) – 1 (white). */
  readonly mean: number;
  /** Share of the page that is blown out to white where what it is printed on is not: a reflection, 0–1. */
  readonly blownOut: number;
}

/**
 * @param regions lines of text: what they are printed on may be white where most of the picture is not, such as a page
 * on a dark table or on no ground at all
 */
export function lightOf(raster: Raster, regions: readonly TextRegion[]): Light {
  const { data } = raster;
  const histogram = new Uint32Array(256);
  let sum = 0;
  let blown = 0;
  let count = 0;
  for (let i = 0; i < data.length; i += 3 * STRIDE, count++) {
    const own = luminance(data, i);
    sum += own;
    histogram[Math.round(own)]!++;
    if (data[i]! >= BLOWN_OUT && data[i + 1]! >= BLOWN_OUT && data[i + 2]! >= BLOWN_OUT) blown++;
  }
  if (count === 0) return { mean: 0, blownOut: 0 };
  const isWhite =
    medianOf(histogram) >= WHITE_PAPER || medianOf(histogramOfText(raster, regions)) >= WHITE_PAPER;
  return { mean: sum / count / 255, blownOut: isWhite ? 0 : blown / count };
}

/** Luminance within the boxes of the lines: print covers less of them than what it is printed on. */
function histogramOfText({ data, width, height }: Raster, regions: readonly TextRegion[]): Uint32Array {
  const histogram = new Uint32Array(256);
  for (const { quad } of regions) {
    const { x, y, width: across, height: down } = boundingBox(quad);
    const bottom = Math.min(height, Math.ceil(y + down));
    const right = Math.min(width, Math.ceil(x + across));
    for (let row = Math.max(0, Math.floor(y)); row < bottom; row++)
      for (let column = Math.max(0, Math.floor(x)); column < right; column++)
        histogram[Math.round(luminance(data, 3 * (row * width + column)))]!++;
  }
  return histogram;
}

/** Middle level of a histogram; −1 for an empty one. */
function medianOf(histogram: Uint32Array): number {
  let rest = histogram.reduce((sum, n) => sum + n, 0) / 2;
  return histogram.findIndex((n) => (rest -= n) < 0);
}
