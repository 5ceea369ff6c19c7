import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StationError } from '../../contract/errors/station-error.ts';
import { beginningOf } from '../text-encoding.ts';
import type { Store } from '../store/store.ts';
import type { ListedEntry } from './entry.ts';
import type { ListsRepository, ListVersion } from './lists-repository.ts';
import type { ListFile, ListFormat } from './lists/format.ts';
import { isToCome, requireDay } from './lists/dates.ts';
import { listFormats } from './lists/index.ts';
import { refusedList } from './lists/list-fault.ts';
import { requireReplaceable } from './lists/replacement.ts';

export interface ImportOptions {
  /** Overrides the format's own list identifier: `pip`, `blocklist`, … */
  readonly list?: string;
  /** Publisher's date, where the files hold none. `YYYY-MM-DD`. */
  readonly date?: string;
  /** Fails unless the files' SHA-256 is this one. */
  readonly sha256?: string;
  /** Takes what is older, or much smaller, than the list it replaces. */
  readonly anyway?: boolean;
}

export interface ImportedList {
  readonly list: string;
  readonly title: string;
  readonly format: string;
  readonly date: string;
  readonly entries: number;
  readonly names: number;
  readonly sha256: string;
  readonly files: readonly string[];
  /** The same bytes were already current. */
  readonly unchanged: boolean;
  /** Sentences about what was taken for granted, or lacks. */
  readonly notes: readonly string[];
}

const HEAD_BYTES = 4_096;
/** A transaction of so many entries lasts some tens of milliseconds. */
const CHUNK_ENTRIES = 500;

/** Files of the given paths; a folder stands for the files in it (a USB stick). */
export async function offeredFiles(paths: readonly string[]): Promise<ListFile[]> {
  const files: ListFile[] = [];
  for (const given of paths) {
    const info = await stat(given).catch(() => null);
    if (!info) throw new StationError('INVALID_REQUEST', `There is no file or folder at ${given}.`);
    const inside = info.isDirectory()
      ? (await readdir(given)).sort().map((name) => path.join(given, name))
      : [given];
    for (const file of inside) {
      if (!(await stat(file)).isFile()) continue;
      files.push({ path: file, name: path.basename(file), head: await headOf(file) });
    }
  }
  return files;
}

async function headOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return beginningOf(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** The formats found among the files, each with its files; a file belongs to one format. */
export function recognise(files: readonly ListFile[]): { format: ListFormat; files: readonly ListFile[] }[] {
  let left = [...files];
  const found: { format: ListFormat; files: readonly ListFile[] }[] = [];
  for (const format of listFormats) {
    for (let own = format.select(left); own.length > 0; own = format.select(left)) {
      found.push({ format, files: own });
      left = left.filter((file) => !own.includes(file));
    }
  }
  return found;
}

/**
 * Reads one list into a new version. The old one answers until the new one is whole; a failure changes nothing.
 *
 * @param record writes the import down, in the transaction that makes the version the current one
 * @throws StationError INVALID_REQUEST when the files are not whole, empty, or not the ones announced.
 */
export async function importList(
  store: Store,
  lists: ListsRepository,
  source: { format: ListFormat; files: readonly ListFile[] },
  options: ImportOptions,
  now: string,
  record: (list: ImportedList) => void,
): Promise<ImportedList> {
  const { format, files } = source;
  if (options.date !== undefined) requireDay(options.date, now);
  const list = options.list ?? format.list;
  const sha256 = await hashOf(files);
  if (options.sha256 && options.sha256.toLowerCase() !== sha256)
    throw new StationError(
      'INVALID_REQUEST',
      'The files are not the announced ones: their SHA-256 differs. Nothing was changed.',
    );
  const lacking = format.lacks?.(files) ?? null;
  const made = { list, title: format.title, format: format.format, sha256, files: files.map((f) => f.name) };
  const current = lists.current().find((v) => v.list === list);
  if (current && current.sha256 === sha256 && !options.date) {
    const { date, entries, names } = current;
    const same = { ...made, date, entries, names, unchanged: true, notes: lacking ? [lacking] : [] };
    record(same);
    return same;
  }

  const version = store.write(() =>
    lists.begin({ ...made, files: JSON.stringify(made.files), date: now.slice(0, 10), importedAt: now }),
  );
  try {
    const { published, entries, names } = await stage(store, lists, version, source);
    if (entries === 0)
      throw new StationError('INVALID_REQUEST', 'The list holds no entries; nothing was changed.', {
        reason: 'LIST_EMPTY',
      });
    // A date that is none, or to come, would have no age, and a list without an age would never be too old.
    const isDay = published !== null && !Number.isNaN(Date.parse(published)) && !isToCome(published, now);
    const stated = options.date ?? (isDay ? published : null);
    const date = stated ?? (await newest(files, now));
    if (current && current.sha256 !== sha256 && !options.anyway)
      requireReplaceable(current, { date, entries, names });
    const undated =
      stated === null
        ? `The files hold no date: ${date} is when they were written here. Give the publisher's date, or the list passes for younger than it is.`
        : null;
    const notes = [lacking, undated].filter((note) => note !== null);
    const imported = { ...made, date, entries, names, unchanged: false, notes };
    store.write(() => {
      lists.publish(version, list, { entries, names, date });
      record(imported);
    });
    return imported;
  } catch (thrown) {
    store.write(() => lists.discard(version));
    throw thrown;
  }
}

/**
 * Writes the entries of a version nobody reads yet, a chunk in a transaction. A file is read asynchronously and the
 * station goes on serving meanwhile, so one transaction over the whole file is impossible; what becomes visible does so
 * in the one of `publish` (ADR 80). Memory does not grow with the list.
 */
async function stage(
  store: Store,
  lists: ListsRepository,
  version: number,
  { format, files }: { format: ListFormat; files: readonly ListFile[] },
): Promise<{ published: string | null; entries: number; names: number }> {
  const reading = format.read(files);
  const chunk: ListedEntry[] = [];
  let entries = 0;
  let names = 0;
  const flush = (): void => {
    store.write(() => {
      for (const entry of chunk) lists.add(version, entry);
    });
    entries += chunk.length;
    names += chunk.reduce((sum, entry) => sum + entry.names.length, 0);
    chunk.length = 0;
  };
  for (;;) {
    // What stops the reading lies in the files; what stops the writing does not.
    const step = await reading.next().catch((thrown: unknown) => {
      throw refusedList(thrown, files);
    });
    if (step.done) {
      flush();
      return { published: step.value.date, entries, names };
    }
    chunk.push(step.value);
    if (chunk.length >= CHUNK_ENTRIES) {
      flush();
      // Reading is quicker than the event loop: requests get their turn between chunks.
      await new Promise(setImmediate);
    }
  }
}

/** SHA-256 over the files in their order, each with its length, so that boundaries count. */
async function hashOf(files: readonly ListFile[]): Promise<string> {
  const hash = createHash('sha256');
  if (files.length === 1) {
    for await (const chunk of createReadStream(files[0]!.path)) hash.update(chunk as Buffer);
    return hash.digest('hex');
  }
  for (const file of files) {
    const one = createHash('sha256');
    for await (const chunk of createReadStream(file.path)) one.update(chunk as Buffer);
    hash.update(`${file.name}\0`).update(one.digest());
  }
  return hash.digest('hex');
}

/** Day of the newest file: the best there is for lists that do not say their date (OFAC CSV). */
async function newest(files: readonly ListFile[], now: string): Promise<string> {
  const times = await Promise.all(files.map(async (file) => (await stat(file.path)).mtimeMs));
  return new Date(Math.min(Math.max(...times), Date.parse(now))).toISOString().slice(0, 10);
}

export interface ListDifference {
  readonly list: string;
  readonly from: Pick<ListVersion, 'date' | 'imported_at'> | null;
  readonly to: Pick<ListVersion, 'date' | 'imported_at'>;
  readonly added: readonly { id: string; name: string }[];
  readonly removed: readonly { id: string; name: string }[];
  readonly changed: readonly { id: string; name: string }[];
}

/** What changed between the version before and the current one. */
export function differenceOf(lists: ListsRepository, list: string): ListDifference {
  const versions = lists.versionsOf(list);
  const to = versions.find((v) => v.current === 1);
  if (!to) throw new StationError('NOT_FOUND', `The list "${list}" has not been imported.`);
  const from = versions.find((v) => v.current === 0) ?? null;
  const [before, after] = [
    from ? lists.digests(from.version) : new Map<string, { digest: string; name: string }>(),
    lists.digests(to.version),
  ];
  const pick = (map: typeof after, wanted: (id: string) => boolean) =>
    [...map].filter(([id]) => wanted(id)).map(([id, { name }]) => ({ id, name }));
  return {
    list,
    from,
    to,
    added: pick(after, (id) => !before.has(id)),
    removed: pick(before, (id) => !after.has(id)),
    changed: pick(after, (id) => before.has(id) && before.get(id)!.digest !== after.get(id)!.digest),
  };
}
