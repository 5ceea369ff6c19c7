import { statfsSync } from 'node:fs';

/** Under this much free disk space the station says so: a day's documents may no longer fit. */
export const LOW_DISK_BYTES = 1024 ** 3;
/**
 * Kept free for what goes on when new work is refused: the write-ahead log, audit records, results of work under way, a sign-in. A
 * page of a document leaves about 1 MB, and few are under way at once. A small disk keeps a twentieth of itself.
 */
const MOST_RESERVED_BYTES = 256 * 1024 ** 2;
const RESERVED_SHARE = 0.05;

export interface DiskSpace {
  /** Bytes that the station may still write; null when the disk does not answer. */
  readonly free: number | null;
  /** Below this, new work is refused. */
  readonly reserve: number;
}

export interface Disk {
  /** Measured now. */
  space(): DiskSpace;
}

export const diskOf = (folder: string): Disk => ({
  space: () => {
    try {
      const { bavail, blocks, bsize } = statfsSync(folder);
      return {
        free: bavail * bsize,
        reserve: Math.min(MOST_RESERVED_BYTES, Math.floor(blocks * bsize * RESERVED_SHARE)),
      };
    } catch {
      return { free: null, reserve: 0 };
    }
  },
});
