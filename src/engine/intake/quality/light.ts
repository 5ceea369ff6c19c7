import type { Raster } from '../../raster/page.ts';

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
  /** Share of the page that is blown out to white where the rest of it is not: a reflection, 0–1. */
  readonly blownOut: number;
}

export function lightOf({ data }: Raster): Light {
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
  let rest = count * 0.5;
  const median = histogram.findIndex((n) => (rest -= n) < 0);
  return { mean: sum / count / 255, blownOut: median >= WHITE_PAPER ? 0 : blown / count };
}
