import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Corpora, Paper } from '../corpora/paper.ts';

const FOLDER = path.join(import.meta.dirname, '../corpora');

/**
 * The entries of all corpora by document type: modules first, then data. A file of data, or a folder of them, has the
 * papers of the type that it is named after.
 */
export async function allCorpora(): Promise<[type: string, papers: readonly Paper[]][]> {
  const files = globSync('*.ts', { cwd: FOLDER, exclude: ['*.test.ts', 'paper.ts'] }).sort();
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(FOLDER, file))) as { corpora: Corpora }),
  );
  const data = globSync('**/*.json', { cwd: FOLDER })
    .sort()
    .map((file): [string, readonly Paper[]] => [
      file.split(path.sep)[0]!.replace('.json', '').toUpperCase().replaceAll('-', '_'),
      JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as readonly Paper[],
    ]);
  return [...modules.flatMap(({ corpora }) => Object.entries(corpora)), ...data];
}
