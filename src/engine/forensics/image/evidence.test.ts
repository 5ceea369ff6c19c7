import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeImage } from '../../intake/decode-image.ts';
import { openImage } from './evidence.ts';

const [WIDTH, HEIGHT] = [333, 250];

/** Raw pixels whose colours vary everywhere. */
function painted(channels: 3 | 4, alpha = 255): Sharp {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * channels }, (_, i) =>
    channels === 4 && i % 4 === 3 ? alpha : (i * i) % 251,
  );
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels } });
}

const FILES: Record<string, { file: () => Promise<Buffer>; isAsStored: boolean }> = {
  'a JPEG': { file: () => painted(3).jpeg({ quality: 80 }).toBuffer(), isAsStored: true },
  'a progressive JPEG with whole colours': {
    file: () => painted(3).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    isAsStored: true,
  },
  'a JPEG of four inks': { file: () => painted(3).toColourspace('cmyk').jpeg().toBuffer(), isAsStored: true },
  'a PNG': { file: () => painted(3).png().toBuffer(), isAsStored: true },
  'a PNG with a palette': { file: () => painted(3).png({ palette: true }).toBuffer(), isAsStored: true },
  'a PNG of 16 bits': { file: () => painted(3).toColourspace('rgb16').png().toBuffer(), isAsStored: false },
  'a PNG that could be transparent': { file: () => painted(4).png().toBuffer(), isAsStored: false },
  'a PNG that is': { file: () => painted(4, 120).png().toBuffer(), isAsStored: false },
  'a JPEG that lies on its side': {
    file: () => painted(3).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    isAsStored: false,
  },
  'a mirrored JPEG': {
    file: () => painted(3).withMetadata({ orientation: 2 }).jpeg().toBuffer(),
    isAsStored: false,
  },
  'a JPEG that is scaled down while it is decoded': {
    file: () => painted(3).resize(4_000, 300, { fit: 'fill' }).jpeg().toBuffer(),
    isAsStored: false,
  },
};

describe.each(Object.entries(FILES))('judging %s', (_, { file, isAsStored }) => {
  it('sees the same pixels, whether they are decoded again or taken over from reading', async () => {
    const bytes = new Uint8Array(await file());
    const decoded = await decodeImage(bytes);
    expect(decoded.isAsStored).toBe(isAsStored);
    if (!isAsStored) return;
    const again = (await openImage(bytes, 'unknown'))!;
    const takenOver = (await openImage(bytes, 'unknown', decoded.raster))!;
    expect(takenOver.luma).toEqual(again.luma);
    expect(takenOver.saturated).toEqual(again.saturated);
    const { width, height, turn, encoding, jpeg } = takenOver;
    expect({ width, height, turn, encoding, jpeg }).toEqual({
      width: again.width,
      height: again.height,
      turn: again.turn,
      encoding: again.encoding,
      jpeg: again.jpeg,
    });
  });
});
