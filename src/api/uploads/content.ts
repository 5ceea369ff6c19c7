import { refusedField } from '../../contract/errors/refused-field.ts';
import { mediaTypeOf } from '../../station/verification/media-type.ts';
import { checkAll } from '../requests/validate.ts';
import type { Upload } from './multipart.ts';
import { refusalOf } from '../../contract/other-kinds.ts';

/**
 * Refuses files that do not begin like a JPEG, PNG or PDF, naming each by `nameOf` its place, before a case is opened for them.
 * Whether they are such to the end is found out in an engine process.
 *
 * @throws StationError INVALID_FILE_FORMAT
 */
export function refuseUnknownContent(
  files: readonly Pick<Upload, 'bytes'>[],
  nameOf: (index: number) => string,
): void {
  const check = ({ bytes }: Pick<Upload, 'bytes'>, index: number): void => {
    if (mediaTypeOf(bytes) !== 'application/octet-stream') return;
    const reason = 'UNKNOWN_CONTENT';
    throw refusedField('INVALID_FILE_FORMAT', nameOf(index), refusalOf(bytes), null, { reason });
  };
  checkAll(...files.map((file, index) => () => check(file, index)));
}
