import { statSync } from 'node:fs';

/**
 * What a file says, read again only when the file changed, so that a new one needs no restart.
 *
 * @param read what it throws is not kept: the next look tries again
 * @returns null while there is no such file
 */
export function readWhenChanged<T>(file: string, read: (file: string) => T): () => T | null {
  let last: { readonly changed: number; readonly found: T } | null = null;
  return () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) return null;
    if (last?.changed !== changed) last = { changed, found: read(file) };
    return last.found;
  };
}
