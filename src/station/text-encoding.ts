import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** Windows' encoding in Western Europe and southern Africa, the default when spreadsheets save CSV. */
const OF_SPREADSHEETS = 'windows-1252';

/** UTF-16 says so by its first bytes. */
function marked(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** Decodes a text file: UTF-8, UTF-16 with byte order mark, or Windows-1252. The mark is dropped. */
export const textOf = (bytes: Buffer): string =>
  new TextDecoder(marked(bytes) ?? (isUtf8(bytes) ? 'utf-8' : OF_SPREADSHEETS)).decode(bytes);

/** The beginning of such a text; characters beyond ASCII may be wrong in it. */
export const beginningOf = (bytes: Buffer): string => new TextDecoder(marked(bytes) ?? 'utf-8').decode(bytes);

/** The same as a stream, of a file of any length, or of bytes in memory; read twice. */
export const readText = (source: string | Buffer): Readable => Readable.from(decoded(source));

/** Bytes in pieces that are decoded at once. */
const PIECE_BYTES = 64 * 1024;

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
const chunksOf = (source: string | Buffer): AsyncIterable<unknown> | Iterable<Buffer> =>
  typeof source === 'string' ? createReadStream(source) : pieces(source);

async function* decoded(source: string | Buffer): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(source));
  for await (const chunk of chunksOf(source)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

async function encodingOf(source: string | Buffer): Promise<string> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  for await (const chunk of chunksOf(source)) {
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
