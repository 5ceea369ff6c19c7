import { statSync } from 'node:fs';

/**
 * Cached content of a file, reread when it changes, so that a new one needs no restart.
 *
 * @param read its errors are not cached: the next call tries again
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
