import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeAll } from './whole-io.ts';

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
      writeAll(handle, bytes);
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

/**
 * {@link writeDurably} for a file that must not exist yet: of two processes exactly one creates it. Returns false when
 * it exists already.
 */
export function createDurably(file: string, content: Uint8Array | string, mode = 0o600): boolean {
  const temporary = `${file}.${process.pid}.new`;
  writeDurably(temporary, content, mode);
  try {
    try {
      linkSync(temporary, file);
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false;
      // A file system without hard links (FAT).
      copyFileSync(temporary, file, constants.COPYFILE_EXCL);
    }
    syncFolder(path.dirname(file));
    return true;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw thrown;
  } finally {
    rmSync(temporary, { force: true });
  }
}

let written = 0;

/**
 * {@link writeDurably} for several files, without blocking the event loop: contents are synced in parallel, then their
 * folders. Nothing is guaranteed before the promise resolves.
 */
export async function writeAllDurably(
  files: readonly { readonly file: string; readonly content: Uint8Array }[],
  mode = 0o600,
): Promise<void> {
  await Promise.all(
    files.map(async ({ file, content }) => {
      const temporary = `${file}.${process.pid}-${++written}.tmp`;
      try {
        const handle = await open(temporary, 'w', mode);
        try {
          await handle.writeFile(content);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(temporary, file);
      } catch (thrown) {
        await rm(temporary, { force: true });
        throw thrown;
      }
    }),
  );
  if (process.platform === 'win32') return;
  await Promise.all(
    [...new Set(files.map(({ file }) => path.dirname(file)))].map(async (folder) => {
      const handle = await open(folder, 'r');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    }),
  );
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

/** The whole file; null when there is none. */
export function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw thrown;
  }
}
