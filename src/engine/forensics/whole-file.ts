import type { FileEvidence } from './detector.ts';
import { isWholeJpeg } from './jpeg/markers.ts';

/**
 * Can a file be what it begins as? Asked where no page is read: a picture that was cut off, or a PDF without a page, has no
 * structure of which anything could be said. As lenient as the decoders: a PNG may lack its last chunk, a JPEG no end.
 */
export function isWholeFile({ kind, file, pdf }: Pick<FileEvidence, 'kind' | 'file' | 'pdf'>): boolean {
  if (kind === 'jpeg') return isWholeJpeg(file.bytes);
  if (kind === 'png') return isWholePng(file.bytes);
  // The catalogue of an encrypted document may be unreadable, and the document whole.
  return pdf !== null || Buffer.from(file.bytes).includes('/Encrypt');
}

/** Chunks follow the eight bytes of the signature: length, type, data, checksum (ISO/IEC 15948, 5.3). */
function isWholePng(bytes: Uint8Array): boolean {
  const chunks = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let pixels = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = chunks.getUint32(at + 4);
    if (type === IMAGE_END) break;
    pixels ||= type === IMAGE_DATA;
    at += 12 + chunks.getUint32(at);
    if (at > bytes.length) return false;
  }
  return pixels;
}

const IMAGE_DATA = 0x49444154;
const IMAGE_END = 0x49454e44;
