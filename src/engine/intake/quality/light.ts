import type { Raster } from '../../page.ts';

/** Every thirteenth pixel: enough for shares, and never the same column of a raster twice in a row. */
const STRIDE = 13;
const BLOWN_OUT = 251;
/** Paper this light is white, not overexposed. */
const WHITE_PAPER = 238;

const luminance = (data: Uint8Array, i: number): number =>
  (data[i]! * 299 + data[i + 1]! * 587 + data[i + 2]! * 114) / 1000;

/** Mean luminance of a page, 0 (black) – 1 (white). */
export function meanLuminance({ data }: Raster): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < data.length; i += 3 * STRIDE, count++) sum += luminance(data, i);
  return count === 0 ? 0 : sum / count / 255;
}

/** Share of the page that is blown out to white where the rest of it is not: a reflection, 0–1. */
export function blownOutShare({ data }: Raster): number {
  const histogram = new Uint32Array(256);
  let blown = 0;
  let count = 0;
  for (let i = 0; i < data.length; i += 3 * STRIDE, count++) {
    histogram[Math.round(luminance(data, i))]!++;
    if (data[i]! >= BLOWN_OUT && data[i + 1]! >= BLOWN_OUT && data[i + 2]! >= BLOWN_OUT) blown++;
  }
  let rest = count * 0.5;
  const median = histogram.findIndex((n) => (rest -= n) < 0);
  return median >= WHITE_PAPER || count === 0 ? 0 : blown / count;
}
