import { message } from '../../contract/messages/message.ts';
import sharp from 'sharp';
import { StationError } from '../../contract/errors/station-error.ts';
import { LOGO } from '../../contract/letterhead.ts';
import { mediaTypeByContent } from '../../contract/media-type.ts';
import { decodeImage } from './decode-image.ts';

/**
 * A logo as reports print it: 8-bit sRGB PNG without what else its file said, its sides at most `LOGO.width` × `LOGO.height`.
 *
 * @throws StationError DAMAGED_DOCUMENT, DOCUMENT_TOO_COMPLEX; INVALID_REQUEST for what is no picture, and for one that is too
 * small to be printed, or too long.
 */
export async function drawLogo({ bytes }: { bytes: Uint8Array }): Promise<{ png: Uint8Array }> {
  const mediaType = mediaTypeByContent(bytes);
  if (mediaType === null || mediaType === 'application/pdf')
    throw new StationError('INVALID_REQUEST', message('settingRefusals.logoFormat'), {
      reason: 'LOGO_IS_NO_PICTURE',
    });
  const { raster } = await decodeImage(bytes);
  const { width, height, data } = raster;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < LOGO.leastSide)
    throw new StationError(
      'INVALID_REQUEST',
      message('settingRefusals.logoSmall', { most: LOGO.leastSide }),
      { reason: 'LOGO_TOO_SMALL' },
    );
  if (long > LOGO.longest * short)
    throw new StationError('INVALID_REQUEST', message('settingRefusals.logoLong', { most: LOGO.longest }), {
      reason: 'LOGO_TOO_LONG',
    });
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: LOGO.width, height: LOGO.height, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { png };
}
