import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addTo } from '../../../src/contract/lists-by-key.ts';
import { ScreeningRequest } from '../../../src/contract/screening.ts';
import type { ListedEntry } from '../../../src/station/screening/entry.ts';
import { numberKeys } from '../../../src/station/screening/identifiers/number-keys.ts';
import { offeredFiles } from '../../../src/station/screening/import-lists.ts';
import type { ListFile, ListFormat, LossKind } from '../../../src/station/screening/lists/format.ts';
import { NO_EVIDENCE } from '../../../src/station/screening/names/match-names.ts';
import { queryNames, scoreEntry } from '../../../src/station/screening/score-entry.ts';
import { sortOffered } from '../../../src/station/screening/offered-lists.ts';
import { table } from '../report.ts';
import { THRESHOLD } from './threshold.ts';
import { secondReading } from './second-reader.ts';

/** Shorter ones tell nobody from others (src/station/screening/score-entry.ts). */
const TELLING = 6;
const SHOWN = 8;

/**
 * Reads every file of a folder of folders, and holds each against the second reader: entries, names that the import does
 * not keep, and numbers that do not find their entry when they are asked for without a name. Prints what is missing.
 */
export async function benchListFiles(root: string): Promise<void> {
  const rows: (string | number)[][] = [];
  const folders = [
    root,
    ...(existsSync(path.join(root, 'real'))
      ? readdirSync(path.join(root, 'real')).map((name) => path.join(root, 'real', name))
      : []),
  ];
  for (const folder of folders) {
    const scratch = mkdtempSync(path.join(tmpdir(), 'netefatsa-files-'));
    try {
      const { sources, left } = sortOffered(await offeredFiles([folder], scratch), undefined, []);
      for (const { file, reason } of left)
        if (!/\.md$/.test(file)) rows.push([path.basename(folder), file, reason, '', '', '', '']);
      for (const source of sources) rows.push([path.basename(folder), ...(await compared(source))]);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  }
  process.stdout.write(
    `${table([['folder', 'read as', 'entries', 'names lost', 'numbers', 'not found alone', 'said to be lost'], ...rows])}\n`,
  );
}

async function compared({
  format,
  files,
}: {
  format: ListFormat;
  files: readonly ListFile[];
}): Promise<(string | number)[]> {
  const losses: Partial<Record<LossKind, number>> = {};
  const entries: ListedEntry[] = [];
  for await (const entry of format.read(files, (kind) => (losses[kind] = (losses[kind] ?? 0) + 1)))
    entries.push(entry);
  const raw = secondReading(files.map((file) => readFileSync(file.path, 'utf8')));
  if (!raw) return [format.format, entries.length, '?', '', '?', JSON.stringify(losses)];
  const names = new Set(entries.flatMap((e) => e.names.map((n) => wordsOf(n.text))));
  const keys = new Map<string, ListedEntry[]>();
  for (const entry of entries)
    for (const key of new Set(entry.documents.flatMap((d) => numberKeys(d.number)))) addTo(keys, key, entry);
  const lostNames = raw.names.filter((name) => wordsOf(name) !== '' && !names.has(wordsOf(name)));
  const told = raw.numbers.filter((number) => number.replace(/[^A-Za-z0-9]/g, '').length >= TELLING);
  const lostNumbers = told.filter(
    (number) => !numberKeys(number).some((key) => keys.get(key)?.some(isFoundBy(number))),
  );
  for (const lost of [...lostNames.slice(0, SHOWN), ...lostNumbers.slice(0, SHOWN)])
    process.stdout.write(`  ${format.format}: ${lost}\n`);
  const seen =
    Number.isNaN(raw.entries) || raw.entries === entries.length
      ? entries.length
      : `${entries.length} of ${raw.entries}`;
  return [
    format.format,
    seen,
    `${lostNames.length} of ${raw.names.length}`,
    told.length,
    lostNumbers.length,
    JSON.stringify(losses),
  ];
}

/** Is an entry a hit for the number alone, without any name? */
function isFoundBy(documentNumber: string): (entry: ListedEntry) => boolean {
  const request = { ...ScreeningRequest.parse({ documentNumber }), type: 'company' as const };
  return (entry) => scoreEntry(request, queryNames(request), entry, NO_EVIDENCE).score >= THRESHOLD;
}

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .sort()
    .join(' ');
