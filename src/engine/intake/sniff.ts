import { StationError } from '../../contract/errors/station-error.ts';
import type { AcceptedMediaType } from '../../contract/limits.ts';
import { mediaTypeByContent } from '../../contract/media-type.ts';
import { refusalOf } from '../../contract/other-kinds.ts';

/**
 * The media type of a file by its content.
 *
 * @throws StationError INVALID_FILE_FORMAT when it is not JPEG, PNG or PDF: its message says what it is.
 */
export function sniffMediaType(bytes: Uint8Array): AcceptedMediaType {
  const mediaType = mediaTypeByContent(bytes);
  if (mediaType) return mediaType;
  throw new StationError('INVALID_FILE_FORMAT', refusalOf(bytes), {
    reason: 'UNKNOWN_CONTENT',
  });
}
