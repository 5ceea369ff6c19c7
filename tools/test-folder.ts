import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** A test of waiting uploads writes 1.1 GB, twice while SQLite keeps its log; two more may run beside it. */
const ROOM_BYTES = 8 * 1024 ** 3;

/** As the system's own: tests start programs of other accounts. */
const OPEN_TO_ALL = 0o1777;

/**
 * A new folder for what tests write, which whoever asked removes: in memory where the system has room and lets programs start there,
 * otherwise among its temporary files. Every station of a test waits for the disk at each record it keeps, some 5 ms a time.
 */
export function newTestFolder(
  mounts: string = readMounts(),
  freeBytes: number = process.availableMemory(),
): string {
  const folder = mkdtempSync(
    path.join(isRoomInMemory(mounts, freeBytes) ? IN_MEMORY : tmpdir(), 'netefatsa-test-'),
  );
  chmodSync(folder, OPEN_TO_ALL);
  return folder;
}

function readMounts(): string {
  try {
    return readFileSync('/proc/mounts', 'utf8');
  } catch {
    return '';
  }
}

/**
 * @param mounts as in proc_mounts(5): device, place, file system and its options, by blanks
 * @param freeBytes of memory, within the limit of a container: what lies in tmpfs counts against it
 */
function isRoomInMemory(mounts: string, freeBytes: number): boolean {
  const mount = mounts.split('\n').find((line) => line.split(' ')[1] === IN_MEMORY);
  const [, , system, options = ''] = mount?.split(' ') ?? [];
  if (system !== 'tmpfs' || /\b(noexec|ro)\b/.test(options)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM_BYTES && freeBytes >= ROOM_BYTES;
}
