import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { ListedEntry } from '../entry.ts';
import { offeredFiles, recognise } from '../import-lists.ts';
import { readList } from './read-list.ts';

/** A list as it was read from files. */
export interface ReadList {
  readonly list: string;
  readonly format: string;
  readonly date: string | null;
  readonly entries: readonly ListedEntry[];
  readonly losses: readonly string[];
}

/** What is read from files of these names and texts in one folder. */
export async function readAll(files: Readonly<Record<string, string>>): Promise<ReadList[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-formats-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const lists: ReadList[] = [];
  for (const { format, files: own } of recognise(await offeredFiles([folder]))) {
    const entries: ListedEntry[] = [];
    const losses: string[] = [];
    const reading = readList({ format, files: own }, (kind) => losses.push(kind));
    let step = await reading.next();
    for (; !step.done; step = await reading.next()) entries.push(step.value);
    lists.push({ list: format.list, format: format.format, date: step.value.date, entries, losses });
  }
  return lists;
}
