import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it that are missing, for this account alone. One by one: where the system refuses a
 * folder as missing although the one above it is there (`/proc`), Node's own recursion never ends.
 *
 * @throws what the file system says, such as ENOENT or EACCES
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (thrown) {
    // Another process was faster.
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
  }
}
