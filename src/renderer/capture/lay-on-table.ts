import { mediaTypeByContent, MEDIA_TYPE_WITHIN_BYTES } from '../../contract/media-type.ts';
import { draftFiles, type Refusal } from './draft.ts';

/** What a file that cannot be looked at is, the station says when it is sent. */
async function isStrange(file: File): Promise<boolean> {
  const start = await file
    .slice(0, MEDIA_TYPE_WITHIN_BYTES)
    .arrayBuffer()
    .catch(() => null);
  return start !== null && start.byteLength > 0 && mediaTypeByContent(new Uint8Array(start)) === null;
}

/** Puts chosen files on the table, but for those that are none of the accepted kinds, whatever their names say. */
export async function layOnTable(files: readonly File[]): Promise<Refusal[]> {
  const strange = await Promise.all(files.map(isStrange));
  const refused = files
    .filter((_, index) => strange[index])
    .map(({ name }): Refusal => ({ kind: 'wrong-type', name }));
  return [...refused, ...draftFiles.add(files.filter((_, index) => !strange[index]))];
}
