import { readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';

/** Documents of one person or company, verified together. */
export interface FolderRequest {
  /** Path within the folder, with `/` on every system. */
  readonly name: string;
  /** Paths of its files, in the order of their names. */
  readonly files: readonly string[];
}

export interface FolderContent {
  readonly requests: readonly FolderRequest[];
  /** Files whose names are not JPG, PNG or PDF, and links, which may lead anywhere. */
  readonly others: number;
}

const DOCUMENT = /\.(?:jpe?g|png|pdf)$/i;
/** `page 2` comes before `page 10`, on every machine alike. */
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Requests of a folder: each document directly in it by itself, and those of each subfolder together, at any depth.
 * Hidden files are ignored.
 *
 * @throws the error of Node when the folder cannot be read
 */
export function requestsInFolder(folder: string): FolderContent {
  const requests: FolderRequest[] = [];
  let others = 0;
  const documentsIn = (entries: readonly Dirent[]): string[] => {
    const files = entries.filter((entry) => entry.isFile());
    const documents = files.filter(({ name }) => DOCUMENT.test(name));
    const links = entries.filter((entry) => entry.isSymbolicLink());
    others += files.length - documents.length + links.length;
    return documents.map(({ name }) => name);
  };
  const lookInto = (within: string): void => {
    const entries = entriesOf(path.join(folder, within));
    const documents = documentsIn(entries).map((name) => path.join(folder, within, name));
    if (documents.length > 0) requests.push({ name: within, files: documents });
    for (const entry of entries) if (entry.isDirectory()) lookInto(`${within}/${entry.name}`);
  };
  const entries = entriesOf(folder);
  for (const name of documentsIn(entries)) requests.push({ name, files: [path.join(folder, name)] });
  for (const entry of entries) if (entry.isDirectory()) lookInto(entry.name);
  return { requests: requests.sort((a, b) => compare(a.name, b.name)), others };
}

const entriesOf = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => compare(a.name, b.name));
