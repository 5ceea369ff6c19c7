import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Conversion } from './conversion.ts';

async function drawn(bytes: Uint8Array, factor: number): Promise<Canvas> {
  // Skia reads neither 16-bit nor CMYK files alike on all machines; bases are plain.
  const image = await loadImage(await sharp(bytes).rotate().png().toBuffer());
  const canvas = createCanvas(Math.round(image.width * factor), Math.round(image.height * factor));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const skia = (
  name: string,
  kind: Conversion['kind'],
  convert: (bytes: Uint8Array) => Promise<Uint8Array>,
): Conversion => ({ id: `skia-${name}`, kind, convert });

/** By Skia, as browsers and Android scale and save. */
export const canvasConversions: readonly Conversion[] = [
  skia('smaller-png', 'resampled', async (bytes) => (await drawn(bytes, 0.75)).toBuffer('image/png')),
  skia('larger-jpeg', 'resampled', async (bytes) => (await drawn(bytes, 1.25)).toBuffer('image/jpeg', 92)),
  skia('jpeg-80', 'recompressed', async (bytes) => (await drawn(bytes, 1)).toBuffer('image/jpeg', 80)),
  skia('webp-as-png', 'codec', async (bytes) =>
    sharp((await drawn(bytes, 1)).toBuffer('image/webp', 85))
      .png()
      .toBuffer(),
  ),
  skia('grey', 'grey', async (bytes) => {
    const canvas = await drawn(bytes, 1);
    const context = canvas.getContext('2d');
    const image = context.getImageData(0, 0, canvas.width, canvas.height);
    for (let i = 0; i < image.data.length; i += 4) {
      const v = 0.34 * image.data[i]! + 0.5 * image.data[i + 1]! + 0.16 * image.data[i + 2]!;
      image.data.fill(v, i, i + 3);
    }
    context.putImageData(image, 0, 0);
    return canvas.toBuffer('image/png');
  }),
];
