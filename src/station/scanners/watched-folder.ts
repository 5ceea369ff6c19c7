import { message } from '../../contract/messages/message.ts';
import { readdir, readFile, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { MAX_FILE_BYTES } from '../../contract/limits.ts';
import { gone } from './scanner-faults.ts';
import type { ScannedFile, ScannerDriver } from './scanner.ts';
import { variable } from '../../contract/environment.ts';

/** A file that grew within this time is still being written. */
const SETTLED_MS = 1_500;
/** Copying programs keep the old time of a file while they write it: compare its size twice. */
const LOOK_AGAIN_MS = 250;
const TYPES: Record<string, ScannedFile['mediaType']> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
};

const WATCHED = 'folder:watched';
const folder = (): string | null => variable('NETEFATSA_WATCHED_FOLDER') ?? null;

/** A folder that a network scanner or a phone writes to (`NETEFATSA_WATCHED_FOLDER`). Files taken are deleted there. */
export const watchedFolder: ScannerDriver = {
  name: 'folder',
  expected: () => {
    const place = folder();
    return place === null ? [] : [{ id: WATCHED, name: path.basename(place) }];
  },
  find: async () => {
    const place = folder();
    if (place === null || !(await stat(place).catch(() => null))?.isDirectory()) return [];
    return [{ id: WATCHED, name: path.basename(place) }];
  },
  scan: async (_id, { signal, room }) => {
    const place = folder();
    if (place === null) throw gone(message('scannerRefusals.noWatchedFolder'));
    const files = await stillFiles(await settledFiles(place, Date.now()));
    const large = files.filter(({ size }) => size > MAX_FILE_BYTES);
    const chosen = files.filter(({ size }) => size <= MAX_FILE_BYTES).slice(0, room);
    const taken: ScannedFile[] = [];
    for (const { file, mediaType } of chosen)
      taken.push({ name: path.basename(file), mediaType, bytes: await readFile(file) });
    // The caller is gone: leave the files for the next one.
    if (signal?.aborted) return [];
    // Only after all were read: one failure must not delete the others.
    for (const { file } of chosen) await unlink(file);
    // Oversized files stay: whoever put them there may shrink them.
    return [
      ...taken,
      ...large.map(({ file, mediaType }) => ({ name: path.basename(file), mediaType, bytes: null })),
    ];
  },
};

/** Complete files of the folder, oldest first; half-written ones wait for the next time. */
export async function settledFiles(
  place: string,
  now: number,
): Promise<{ file: string; mediaType: ScannedFile['mediaType']; size: number }[]> {
  const names = await readdir(place).catch(() => {
    throw gone(message('scannerRefusals.watchedFolderGone'));
  });
  const found = await Promise.all(
    names.map(async (name) => {
      const mediaType = TYPES[path.extname(name).toLowerCase()];
      const file = path.join(place, name);
      const facts = await stat(file).catch(() => null);
      if (!mediaType || !facts?.isFile() || facts.size === 0 || isFresh(facts.mtimeMs, now)) return [];
      return [{ file, mediaType, size: facts.size, at: facts.mtimeMs }];
    }),
  );
  return found.flat().sort((a, b) => a.at - b.at);
}

/** A scanner with a fast clock writes files dated in the future. */
const isFresh = (at: number, now: number): boolean => Math.abs(now - at) < SETTLED_MS;

/** Files whose size does not change between two looks. */
async function stillFiles<T extends { readonly file: string }>(files: readonly T[]): Promise<T[]> {
  if (files.length === 0) return [];
  const sizes = (): Promise<number[]> =>
    Promise.all(
      files.map(({ file }) =>
        stat(file).then(
          (facts) => facts.size,
          () => -1,
        ),
      ),
    );
  const before = await sizes();
  await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  const after = await sizes();
  return files.filter((_, i) => before[i] === after[i] && after[i] !== -1);
}
