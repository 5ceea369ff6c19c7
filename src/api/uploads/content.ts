import { refusedField } from '../../contract/errors/refused-field.ts';
import { mediaTypeOf } from '../../station/verification/media-type.ts';
import type { Upload } from './multipart.ts';
import { refusalOf } from '../../contract/other-kinds.ts';

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
  throw refusedField('INVALID_FILE_FORMAT', nameOf(index), refusalOf(files[index]!.bytes), null, {
    reason: 'UNKNOWN_CONTENT',
  });
}
