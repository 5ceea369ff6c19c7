import sharp from 'sharp';
import type { Raster } from '../../page.ts';

/** A small, slightly smoothed copy of a picture: enough for the outlines of documents. */
export interface Thumbnail extends Raster {
  /** Thumbnail pixels per picture pixel. */
  readonly scale: number;
}

const LONGEST_SIDE = 512;

export async function thumbnailOf(raster: Raster): Promise<Thumbnail> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(raster.width, raster.height));
  const width = Math.max(8, Math.round(raster.width * scale));
  const height = Math.max(8, Math.round(raster.height * scale));
  const data = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .blur(1)
    .raw()
    .toBuffer();
  return { data, width, height, scale };
}
