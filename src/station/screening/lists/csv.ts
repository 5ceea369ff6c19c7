import { pipeline } from 'node:stream';
import { CsvError, parse, type Options } from 'csv-parse';
import { readText } from '../../text-encoding.ts';
import { ListFault } from './list-fault.ts';

/** Streams the rows of a CSV file, or of its bytes, as arrays of trimmed text. @throws ListFault */
export async function* csvRows(source: string | Buffer, options: Options = {}): AsyncGenerator<string[]> {
  // Sanctions lists are human-made: real files have quotes inside fields and ragged rows.
  const parser = parse({
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: 1_000_000,
    ...options,
  });
  // `pipe` drops errors: a disk pulled out during reading would end the process.
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

/** Ctrl-Z, the end-of-file mark of old systems. */
const END_MARK = '\u001a';

/**
 * The rows of a publisher's file, each as long as the first.
 *
 * @throws ListFault also when the last one is shorter: the file was truncated
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

/** The same of a publisher's file. @throws ListFault also when the file was truncated */
export const publishedRecords = (
  path: string,
  { skip = 0, lowerCase = false, ...options }: Options & { skip?: number; lowerCase?: boolean } = {},
): AsyncGenerator<Record<string, string>> => byHeader(publishedRows(path, options, skip), lowerCase);

/** @param lowerCase convert column names to lower case */
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

/** Normalised column name: `Date of birth` and `date-of-birth` are `date_of_birth`. */
export const columnName = (column: string): string =>
  column
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Column separators: spreadsheets with a decimal comma write semicolons. */
const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The most frequent separator in the header's first line, outside quotes. */
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

/** Normalised header line, lower case, without quotes: to recognise a format by content. */
export const headerOf = (head: string): string =>
  head.split(/\r?\n/, 3).join('\n').toLowerCase().replace(/"/g, '');
