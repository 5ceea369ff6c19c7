import { StationError } from '../../contract/errors/station-error.ts';
import { mediaTypeOf } from '../../station/verification/media-type.ts';
import type { Upload } from './multipart.ts';
import { refusalOf } from './other-kinds.ts';

/**
 * Refuses a file that does not begin like a JPEG, PNG or PDF, naming it by `nameOf` its place, before a case is opened for it.
 * Whether it is one to the end is found out in an engine process.
 *
 * @throws StationError INVALID_FILE_FORMAT
 */
export function refuseUnknownContent(
  files: readonly Pick<Upload, 'bytes'>[],
  nameOf: (index: number) => string,
): void {
  const index = files.findIndex((file) => mediaTypeOf(file.bytes) === 'application/octet-stream');
  if (index < 0) return;
  const message = refusalOf(files[index]!.bytes);
  throw new StationError('INVALID_FILE_FORMAT', message, {
    reason: 'UNKNOWN_CONTENT',
    errors: [{ field: nameOf(index), message, rejectedValue: null }],
  });
}
