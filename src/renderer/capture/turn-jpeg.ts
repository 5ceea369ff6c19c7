/** EXIF orientation after a further quarter turn clockwise (TIFF 6.0, tag 274). */
const TURNED: Record<number, number> = { 1: 6, 6: 3, 3: 8, 8: 1, 2: 7, 7: 4, 4: 5, 5: 2 };
const ORIENTATION_TAG = 0x0112;

/**
 * Turns a JPEG by a quarter clockwise without touching its pixels: only the EXIF orientation changes, so the
 * evidence that forensics reads from the compression stays as it was.
 */
export function turnJpeg(bytes: Uint8Array): Uint8Array {
  const at = orientationOffset(bytes);
  if (at === null) return withExif(bytes, TURNED[1]!);
  const copy = bytes.slice();
  const low = at.littleEndian ? at.offset : at.offset + 1;
  copy[low] = TURNED[copy[low]!] ?? TURNED[1]!;
  return copy;
}

/** Where the orientation value is kept in an existing EXIF segment. */
function orientationOffset(bytes: Uint8Array): { offset: number; littleEndian: boolean } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    if (marker === 0xda) return null;
    const length = view.getUint16(at + 2);
    const isExif = marker === 0xe1 && at + 18 <= bytes.length && view.getUint32(at + 4) === 0x45786966;
    if (isExif) return orientationInTiff(view, at + 10, at + 2 + length);
    at += 2 + length;
  }
  return null;
}

function orientationInTiff(
  view: DataView,
  tiff: number,
  end: number,
): { offset: number; littleEndian: boolean } | null {
  const littleEndian = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, littleEndian);
  if (directory + 2 > Math.min(end, view.byteLength)) return null;
  const entries = view.getUint16(directory, littleEndian);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > Math.min(end, view.byteLength)) return null;
    if (view.getUint16(entry, littleEndian) === ORIENTATION_TAG) return { offset: entry + 8, littleEndian };
  }
  return null;
}

/** The smallest EXIF segment that says one thing: the orientation. */
function withExif(bytes: Uint8Array, orientation: number): Uint8Array {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const segment = [0xff, 0xe1, 0, body.length + 2, ...body];
  const result = new Uint8Array(bytes.length + segment.length);
  result.set(bytes.subarray(0, 2));
  result.set(segment, 2);
  result.set(bytes.subarray(2), 2 + segment.length);
  return result;
}
