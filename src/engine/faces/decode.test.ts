import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodeFaceImage } from './decode.ts';

it('tells a picture of too many pixels from a damaged one', async () => {
  const large = await sharp({ create: { width: 10_001, height: 10_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await expect(decodeFaceImage(large)).rejects.toMatchObject({
    code: 'DOCUMENT_TOO_COMPLEX',
    message: 'The image has too many pixels. Send one of at most 100 megapixels.',
  });
  const head = Buffer.from('ffd8ffe000104a46494600010100', 'hex');
  await expect(decodeFaceImage(head)).rejects.toMatchObject({ code: 'DAMAGED_DOCUMENT' });
});
