import type { Point, Quad } from '../../contract/geometry.ts';
import type { Raster, TextRegion } from '../page.ts';

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

/** Where a point of a raster of this size lies after the turn. */
export function turnPoint(
  { x, y }: Point,
  { width, height }: { width: number; height: number },
  degrees: QuarterTurn,
): Point {
  switch (degrees) {
    case 0:
      return { x, y };
    case 90:
      return { x: height - y, y: x };
    case 180:
      return { x: width - x, y: height - y };
    case 270:
      return { x: y, y: width - x };
  }
}

/** Regions after the turn, their corners named again from the top left of the line as it now runs. */
export function turnRegions(
  regions: readonly TextRegion[],
  size: { width: number; height: number },
  degrees: QuarterTurn,
): TextRegion[] {
  if (degrees === 0) return [...regions];
  const shift = degrees / 90;
  return regions.map((region) => {
    const turned = region.quad.map((p) => turnPoint(p, size, degrees));
    const quad = turned.map((_, i) => turned[(i + 4 - shift) % 4]!) as unknown as Quad;
    return { ...region, quad };
  });
}
