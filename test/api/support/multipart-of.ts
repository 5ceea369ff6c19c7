import type { MultipartBody, Operation } from '../../../src/api/operations/operation.ts';

/** The form an operation takes, if it takes one. */
export function multipartOf({ body }: Operation): MultipartBody | null {
  if (body?.kind === 'multipart') return body;
  return body?.kind === 'multipart-or-json' ? body.multipart : null;
}
