import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file so that after a power cut either the old or the new content is there, never a part:
 * temporary file → fsync → rename → fsync of the folder.
 */
export function writeDurably(file: string, content: Uint8Array | string, mode = 0o600): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    const handle = openSync(temporary, 'w', mode);
    try {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, file);
  } catch (thrown) {
    if (existsSync(temporary)) rmSync(temporary, { force: true });
    throw thrown;
  }
  syncFolder(path.dirname(file));
}

/** Makes renames and removals inside a folder durable. Windows has no such call and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
