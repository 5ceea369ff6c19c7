import sharp, { type Metadata, type Sharp } from 'sharp';
import { StationError } from '../../contract/errors/station-error.ts';
import { MAX_PIXELS, MEGAPIXEL } from '../../contract/limits.ts';
import { message } from '../../contract/messages/message.ts';
import type { Raster } from '../raster/page.ts';
import { MAX_PAGE_SIDE } from './limits.ts';
import { flattenAlpha } from './flatten-alpha.ts';

// One engine process per core already: libvips threads would only compete with the others.
sharp.concurrency(1);
sharp.cache(false);

export interface DecodedImage {
  readonly raster: Raster;
  /** As the file says, before any scaling; null when it says nothing credible. */
  readonly dpi: number | null;
  /** Degrees clockwise that the EXIF orientation asked for. Mirrored orientations are mirrored back as well. */
  readonly exifTurn: 0 | 90 | 180 | 270;
  /** Pixels as stored in the file: not scaled, turned or composited. */
  readonly isAsStored: boolean;
}

/** Degrees clockwise by EXIF 2.32 tag 0x0112. */
export const EXIF_TURNS: Record<number, DecodedImage['exifTurn']> = {
  3: 180,
  4: 180,
  5: 90,
  6: 90,
  7: 270,
  8: 270,
};

/**
 * Decodes a JPEG or PNG of any kind (16-bit, grayscale, CMYK, palette, interlaced, animated: its first frame,
 * transparent: on white, or on black where what is visible is light) to 8-bit sRGB, upright by EXIF, its longer side at most `MAX_PAGE_SIDE`.
 *
 * @throws StationError DAMAGED_DOCUMENT, or DOCUMENT_TOO_COMPLEX above 100 megapixels (decided before decoding).
 */
export async function decodeImage(bytes: Uint8Array): Promise<DecodedImage> {
  const metadata = await metadataOf(bytes);
  if (metadata.width * metadata.height > MAX_PIXELS)
    throw new StationError(
      'DOCUMENT_TOO_COMPLEX',
      message('documentRefusals.manyPixels', { most: MAX_PIXELS / MEGAPIXEL }),
      { reason: 'TOO_MANY_PIXELS' },
    );
  const scale = Math.min(1, MAX_PAGE_SIDE / Math.max(metadata.width, metadata.height));
  try {
    let pipeline = open(bytes).autoOrient();
    if (scale < 1) pipeline = pipeline.resize({ width: MAX_PAGE_SIDE, height: MAX_PAGE_SIDE, fit: 'inside' });
    const { data, info } = await pipeline
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return {
      raster: { data: toRgb(data, info.channels), width: info.width, height: info.height },
      dpi:
        metadata.density && metadata.density > 75 && metadata.density <= 2_400
          ? Math.round(metadata.density * scale)
          : null,
      exifTurn: EXIF_TURNS[metadata.orientation ?? 1] ?? 0,
      isAsStored:
        scale === 1 && (metadata.orientation ?? 1) === 1 && metadata.depth === 'uchar' && info.channels === 3,
    };
  } catch (cause) {
    throw damaged(cause);
  }
}

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true });

async function metadataOf(bytes: Uint8Array): Promise<Metadata> {
  try {
    // No pixel limit here: only metadata are read; our own message refuses the size.
    return await sharp(bytes, { failOn: 'error', limitInputPixels: false }).metadata();
  } catch (cause) {
    throw damaged(cause);
  }
}

const damaged = (cause: unknown): StationError =>
  new StationError(
    'DAMAGED_DOCUMENT',
    message('documentRefusals.damagedPicture'),
    { reason: 'UNREADABLE_IMAGE' },
    { cause },
  );

function toRgb(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return data;
  if (channels === 4) return flattenAlpha(data);
  const rgb = new Uint8Array((data.length / channels) * 3);
  for (let i = 0, o = 0; i < data.length; i += channels, o += 3) rgb.fill(data[i]!, o, o + 3);
  return rgb;
}
