import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder and its missing parents, for this account alone. One by one: where the system reports ENOENT
 * although the parent exists (`/proc`), Node's own recursion never ends.
 *
 * @throws file system errors, such as ENOENT or EACCES
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (thrown) {
    // Another process created it first.
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
  }
}
