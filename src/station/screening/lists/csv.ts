import { pipeline } from 'node:stream';
import { CsvError, parse, type Options } from 'csv-parse';
import { readText } from '../../text-encoding.ts';
import { ListFault } from './list-fault.ts';

/** Streams the rows of a CSV file, or of its bytes, as arrays of trimmed text. @throws ListFault */
export async function* csvRows(source: string | Buffer, options: Options = {}): AsyncGenerator<string[]> {
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
  pipeline(readText(source), parser, () => undefined);
  try {
    for await (const row of parser) yield row as string[];
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    const isOpen = thrown.code === 'CSV_QUOTE_NOT_CLOSED';
    throw new ListFault(
      typeof source === 'string' ? source : '',
      isOpen ? { kind: 'cut-off' } : { kind: 'damaged', line: parser.info.lines },
      thrown,
    );
  }
}

/** The Ctrl-Z that ends files of old systems. */
const END_MARK = '\u001a';

/**
 * The rows of a file that a publisher wrote, where every row is as long as the first.
 *
 * @throws ListFault also when the last one is shorter: the file was cut off
 */
export async function* publishedRows(
  path: string,
  options: Options = {},
  skip = 0,
): AsyncGenerator<string[]> {
  let width = 0;
  let last: string[] | null = null;
  let line = 0;
  for await (const row of csvRows(path, options)) {
    if (line++ < skip || row[0] === END_MARK) continue;
    width ||= row.length;
    if (last) yield last;
    last = row;
  }
  if (!last) return;
  if (last.length < width)
    throw new ListFault(path, { kind: 'cut-off' }, 'The file ends in the middle of a row.');
  yield last;
}

/** Streams rows as objects by the header's (trimmed) column names; short rows lack their last cells. */
export const csvRecords = (
  source: string | Buffer,
  options: Options = {},
): AsyncGenerator<Record<string, string>> => byHeader(csvRows(source, options));

/** The same of a file that a publisher wrote. @throws ListFault also when the file was cut off */
export const publishedRecords = (
  path: string,
  { skip = 0, lowerCase = false, ...options }: Options & { skip?: number; lowerCase?: boolean } = {},
): AsyncGenerator<Record<string, string>> => byHeader(publishedRows(path, options, skip), lowerCase);

/** @param lowerCase names of columns, however the file writes them */
async function* byHeader(
  rows: AsyncGenerator<string[]>,
  lowerCase = false,
): AsyncGenerator<Record<string, string>> {
  let header: string[] | null = null;
  for await (const row of rows) {
    if (!header) header = lowerCase ? row.map((column) => column.toLowerCase()) : row;
    else yield Object.fromEntries(header.map((column, i) => [column, row[i] ?? '']));
  }
}

/** The name of a column as people write it, in one spelling: `Date of birth` and `date-of-birth` are `date_of_birth`. */
export const columnName = (column: string): string =>
  column
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** What stands between columns: spreadsheets of countries whose comma is that of decimals write semicolons. */
const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The separator that stands most often in the first line of a header, outside of quotes. */
export function separatorOf(header: string): string {
  const bare = header.split(/[\r\n]/, 1)[0]!.replace(/"[^"]*"/g, '');
  const often = (separator: string): number => bare.split(separator).length;
  return [...SEPARATORS].sort((a, b) => often(b) - often(a))[0]!;
}

/** The columns of a header. @param head lower case (`headerOf`) */
export const columnsOf = (head: string): readonly string[] =>
  head
    .split(/[\r\n]/, 1)[0]!
    .split(separatorOf(head))
    .map((column) => column.trim());

/** Does a header have these columns, in any order and beside others? @param head lower case (`headerOf`) */
export const hasColumns = (head: string, columns: readonly string[]): boolean => {
  const given = new Set(columnsOf(head));
  return columns.every((column) => given.has(column));
};

/** The words of a header line, lower case, without quotes: for recognising a format by content. */
export const headerOf = (head: string): string =>
  head.split(/\r?\n/, 3).join('\n').toLowerCase().replace(/"/g, '');
