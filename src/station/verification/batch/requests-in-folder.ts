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
  /** Files that are no JPG, PNG or PDF by their names, and links: what they lead to may lie anywhere. */
  readonly others: number;
}

const DOCUMENT = /\.(?:jpe?g|png|pdf)$/i;
/** `page 2` comes before `page 10`, on every machine alike. */
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * What a folder asks for: every document in it for itself, and those of each folder within it together, however deep it lies.
 * Hidden files are left alone.
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
