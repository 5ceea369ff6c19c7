import { mediaTypeByContent, MEDIA_TYPE_WITHIN_BYTES } from '../../contract/media-type.ts';
import { draftFiles, type Refusal } from './draft.ts';

/** The bytes that identify the type, fewer if the file is shorter; null if unreadable. */
export const startOf = (file: File): Promise<Uint8Array | null> =>
  file
    .slice(0, MEDIA_TYPE_WITHIN_BYTES)
    .arrayBuffer()
    .then(
      (start) => new Uint8Array(start),
      () => null,
    );

/** Unreadable files are reported by the station on upload. */
async function isStrange(file: File): Promise<boolean> {
  const start = await startOf(file);
  return start !== null && start.length > 0 && mediaTypeByContent(start) === null;
}

/** Adds chosen files to the draft, except those of other types by content, whatever their names. */
export async function addFiles(files: readonly File[]): Promise<Refusal[]> {
  const strange = await Promise.all(files.map(isStrange));
  const refused = files
    .filter((_, index) => strange[index])
    .map(({ name }): Refusal => ({ kind: 'wrong-type', name }));
  return [...refused, ...draftFiles.add(files.filter((_, index) => !strange[index]))];
}
