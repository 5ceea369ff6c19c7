import sharp from 'sharp';
import { StationError } from '../../contract/errors/station-error.ts';
import { MAX_PIXELS, MEGAPIXEL } from '../../contract/limits.ts';
import { message } from '../../contract/messages/message.ts';
import { refusalOf } from '../../contract/other-kinds.ts';
import type { Raster } from '../raster/page.ts';

/** Larger pictures are scaled down while decoding: no model here sees more than 320 pixels across a face. */
const LONGEST_SIDE = 1_600;
/** … unless they are only slightly larger and scaling costs more than it saves. */
const LITTLE_LARGER = 1.2;

/**
 * JPEG or PNG bytes as upright RGB pixels: EXIF rotation applied, transparency on white.
 *
 * @throws StationError INVALID_FILE_FORMAT for anything but JPEG and PNG, DAMAGED_DOCUMENT when it does not decode,
 * DOCUMENT_TOO_COMPLEX above the pixel limit.
 */
export async function decodeFaceImage(bytes: Uint8Array, longestSide = LONGEST_SIDE): Promise<Raster> {
  if (!isJpeg(bytes) && !isPng(bytes))
    throw new StationError('INVALID_FILE_FORMAT', refusalOf(bytes, message('otherKinds.picture')));
  // The size is judged below, by a sentence of ours, before a pixel is decoded.
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  try {
    const { width, height, hasAlpha } = await image.metadata();
    if (width * height > MAX_PIXELS)
      throw new StationError(
        'DOCUMENT_TOO_COMPLEX',
        message('documentRefusals.manyPixels', { most: MAX_PIXELS / MEGAPIXEL }),
        { reason: 'TOO_MANY_PIXELS' },
      );
    image.autoOrient();
    if (Math.max(width, height) > LITTLE_LARGER * longestSide)
      image.resize({ width: longestSide, height: longestSide, fit: 'inside' });
    if (hasAlpha) image.flatten({ background: '#ffffff' });
    const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    return { data: info.channels === 1 ? grayToRgb(data) : data, width: info.width, height: info.height };
  } catch (thrown) {
    if (thrown instanceof StationError) throw thrown;
    throw new StationError(
      'DAMAGED_DOCUMENT',
      message('documentRefusals.damagedPicture'),
      { reason: 'UNREADABLE_IMAGE' },
      { cause: thrown },
    );
  }
}

const isJpeg = (b: Uint8Array) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff;
const isPng = (b: Uint8Array) => b[0] === 0x89 && b[1] === 0x50 && b[2] === 0x4e && b[3] === 0x47;

function grayToRgb(gray: Uint8Array): Uint8Array {
  const rgb = new Uint8Array(gray.length * 3);
  for (let i = 0; i < gray.length; i++) rgb.fill(gray[i]!, i * 3, i * 3 + 3);
  return rgb;
}
