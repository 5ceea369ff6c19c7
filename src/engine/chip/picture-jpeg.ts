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

/** Start of codestream, and of the segment that says the size (ISO 15444-1, A.4.1 and A.5.1), which is always the first. */
const CODESTREAM = Buffer.from('ff4fff51', 'hex');
/** Offsets in the codestream: extent of the picture's grid and of its offset, components, bits less one of the first. */
const [EXTENT, OFFSET, COMPONENTS, BITS] = [8, 16, 40, 42];

/** What a codestream announces: the decoder's own `readHeader` reads nothing (codec-openjpeg 1.3.6). */
function announcedBy(bytes: Uint8Array): { pixels: number; components: number; bits: number } | null {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const at = all.indexOf(CODESTREAM);
  if (at < 0 || at + BITS >= all.length) return null;
  const side = (k: number): number => all.readUInt32BE(at + EXTENT + k) - all.readUInt32BE(at + OFFSET + k);
  return {
    pixels: side(0) * side(4),
    components: all.readUInt16BE(at + COMPONENTS),
    bits: (all[at + BITS]! & 0x7f) + 1,
  };
}

/** A picture that is cut off decodes to nothing, without an error; one of four components throws a bare number. */
async function openJpeg2000(bytes: Uint8Array): Promise<Sharp | null> {
  const announced = announcedBy(bytes);
  if (!announced || announced.pixels > MOST_PIXELS || announced.bits !== 8) return null;
  if (announced.components !== 1 && announced.components !== 3) return null;
  codec ??= openJpeg({ print: () => undefined, printErr: () => undefined });
  const { J2KDecoder } = await codec;
  const decoder = new J2KDecoder();
  try {
    decoder.getEncodedBuffer(bytes.length).set(bytes);
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
