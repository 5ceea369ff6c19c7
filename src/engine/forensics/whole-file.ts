import type { FileEvidence } from './detector.ts';
import { isWholeJpeg } from '../jpeg/markers.ts';
import { IMAGE_DATA, pngChunks } from './png-chunks.ts';

/**
 * False for a truncated picture or a PDF without a catalogue, asked where no page is read: their structure shows
 * nothing. As lenient as the decoders: a PNG may lack its last chunk, a JPEG its end marker.
 */
export function isWholeFile({
  kind,
  file,
  pdf,
  jpeg,
}: Pick<FileEvidence, 'kind' | 'file' | 'pdf' | 'jpeg'>): boolean {
  if (kind === 'jpeg') return isWholeJpeg(file.bytes, jpeg);
  if (kind === 'png') return isWholePng(file.bytes);
  // In an encrypted file the catalogue may be unreadable although the file is complete.
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
