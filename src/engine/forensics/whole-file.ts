import type { FileEvidence } from './detector.ts';
import { isWholeJpeg } from '../jpeg/markers.ts';
import { IMAGE_DATA, pngChunks } from './png-chunks.ts';

/**
 * Can a file be what it begins as? Asked where no page is read: a picture that was cut off, or a PDF without a page, has no
 * structure of which anything could be said. As lenient as the decoders: a PNG may lack its last chunk, a JPEG no end.
 */
export function isWholeFile({
  kind,
  file,
  pdf,
  jpeg,
}: Pick<FileEvidence, 'kind' | 'file' | 'pdf' | 'jpeg'>): boolean {
  if (kind === 'jpeg') return isWholeJpeg(file.bytes, jpeg);
  if (kind === 'png') return isWholePng(file.bytes);
  // The catalogue of an encrypted document may be unreadable, and the document whole.
  return pdf !== null || Buffer.from(file.bytes).includes('/Encrypt');
}

function isWholePng(bytes: Uint8Array): boolean {
  let pixels = false;
  for (const { type, end } of pngChunks(bytes)) {
    if (end > bytes.length) return false;
    pixels ||= type === IMAGE_DATA;
  }
  return pixels;
}
