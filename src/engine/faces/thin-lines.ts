import { shadeOf } from '../raster/luma.ts';
import type { Raster } from '../raster/page.ts';

/** A line differs this much in luma from what is left when nothing thin is left. */
const LEAST_DIFFERENCE = 10;

/** Which lines: those lighter than what they cross, as holograms are, or darker, as print is. */
export type LineShade = 'lighter' | 'darker';

/**
 * The picture without lines up to twice `radius` pixels wide, as guilloches and holograms have them across a portrait.
 * What a morphological opening (closing for darker lines) takes away is filled from the pixels around it.
 *
 * @param radius of the square element, pixels, at least 1.
 */
export function withoutThinLines(raster: Raster, radius: number, shade: LineShade): Raster {
  const line = thinLines(raster, radius, shade);
  const { width, height } = raster;
  const data = Uint8Array.from(raster.data);
  const reach = radius + 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (line[y * width + x]) fill(raster, line, { x, y, reach }, data);
  return { data, width, height };
}

/** Mask: 1 for each pixel of a line. */
function thinLines({ data, width, height }: Raster, radius: number, shade: LineShade): Uint8Array {
  const shades = new Uint8Array(width * height);
  for (let i = 0, k = 0; i < shades.length; i++, k += 3)
    shades[i] = shadeOf(data[k]!, data[k + 1]!, data[k + 2]!);
  const light = shade === 'lighter' ? shades : inverse(shades);
  const opened = inverse(darkestAround(inverse(darkestAround(light, width, radius)), width, radius));
  for (let i = 0; i < opened.length; i++) opened[i] = light[i]! - opened[i]! > LEAST_DIFFERENCE ? 1 : 0;
  return opened;
}

function inverse(values: Uint8Array): Uint8Array {
  const out = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) out[i] = 255 - values[i]!;
  return out;
}

/** The least value of the square around each pixel. */
function darkestAround(values: Uint8Array, width: number, radius: number): Uint8Array {
  return leastAlong(leastAlong(values, 1, width, radius), width, values.length, radius);
}

/** The least of each value and its neighbours up to `radius` steps away, within lines of `length` values. */
function leastAlong(values: Uint8Array, step: number, length: number, radius: number): Uint8Array {
  const out = Uint8Array.from(values);
  for (let distance = step; distance <= radius * step; distance += step)
    for (let i = 0; i < values.length; i++) {
      const place = i % length;
      if (place >= distance && values[i - distance]! < out[i]!) out[i] = values[i - distance]!;
      if (place + distance < length && values[i + distance]! < out[i]!) out[i] = values[i + distance]!;
    }
  return out;
}

/** The mean of the pixels around that are no line, nearer ones counting more. */
function fill(
  { data, width, height }: Raster,
  line: Uint8Array,
  at: { readonly x: number; readonly y: number; readonly reach: number },
  into: Uint8Array,
): void {
  let [red, green, blue, weights] = [0, 0, 0, 0];
  const right = Math.min(width - 1, at.x + at.reach);
  const bottom = Math.min(height - 1, at.y + at.reach);
  for (let y = Math.max(0, at.y - at.reach); y <= bottom; y++)
    for (let x = Math.max(0, at.x - at.reach); x <= right; x++) {
      const pixel = y * width + x;
      if (line[pixel]) continue;
      const weight = 1 / (1 + (x - at.x) ** 2 + (y - at.y) ** 2);
      weights += weight;
      red += weight * data[pixel * 3]!;
      green += weight * data[pixel * 3 + 1]!;
      blue += weight * data[pixel * 3 + 2]!;
    }
  if (weights > 0) into.set([red / weights, green / weights, blue / weights], (at.y * width + at.x) * 3);
}
