import { readSync, writeSync } from 'node:fs';

/** Writes all of the bytes; the system may take a part of them at a time. */
export function writeAll(handle: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += writeSync(handle, bytes, done);
}

/** Fills the bytes with what the file holds from a place on. @returns false where the file ends before they are full */
export function fillFrom(handle: number, bytes: Uint8Array, at: number): boolean {
  for (let done = 0; done < bytes.length;) {
    const read = readSync(handle, bytes, done, bytes.length - done, at + done);
    if (read === 0) return false;
    done += read;
  }
  return true;
}

/** So many bytes from a place of the file on; null where the file ends before them. */
export function readExactly(handle: number, at: number, size: number): Buffer | null {
  const bytes = Buffer.alloc(size);
  return fillFrom(handle, bytes, at) ? bytes : null;
}
