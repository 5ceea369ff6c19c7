import type { Box } from '../../contract/geometry.ts';
import type { Raster } from '../raster/page.ts';

/** Transfer function of sRGB (IEC 61966-2-1). */
const SRGB = { linearTo: 0.04045, slope: 12.92, offset: 0.055, scale: 1.055, gamma: 2.4 } as const;

/** Linear light, 0–1 each. */
export interface MeanColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** sRGB code value → linear light (IEC 61966-2-1). */
const LINEAR = Float64Array.from({ length: 256 }, (_, code) => {
  const v = code / 255;
  return v <= SRGB.linearTo ? v / SRGB.slope : ((v + SRGB.offset) / SRGB.scale) ** SRGB.gamma;
});

/** Mean colour of some rectangles; parts outside the picture are left out. Added in linear light, as light adds. */
export function measureColour({ data, width, height }: Raster, regions: readonly Box[]): MeanColour {
  let red = 0;
  let green = 0;
  let blue = 0;
  let count = 0;
  for (const region of regions) {
    const left = Math.max(0, Math.floor(region.x));
    const right = Math.min(width, Math.ceil(region.x + region.width));
    const bottom = Math.min(height, Math.ceil(region.y + region.height));
    for (let y = Math.max(0, Math.floor(region.y)); y < bottom; y += 2) {
      for (let x = left; x < right; x += 2) {
        const i = (y * width + x) * 3;
        red += LINEAR[data[i]!]!;
        green += LINEAR[data[i + 1]!]!;
        blue += LINEAR[data[i + 2]!]!;
        count++;
      }
    }
  }
  const n = Math.max(1, count);
  return { red: red / n, green: green / n, blue: blue / n };
}
