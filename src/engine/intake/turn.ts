import type { Raster } from '../raster/page.ts';

export type QuarterTurn = 0 | 90 | 180 | 270;

/** Turns a raster clockwise by quarter turns. */
export function turnRaster(raster: Raster, degrees: QuarterTurn): Raster {
  if (degrees === 0) return raster;
  const { data, width: w, height: h } = raster;
  const width = degrees === 180 ? w : h;
  const height = degrees === 180 ? h : w;
  const out = new Uint8Array(data.length);
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i += 3) {
      const to =
        degrees === 90
          ? x * width + (h - 1 - y)
          : degrees === 180
            ? (h - 1 - y) * width + (w - 1 - x)
            : (w - 1 - x) * width + y;
      out[to * 3] = data[i]!;
      out[to * 3 + 1] = data[i + 1]!;
      out[to * 3 + 2] = data[i + 2]!;
    }
  }
  return { data: out, width, height };
}
