import { statfsSync } from 'node:fs';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';

/** Below this much free space the station warns: a day's documents may no longer fit. */
export const LOW_DISK_BYTES = 1024 ** 3;
/**
 * Reserve for running work when new work is refused: write-ahead log, audit records, results, a sign-in. A page takes
 * about 1 MB, and few are in progress at once. A small disk keeps a twentieth of itself.
 */
const MOST_RESERVED_BYTES = 256 * 1024 ** 2;
const RESERVED_SHARE = 0.05;

export interface DiskSpace {
  /** Bytes that the station may still write; null if the disk does not answer. */
  readonly free: number | null;
  /** Below this, new work is refused. */
  readonly reserve: number;
}

export interface Disk {
  /** Measured now. */
  space(): DiskSpace;
}

/** Space per byte of an input file: itself, its copy in the write-ahead log, and the pages made of it. */
const ROOM_PER_BYTE = 3;

/**
 * Refuses new work while running work still has room.
 *
 * @param bytes size of the input; 0 if unknown
 * @throws StationError STORAGE_FULL
 */
export function requireRoom(disk: Disk, bytes: number): void {
  const { free, reserve } = disk.space();
  if (free === null || free - bytes * ROOM_PER_BYTE >= reserve) return;
  throw new StationError('STORAGE_FULL', message('storageRefusals.nearlyFull'), {
    reason: 'DISK_FULL',
    retryAfterSeconds: RETRY_S,
  });
}
const RETRY_S = 60;

/** For results of queued work, which may use half of the reserve. */
export function hasRoom(disk: Disk): boolean {
  const { free, reserve } = disk.space();
  return free === null || free >= reserve / 2;
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
