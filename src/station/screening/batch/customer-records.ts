import { readText } from '../../text-encoding.ts';
import { csvRecords } from '../lists/csv.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** What Excel writes above the header where a country's comma is that of decimals. */
const SAID = /^\s*sep=(.)\s*$/i;

/** The rows of a bank's file, whatever separates its columns. @throws ListFault */
export async function* customerRecords(source: string | Buffer): AsyncGenerator<Record<string, string>> {
  const header = await beginning(source);
  const [first = '', ...further] = header.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const said = SAID.exec(first)?.[1];
  const delimiter = said ?? separatorOf(first);
  const skipped =
    said === undefined ? 0 : header.split(/\r\n|\r|\n/).findIndex((line) => SAID.test(line)) + 1;
  yield* csvRecords(source, {
    delimiter,
    ...(further.length > 0 && skipped > 0 ? { from_line: skipped + 1 } : {}),
  });
}

async function beginning(source: string | Buffer): Promise<string> {
  for await (const chunk of readText(source)) {
    const text = String(chunk).replace(/^\ufeff/, '');
    if (text.trim() !== '') return text;
  }
  return '';
}

/** The character that stands most often in a header, outside of quotes. */
function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const often = (separator: string): number => bare.split(separator).length;
  return [...SEPARATORS].sort((a, b) => often(b) - often(a))[0]!;
}
