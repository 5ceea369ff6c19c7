import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** What Windows writes in Western Europe and southern Africa, where a spreadsheet saves CSV without asking. */
const OF_SPREADSHEETS = 'windows-1252';

/** UTF-16 says so by its first bytes. */
function marked(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** The text of a file that people made: UTF-8, UTF-16 with its mark, or Windows-1252. A byte order mark is dropped. */
export const textOf = (bytes: Buffer): string =>
  new TextDecoder(marked(bytes) ?? (isUtf8(bytes) ? 'utf-8' : OF_SPREADSHEETS)).decode(bytes);

/** The beginning of such a text; characters beyond ASCII may be wrong in it. */
export const beginningOf = (bytes: Buffer): string => new TextDecoder(marked(bytes) ?? 'utf-8').decode(bytes);

/** The same text as a stream, for files of any length: they are read twice. */
export const readText = (file: string): Readable => Readable.from(decoded(file));

async function* decoded(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(file));
  for await (const chunk of createReadStream(file)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

async function encodingOf(file: string): Promise<string> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  for await (const chunk of createReadStream(file)) {
    const bytes = chunk as Buffer;
    const mark = first ? marked(bytes) : null;
    if (mark) return mark;
    first = false;
    if (!decodes(strict, bytes)) return OF_SPREADSHEETS;
  }
  return decodes(strict) ? 'utf-8' : OF_SPREADSHEETS;
}

function decodes(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}
