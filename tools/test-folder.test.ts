import { rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { newTestFolder } from './test-folder.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folderWith(mounts: string, freeBytes?: number): string {
  const folder = newTestFolder(mounts, freeBytes);
  made.push(folder);
  return folder;
}

it.each([
  ['no system that says what is mounted', ''],
  ['nothing mounted there', 'tmpfs /run tmpfs rw,nosuid 0 0\n'],
  ['a disk', '/dev/sda1 /dev/shm ext4 rw,relatime 0 0\n'],
  ['memory where no program starts', 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime 0 0\n'],
  ['memory that is read only', 'shm /dev/shm tmpfs ro,relatime 0 0\n'],
])('what tests write lies among the temporary files with %s', (_what, mounts) => {
  const folder = folderWith(mounts);
  expect(path.dirname(folder)).toBe(tmpdir());
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
});

const SHM = 'shm /dev/shm tmpfs rw,nosuid,nodev 0 0\n';
const GIB = 1024 ** 3;

it('what tests write lies among the temporary files where a container has little memory', () => {
  expect(path.dirname(folderWith(SHM, 6 * GIB))).toBe(tmpdir());
});

it.runIf(isRoomy())('what tests write lies in memory where there is room', () => {
  expect(path.dirname(folderWith(SHM, 16 * GIB))).toBe('/dev/shm');
});

function isRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 8 * GIB;
  } catch {
    return false;
  }
}

it('each run has a folder of its own', () => {
  expect(folderWith('')).not.toBe(folderWith(''));
});
