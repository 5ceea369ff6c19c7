import type { AcceptedMediaType } from './limits.ts';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF_HEADER = [...'%PDF-'].map((letter) => letter.charCodeAt(0));
/** ISO 32000-1 annex H: viewers accept the header anywhere in the first kilobyte. */
export const MEDIA_TYPE_WITHIN_BYTES = 1_024;

const standsAt = (bytes: Uint8Array, at: number, signature: readonly number[]): boolean =>
  signature.every((byte, i) => bytes[at + i] === byte);

/**
 * The media type of a file by its first {@link MEDIA_TYPE_WITHIN_BYTES}; names and declared types are not believed. Null when it
 * is not one that is accepted.
 */
export function mediaTypeByContent(bytes: Uint8Array): AcceptedMediaType | null {
  if (standsAt(bytes, 0, JPEG)) return 'image/jpeg';
  if (standsAt(bytes, 0, PNG)) return 'image/png';
  const last = Math.min(bytes.length, MEDIA_TYPE_WITHIN_BYTES) - PDF_HEADER.length;
  for (let at = 0; at <= last; at++) if (standsAt(bytes, at, PDF_HEADER)) return 'application/pdf';
  return null;
}
