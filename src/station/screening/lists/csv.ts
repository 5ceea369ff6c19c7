import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { parse, type Options } from 'csv-parse';

/** Streams the rows of a CSV file as arrays of trimmed text. */
export async function* csvRows(path: string, options: Options = {}): AsyncGenerator<string[]> {
  // Sanctions lists are human-made: quotes inside fields and ragged rows occur in the real files.
  const parser = parse({
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: 1_000_000,
    ...options,
  });
  // With `pipe`, nobody would hear of a disk that is pulled out while it is read, and that ends the process.
  pipeline(createReadStream(path), parser, () => undefined);
  for await (const row of parser) yield row as string[];
}

/** Streams rows as objects by the header's (trimmed) column names. */
export async function* csvRecords(
  path: string,
  options: Options & { skip?: number } = {},
): AsyncGenerator<Record<string, string>> {
  const { skip = 0, ...rest } = options;
  let header: string[] | null = null;
  let line = 0;
  for await (const row of csvRows(path, rest)) {
    if (line++ < skip) continue;
    if (!header) header = row;
    else yield Object.fromEntries(header.map((column, i) => [column, row[i] ?? '']));
  }
}

/** The words of a header line, lower case, without quotes: for recognising a format by content. */
export const headerOf = (head: string): string =>
  head.split(/\r?\n/, 3).join('\n').toLowerCase().replace(/"/g, '');
