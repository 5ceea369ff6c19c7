export interface PngChunk {
  /** Four ASCII letters as a number, such as `IMAGE_DATA`. */
  readonly type: number;
  /** First byte of its data. */
  readonly start: number;
  /** First byte after the chunk; beyond the end of a truncated file. */
  readonly end: number;
}

export const IMAGE_DATA = 0x49444154;
const IMAGE_END = 0x49454e44;

/**
 * The chunks of a PNG up to IEND: after the signature, each has a length, type, data and checksum (ISO/IEC 15948, 5.3).
 */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = view.getUint32(at + 4);
    const start = at + 8;
    at += 12 + view.getUint32(at);
    yield { type, start, end: at };
    if (type === IMAGE_END) return;
  }
}
