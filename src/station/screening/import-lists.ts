import { createHash } from 'node:crypto';
import { mkdtemp, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StationError } from '../../contract/errors/station-error.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { beginningOf } from '../text-encoding.ts';
import { sha256OfFile } from '../store/file-hash.ts';
import type { Store } from '../store/store.ts';
import type { ListedEntry } from './entry.ts';
import type { ListsRepository } from './lists-repository.ts';
import type { ListFile, ListFormat, LossKind } from './lists/format.ts';
import { isToCome, requireDay } from './lists/dates.ts';
import { listFormats } from './lists/index.ts';
import { refusedList } from './lists/list-fault.ts';
import { readList } from './lists/read-list.ts';
import { requireReplaceable } from './lists/replacement.ts';
import { isWorkbook, sheetsAsCsv } from './lists/xlsx.ts';
import { filesIn, isZip, unpack } from './lists/zip.ts';

export interface ImportOptions {
  /** Overrides the format's own list identifier: `pip`, `blocklist`, … */
  readonly list?: string;
  /** Publisher's date, where the files hold none. `YYYY-MM-DD`. */
  readonly date?: string;
  /** Fails unless the files' SHA-256 is this one. */
  readonly sha256?: string;
  /** Accepts a list that is older, or much smaller, than the one it replaces. */
  readonly anyway?: boolean;
}

export interface ImportedList {
  readonly list: string;
  readonly title: string;
  readonly format: string;
  readonly date: string;
  readonly entries: number;
  readonly names: number;
  readonly identifiers: number;
  /** Counts of what the import could not keep, by kind. */
  readonly losses: Readonly<Partial<Record<LossKind, number>>>;
  readonly sha256: string;
  readonly files: readonly string[];
  /** The same bytes were already current. */
  readonly unchanged: boolean;
  /** Assumptions made and missing parts. */
  readonly notes: readonly string[];
  /** The same by key, one for one. */
  readonly notesSaid: readonly Message[];
}

const HEAD_BYTES = 4_096;
/** A transaction with this many entries lasts some tens of milliseconds. */
const CHUNK_ENTRIES = 500;

/**
 * Files of the given paths; a folder stands for its files (a USB stick), an archive for its members, a spreadsheet for
 * its sheets. What is not opened, as nested folders and dangling links, is listed with the reason.
 *
 * @param scratch folder that archives and spreadsheets are unpacked into; without it they are offered as they are
 */
export async function offeredFiles(paths: readonly string[], scratch?: string): Promise<ListFile[]> {
  const files: ListFile[] = [];
  for (const given of paths) {
    const info = await stat(given).catch(() => null);
    if (!info)
      throw new StationError('INVALID_REQUEST', message('listImports.nothingThere', { place: given }));
    for (const file of info.isDirectory() ? await inFolder(given) : [given]) {
      const offered = typeof file === 'string' ? await offeredFile(file) : file;
      if (scratch === undefined || !isZip(offered.head)) files.push(offered);
      else files.push(...(await unpacked(offered, scratch)));
    }
  }
  return files;
}

/** Contents of a folder; the folder itself, as an unreadable file, if it cannot be listed. */
async function inFolder(folder: string): Promise<(string | ListFile)[]> {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => !OF_SYSTEMS.test(name))
      .sort()
      .map((name) => path.join(folder, name));
  } catch (thrown) {
    return [notOpened(folder, thrown)];
  }
}

async function offeredFile(file: string): Promise<ListFile> {
  const name = path.basename(file);
  try {
    const kind = await stat(file);
    if (kind.isFile()) return { path: file, name, head: await headOf(file) };
    const unopened = message(kind.isDirectory() ? 'listImports.folderInside' : 'listImports.notKnown');
    return { path: file, name, head: '', unopened };
  } catch (thrown) {
    return notOpened(file, thrown);
  }
}

function notOpened(file: string, thrown: unknown): ListFile {
  const code = (thrown as NodeJS.ErrnoException).code ?? '';
  const isDeadLink = code === 'ENOENT' || code === 'ELOOP';
  const unopened = isDeadLink
    ? message('listImports.deadLink')
    : message('listImports.notOpened', { cause: code });
  return { path: file, name: path.basename(file), head: '', unopened };
}

/** System files in folders and on sticks. */
const OF_SYSTEMS =
  /^(?:\.|Thumbs\.db$|desktop\.ini$|System Volume Information$|\$RECYCLE\.BIN$|lost\+found$)/i;

async function unpacked(archive: ListFile, scratch: string): Promise<ListFile[]> {
  try {
    const folder = await mkdtemp(path.join(scratch, 'archive-'));
    const inside = await filesIn(archive.path);
    return await offeredFiles(
      isWorkbook(inside)
        ? await sheetsAsCsv(archive.path, inside, folder)
        : await unpack(archive.path, folder),
    );
  } catch (thrown) {
    throw refusedList(thrown, [archive]);
  }
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
 * Reads one list into a new version. The old one stays in use until the new one is complete; a failure changes nothing.
 *
 * @param record writes the audit record, in the transaction that makes the version current
 * @throws StationError INVALID_REQUEST when the files are incomplete, empty, or not the ones announced.
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
  const sha256 = await hashOf(files).catch((thrown: unknown) => {
    throw refusedList(thrown, files);
  });
  if (options.sha256 && options.sha256.toLowerCase() !== sha256)
    throw new StationError('INVALID_REQUEST', message('listImports.otherHash'));
  const lacking = format.lacks?.(files) ?? null;
  const made = { list, title: format.title, format: format.format, sha256, files: files.map((f) => f.name) };
  const current = lists.current().find((v) => v.list === list);
  if (current && current.sha256 === sha256 && !options.date) {
    const { date, entries, names } = current;
    const identifiers = lists.identifiers(current.version);
    const notes = noted([lacking]);
    const same = { ...made, date, entries, names, identifiers, losses: {}, unchanged: true, ...notes };
    record(same);
    return same;
  }

  const version = store.write(() =>
    lists.begin({ ...made, files: JSON.stringify(made.files), date: now.slice(0, 10), importedAt: now }),
  );
  try {
    const { published, entries, names, identifiers, losses } = await stage(store, lists, version, source);
    if (entries === 0)
      throw new StationError('INVALID_REQUEST', message('listImports.noEntries'), {
        reason: 'LIST_EMPTY',
      });
    // An invalid or future date has no age, and the list would never be too old.
    const isDay = published !== null && !Number.isNaN(Date.parse(published)) && !isToCome(published, now);
    const stated = options.date ?? (isDay ? published : null);
    const date = stated ?? (await newest(files, now));
    if (current && current.sha256 !== sha256 && !options.anyway)
      requireReplaceable(current, { date, entries, names });
    const undated = stated === null ? message('listImports.undated', { day: date }) : null;
    const notes = noted([lacking, undated]);
    const imported = { ...made, date, entries, names, identifiers, losses, unchanged: false, ...notes };
    store.write(() => {
      lists.publish(version, list, { entries, names, identifiers, date });
      record(imported);
    });
    return imported;
  } catch (thrown) {
    store.write(() => lists.discard(version));
    throw thrown;
  }
}

function noted(found: readonly (Message | null)[]): Pick<ImportedList, 'notes' | 'notesSaid'> {
  const notesSaid = found.filter((note) => note !== null);
  return { notes: notesSaid.map(inEnglish), notesSaid };
}

/**
 * Writes the entries of a version not in use yet, one chunk per transaction: reading is asynchronous and the station
 * keeps serving, so a single transaction is impossible. Entries become visible in that of `publish` (ADR 80). Memory
 * does not grow with the list.
 */
async function stage(
  store: Store,
  lists: ListsRepository,
  version: number,
  source: { format: ListFormat; files: readonly ListFile[] },
): Promise<
  { published: string | null } & Pick<ImportedList, 'entries' | 'names' | 'identifiers' | 'losses'>
> {
  const losses: Partial<Record<LossKind, number>> = {};
  const reading = readList(source, (kind) => (losses[kind] = (losses[kind] ?? 0) + 1));
  const chunk: ListedEntry[] = [];
  let entries = 0;
  let names = 0;
  let identifiers = 0;
  const flush = (): void => {
    store.write(() => {
      for (const entry of chunk) lists.add(version, entry);
    });
    entries += chunk.length;
    names += chunk.reduce((sum, entry) => sum + entry.names.length, 0);
    identifiers += chunk.reduce((sum, entry) => sum + entry.documents.length, 0);
    chunk.length = 0;
  };
  for (;;) {
    // Read errors are the file's fault; write errors are not.
    const step = await reading.next().catch((thrown: unknown) => {
      throw refusedList(thrown, source.files);
    });
    if (step.done) {
      flush();
      return { published: step.value.date, entries, names, identifiers, losses };
    }
    chunk.push(step.value);
    if (chunk.length >= CHUNK_ENTRIES) {
      flush();
      // Reading outpaces the event loop: let requests in between chunks.
      await new Promise(setImmediate);
    }
  }
}

/** SHA-256 over the files in order, each with its length, so that boundaries count. */
async function hashOf(files: readonly ListFile[]): Promise<string> {
  if (files.length === 1) return sha256OfFile(files[0]!.path);
  const hash = createHash('sha256');
  for (const { name, path } of files)
    hash.update(`${name}\0`).update(Buffer.from(await sha256OfFile(path), 'hex'));
  return hash.digest('hex');
}

/** Day of the newest file: the best estimate for lists without a date (OFAC CSV). */
async function newest(files: readonly ListFile[], now: string): Promise<string> {
  const times = await Promise.all(files.map(async (file) => (await stat(file.path)).mtimeMs));
  return new Date(Math.min(Math.max(...times), Date.parse(now))).toISOString().slice(0, 10);
}
