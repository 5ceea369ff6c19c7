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
  return DATA_BLOCKS.flatMap((tag) => descendants(content, tag))
    .flatMap(facesOf)
    .flatMap(picturesIn);
}

/** `FAC`, version, length of the record, number of faces (ISO 19794-5, 5.4). */
const FACE_RECORD = Buffer.from('FAC\0');
const FACE_HEADER = 14;
const COUNT_AT = 12;

/**
 * The faces of one record, each of which says its length first. A record whose lengths do not add up is taken whole: its first
 * picture is found all the same.
 */
function facesOf(block: Uint8Array): Uint8Array[] {
  const bytes = Buffer.from(block.buffer, block.byteOffset, block.length);
  if (bytes.length < FACE_HEADER || !bytes.subarray(0, FACE_RECORD.length).equals(FACE_RECORD))
    return [block];
  const faces: Uint8Array[] = [];
  for (let at = FACE_HEADER; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0 || at + length > bytes.length) return [block];
    faces.push(block.subarray(at, at + length));
    at += length;
  }
  return faces.length === bytes.readUInt16BE(COUNT_AT) ? faces : [block];
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
