import { refusedField } from '../../contract/errors/refused-field.ts';
import { MAX_FILE_BYTES, MEBIBYTE } from '../../contract/limits.ts';
import { message } from '../../contract/messages/message.ts';
import { mediaTypeOf } from '../../station/verification/media-type.ts';
import { invalidField } from '../requests/validate.ts';
import { refusalOf } from '../../contract/other-kinds.ts';

/** What stands before the base64 of a data URI: media type and parameters, both optional (RFC 2397). */
const DATA_URI = /^data:([a-z0-9.+-]+\/[a-z0-9.+-]+)?(?:;[a-z0-9=.+-]+)*;base64,/i;
/** Readers of files in browsers name a file of unknown type the second way, or not at all. */
const FILE_TYPES = /^(?:image\/.+|application\/(?:pdf|octet-stream))$/i;
/** Standard and URL-safe alphabet; white space of wrapped text is dropped before. */
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

/**
 * Bytes of base64 text, with or without a data-URI prefix.
 *
 * @throws StationError INVALID_REQUEST or FILE_TOO_LARGE naming the field; the text itself is never shown back.
 */
export function base64Bytes(text: string, field: string): Uint8Array {
  const [prefix = '', type] = DATA_URI.exec(text) ?? [];
  if (type !== undefined && !FILE_TYPES.test(type))
    throw invalidField(field, message('sentFiles.otherDataUri'));
  const encoded = text.slice(prefix.length).replace(/\s+/g, '');
  if (!BASE64.test(encoded) || encoded.replace(/=+$/, '').length % 4 === 1)
    throw invalidField(field, message('sentFiles.notBase64'));
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > MAX_FILE_BYTES)
    throw refusedField(
      'FILE_TOO_LARGE',
      field,
      message('sentFiles.large', { most: MAX_FILE_BYTES / MEBIBYTE }),
    );
  return bytes;
}

/** As `base64Bytes`, and the content must be a JPEG or PNG image. */
export function imageBytes(text: string, field: string): Uint8Array {
  const bytes = base64Bytes(text, field);
  const type = mediaTypeOf(bytes);
  if (type === 'image/jpeg' || type === 'image/png') return bytes;
  throw refusedField('INVALID_FILE_FORMAT', field, refusalOf(bytes, message('otherKinds.picture')));
}
