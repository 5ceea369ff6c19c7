import { statfs } from 'node:fs/promises';

/** Under this much free disk space the station says so: a day's documents may no longer fit. */
export const LOW_DISK_BYTES = 1024 ** 3;

/** Bytes that the station may still write; null when the disk does not answer. */
export async function freeDiskBytes(folder: string): Promise<number | null> {
  try {
    const disk = await statfs(folder);
    return disk.bavail * disk.bsize;
  } catch {
    return null;
  }
}
