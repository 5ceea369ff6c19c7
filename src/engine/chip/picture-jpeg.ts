import openJpeg from '@cornerstonejs/codec-openjpeg/decodewasmjs';
import sharp, { type Sharp } from 'sharp';
import type { ChipPicture } from './lds/pictures.ts';

/** Portraits on chips have some 400 × 500 pixels; more is a mistake or an attack. */
const MOST_PIXELS = 16_000_000;
const QUALITY = 92;

let codec: ReturnType<typeof openJpeg> | undefined;

/** A picture of a chip as JPEG; null where it cannot be decoded (cut off, of a form that no passport has). */
export async function pictureJpeg({ format, bytes }: ChipPicture): Promise<Uint8Array | null> {
  try {
    const opened =
      format === 'jpeg' ? sharp(bytes, { limitInputPixels: MOST_PIXELS }) : await openJpeg2000(bytes);
    return opened ? await opened.jpeg({ quality: QUALITY }).toBuffer() : null;
  } catch {
    // The JPEG 2000 decoder throws bare numbers.
    return null;
  }
}

/** A picture that is cut off decodes to nothing, without an error. */
async function openJpeg2000(bytes: Uint8Array): Promise<Sharp | null> {
  codec ??= openJpeg({ print: () => undefined, printErr: () => undefined });
  const { J2KDecoder } = await codec;
  const decoder = new J2KDecoder();
  try {
    decoder.getEncodedBuffer(bytes.length).set(bytes);
    decoder.readHeader();
    const announced = decoder.getFrameInfo();
    if (announced.width * announced.height > MOST_PIXELS || announced.bitsPerSample !== 8) return null;
    decoder.decode();
    const { width, height, componentCount } = decoder.getFrameInfo();
    const pixels = Uint8Array.from(decoder.getDecodedBuffer());
    if (width * height === 0 || pixels.length !== width * height * componentCount) return null;
    if (componentCount !== 1 && componentCount !== 3) return null;
    return sharp(pixels, { raw: { width, height, channels: componentCount } });
  } finally {
    decoder.delete();
  }
}
