import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addTo } from '../../../src/contract/lists-by-key.ts';
import { ScreeningRequest } from '../../../src/contract/screening.ts';
import type { ListedEntry } from '../../../src/station/screening/entry.ts';
import { numberKeys } from '../../../src/station/screening/identifiers/number-keys.ts';
import { offeredFiles } from '../../../src/station/screening/import-lists.ts';
import type { ListFile, ListFormat, LossKind } from '../../../src/station/screening/lists/format.ts';
import { readList } from '../../../src/station/screening/lists/read-list.ts';
import { NO_EVIDENCE } from '../../../src/station/screening/names/match-names.ts';
import { queryNames, scoreEntry } from '../../../src/station/screening/score-entry.ts';
import { sortOffered, type LeftFile } from '../../../src/station/screening/offered-lists.ts';
import { table } from '../report.ts';
import { THRESHOLD } from './threshold.ts';
import { rawSheet } from './raw-tables.ts';
import { secondReading } from './second-reader.ts';

/** Shorter ones tell nobody from others (src/station/screening/score-entry.ts). */
const TELLING = 6;
const SHOWN = 8;

/** What an import keeps of a list, held against the second reader. */
export interface Comparison {
  readonly format: string;
  readonly entries: number;
  /** By the second reader; null where it has no pattern for the format. */
  readonly raw: { readonly entries: number; readonly names: number; readonly numbers: number } | null;
  readonly lostNames: readonly string[];
  /** Numbers that do not find their entry when they are asked for without a name. */
  readonly lostNumbers: readonly string[];
  readonly losses: Readonly<Partial<Record<LossKind, number>>>;
}

/** Every list in a folder, and what is none: each file is looked at, also those of which an import would leave one. */
export async function comparisonsIn(
  folder: string,
): Promise<{ lists: Comparison[]; left: readonly LeftFile[] }> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'netefatsa-files-'));
  try {
    const lists: Comparison[] = [];
    const refused: LeftFile[] = [];
    let paths = [folder];
    while (paths.length > 0) {
      const { sources, left } = sortOffered(await offeredFiles(paths, scratch), undefined, []);
      for (const source of sources) lists.push(await compared(source, folder));
      refused.push(...left.filter(({ reason }) => reason !== 'SAME_LIST'));
      paths = left.filter(({ reason }) => reason === 'SAME_LIST').map(({ file }) => path.join(folder, file));
    }
    return { lists, left: refused };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Reads every file of a folder of folders, and holds each against the second reader: entries, names that the import does
 * not keep, and numbers that do not find their entry when they are asked for without a name. Prints what is missing.
 */
export async function benchListFiles(root: string): Promise<void> {
  const rows: (string | number)[][] = [];
  const real = path.join(root, 'real');
  const folders = existsSync(real) ? readdirSync(real).map((name) => path.join(real, name)) : [];
  for (const folder of [root, ...folders.filter((name) => !name.endsWith('.md'))]) {
    const { lists, left } = await comparisonsIn(folder);
    for (const { file, reason } of left)
      if (!/\.md$/.test(file)) rows.push([path.basename(folder), file, reason, '', '', '', '']);
    for (const list of lists) rows.push([path.basename(folder), ...rowOf(list)]);
  }
  process.stdout.write(
    `${table([['folder', 'read as', 'entries', 'names lost', 'numbers', 'not found alone', 'said to be lost'], ...rows])}\n`,
  );
}

function rowOf({ format, entries, raw, lostNames, lostNumbers, losses }: Comparison): (string | number)[] {
  const said = JSON.stringify(losses);
  if (!raw) return [format, entries, '?', '', '?', said];
  for (const lost of [...lostNames.slice(0, SHOWN), ...lostNumbers.slice(0, SHOWN)])
    process.stdout.write(`  ${format}: ${lost}\n`);
  return [
    format,
    raw.entries === entries ? entries : `${entries} of ${raw.entries}`,
    `${lostNames.length} of ${raw.names}`,
    raw.numbers,
    lostNumbers.length,
    said,
  ];
}

async function compared(
  { format, files }: { format: ListFormat; files: readonly ListFile[] },
  folder: string,
): Promise<Comparison> {
  const losses: Partial<Record<LossKind, number>> = {};
  const entries: ListedEntry[] = [];
  for await (const entry of readList({ format, files }, (kind) => (losses[kind] = (losses[kind] ?? 0) + 1)))
    entries.push(entry);
  const of = { format: format.format, entries: entries.length, losses };
  const raw = secondReading(files.map((file) => textOf(file, folder)));
  if (!raw) return { ...of, raw: null, lostNames: [], lostNumbers: [] };
  const kept = new Set(entries.flatMap((e) => e.names.map((n) => wordsOf(n.text))));
  const keys = new Map<string, ListedEntry[]>();
  for (const entry of entries)
    for (const key of new Set(entry.documents.flatMap((d) => numberKeys(d.number)))) addTo(keys, key, entry);
  const names = raw.names.map(wordsOf).filter((name) => name !== '');
  const numbers = raw.numbers.filter((number) => number.replace(/[^A-Za-z0-9]/g, '').length >= TELLING);
  return {
    ...of,
    raw: { entries: raw.entries, names: names.length, numbers: numbers.length },
    lostNames: names.filter((name) => !kept.has(name)),
    lostNumbers: numbers.filter(
      (number) => !numberKeys(number).some((key) => keys.get(key)?.some(isFoundBy(number))),
    ),
  };
}

/** A spreadsheet is read as it was offered, not as it was turned into CSV. */
function textOf(file: ListFile, folder: string): string {
  return /\.xlsx$/i.test(file.name)
    ? rawSheet(readFileSync(path.join(folder, file.name)))
    : readFileSync(file.path, 'utf8').replace(/^\ufeff/, '');
}

/** Is an entry a hit for the number alone, without any name? */
function isFoundBy(documentNumber: string): (entry: ListedEntry) => boolean {
  const request = { ...ScreeningRequest.parse({ documentNumber }), type: 'company' as const };
  return (entry) => scoreEntry(request, queryNames(request), entry, NO_EVIDENCE).score >= THRESHOLD;
}

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[\s,"]+/)
    .filter(Boolean)
    .sort()
    .join(' ');
