import type { Raster } from '../../raster/page.ts';

/** Pixel centre offset, and half a level for rounding. */
const HALF = 0.5;

/** Stretches a raster horizontally by `factor`, with linear interpolation. */
export function stretched({ data, width: w, height }: Raster, factor: number): Raster {
  const width = Math.max(1, Math.round(w * factor));
  const out = new Uint8Array(width * height * 3);
  for (let x = 0; x < width; x++) {
    const at = Math.max(0, Math.min(w - 1, (x + HALF) / factor - HALF));
    const left = Math.floor(at);
    const right = Math.min(w - 1, left + 1);
    const share = at - left;
    for (let y = 0; y < height; y++) {
      for (let k = 0; k < 3; k++) {
        const a = data[(y * w + left) * 3 + k]!;
        out[(y * width + x) * 3 + k] = a + (data[(y * w + right) * 3 + k]! - a) * share + HALF;
      }
    }
  }
  return { data: out, width, height };
}
