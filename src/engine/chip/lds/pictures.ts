import { childOf, descendants, readTlv } from '../tlv.ts';

export interface ChipPicture {
  readonly format: 'jpeg' | 'jpeg2000';
  readonly bytes: Uint8Array;
}

/** Biometric data block of DG2 (Doc 9303-10, 4.7.2). */
const DATA_BLOCKS = [0x5f2e, 0x7f2e];
const DISPLAYED_SIGNATURE = 0x5f43;

const STARTS: readonly { readonly format: ChipPicture['format']; readonly octets: readonly number[] }[] = [
  { format: 'jpeg', octets: [0xff, 0xd8, 0xff] },
  { format: 'jpeg2000', octets: [0, 0, 0, 0x0c, 0x6a, 0x50, 0x20, 0x20] },
  { format: 'jpeg2000', octets: [0xff, 0x4f, 0xff, 0x51] },
];

/**
 * The portraits of DG2. ISO 19794-5 puts some hundred octets of its own before each picture, ISO 39794-5 others; the picture
 * begins with the mark of its format in both.
 */
export function portraitsOf(file: Uint8Array): ChipPicture[] {
  const content = readTlv(file).value;
  return DATA_BLOCKS.flatMap((tag) => descendants(content, tag)).flatMap(picturesIn);
}

/** The signature or usual mark of the holder in DG7 (Doc 9303-10, 4.7.7): the first, where there are several. */
export function signaturesOf(file: Uint8Array): ChipPicture[] {
  const picture = childOf(readTlv(file).value, DISPLAYED_SIGNATURE);
  return picture ? picturesIn(picture) : [];
}

function picturesIn(block: Uint8Array): ChipPicture[] {
  const bytes = Buffer.from(block.buffer, block.byteOffset, block.length);
  const found = STARTS.map(({ format, octets }) => ({ format, at: bytes.indexOf(Buffer.from(octets)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  return found ? [{ format: found.format, bytes: block.subarray(found.at) }] : [];
}
