import { StationError } from '../../contract/errors/station-error.ts';
import type { AcceptedMediaType } from '../../contract/limits.ts';

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte);
/** ISO 32000-1 annex H: viewers accept the header anywhere in the first kilobyte. */
const PDF_HEADER_WITHIN = 1_024;

/**
 * The media type of a file by its content; names and declared types are not believed.
 *
 * @throws StationError INVALID_FILE_FORMAT when it is not JPEG, PNG or PDF.
 */
export function sniffMediaType(bytes: Uint8Array): AcceptedMediaType {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_HEADER_WITHIN)).includes('%PDF-')
  )
    return 'application/pdf';
  throw new StationError('INVALID_FILE_FORMAT', 'The file is not a JPEG, PNG or PDF.', {
    reason: 'UNKNOWN_CONTENT',
  });
}
