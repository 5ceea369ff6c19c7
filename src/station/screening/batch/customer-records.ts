import { readText } from '../../text-encoding.ts';
import { csvRecords, separatorOf } from '../lists/csv.ts';

/** Excel writes this line above the header where the comma is the decimal separator. */
const SAID = /^\s*sep=(.)\s*$/i;

/** The rows of a bank's file, with any column separator. @throws ListFault */
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
