import { mediaTypeByContent, MEDIA_TYPE_WITHIN_BYTES } from '../../contract/media-type.ts';
import { draftFiles, type Refusal } from './draft.ts';

/** The bytes that tell what a file is, fewer where it has fewer; null where it cannot be looked at. */
export const startOf = (file: File): Promise<Uint8Array | null> =>
  file
    .slice(0, MEDIA_TYPE_WITHIN_BYTES)
    .arrayBuffer()
    .then(
      (start) => new Uint8Array(start),
      () => null,
    );

/** What a file that cannot be looked at is, the station says when it is sent. */
async function isStrange(file: File): Promise<boolean> {
  const start = await startOf(file);
  return start !== null && start.length > 0 && mediaTypeByContent(start) === null;
}

/** Puts chosen files on the table, but for those that are none of the accepted kinds, whatever their names say. */
export async function layOnTable(files: readonly File[]): Promise<Refusal[]> {
  const strange = await Promise.all(files.map(isStrange));
  const refused = files
    .filter((_, index) => strange[index])
    .map(({ name }): Refusal => ({ kind: 'wrong-type', name }));
  return [...refused, ...draftFiles.add(files.filter((_, index) => !strange[index]))];
}
