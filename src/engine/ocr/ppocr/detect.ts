import sharp from 'sharp';
import { mapQuad } from '../../../contract/geometry.ts';
import type { Raster, TextRegion } from '../../raster/page.ts';
import { askAside } from '../aside/client.ts';

/** Sides of what the model takes are multiples of this. */
const MULTIPLE = 32;

/**
 * Finds lines of text, at any angle.
 *
 * @param longestSide length in pixels the longer side is scaled to for the model; time grows with its square.
 * @returns quadrilaterals in raster pixels, in no particular order.
 */
export async function detectText(raster: Raster, longestSide: number): Promise<TextRegion[]> {
  const scale = longestSide / Math.max(raster.width, raster.height);
  const width = toMultiple(raster.width * scale);
  const height = toMultiple(raster.height * scale);
  const data = Uint8Array.from(await resized(raster, width, height));
  const found = await askAside('text', { data, width, height, channels: 3 }, data);
  const toRaster = { x: raster.width / width, y: raster.height / height };
  return found.map(({ quad, score }) => ({
    quad: mapQuad(quad, (p) => ({ x: (p.x + 0.5) * toRaster.x, y: (p.y + 0.5) * toRaster.y })),
    score,
  }));
}

const toMultiple = (length: number): number => Math.max(MULTIPLE, Math.round(length / MULTIPLE) * MULTIPLE);

const resized = (
  { data, width: from, height: rows }: Raster,
  width: number,
  height: number,
): Promise<Buffer> =>
  sharp(data, { raw: { width: from, height: rows, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: width < from ? 'linear' : 'cubic' })
    .raw()
    .toBuffer();
