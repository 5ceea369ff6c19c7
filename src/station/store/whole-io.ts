import { readSync, writeSync } from 'node:fs';

/** Writes all of the bytes; the system may take a part of them at a time. */
export function writeAll(handle: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += writeSync(handle, bytes, done);
}

/** Reads at an offset until the buffer is full. @returns false if the file ends before */
export function fillFrom(handle: number, bytes: Uint8Array, at: number): boolean {
  for (let done = 0; done < bytes.length;) {
    const read = readSync(handle, bytes, done, bytes.length - done, at + done);
    if (read === 0) return false;
    done += read;
  }
  return true;
}

/** `size` bytes at an offset of the file; null if it ends before. */
export function readExactly(handle: number, at: number, size: number): Buffer | null {
  const bytes = Buffer.alloc(size);
  return fillFrom(handle, bytes, at) ? bytes : null;
}
