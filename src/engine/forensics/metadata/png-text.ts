import { inflateWithin } from '../../bounded-inflate.ts';
import { pngChunks } from '../png-chunks.ts';

/**
 * Limits on text chunks read, and on the decompressed size of one: program texts have some lines, XMP packets some
 * kilobytes.
 */
const MAX_CHUNKS = 64;
const MAX_TEXT_BYTES = 512 * 1024;
const TEXT = 0x74455874;
const PACKED_TEXT = 0x7a545874;
const INTERNATIONAL_TEXT = 0x69545874;

/** Text chunks of a PNG by keyword, as bytes (ISO/IEC 15948, 11.3.4); those over the size limit are left out. */
export function pngTexts(bytes: Uint8Array): Map<string, Uint8Array> {
  const texts = new Map<string, Uint8Array>();
  let looked = 0;
  for (const { type, start, end } of pngChunks(bytes)) {
    if (![TEXT, PACKED_TEXT, INTERNATIONAL_TEXT].includes(type)) continue;
    if (++looked > MAX_CHUNKS) break;
    const data = bytes.subarray(start, end - 4);
    const keyword = Buffer.from(data.subarray(0, data.indexOf(0))).toString('latin1');
    const text = textOf(type, data.subarray(keyword.length + 1));
    if (keyword !== '' && text && !texts.has(keyword)) texts.set(keyword, text);
  }
  return texts;
}

/** @param rest chunk data after the keyword */
function textOf(type: number, rest: Uint8Array): Uint8Array | null {
  if (type === TEXT) return rest.subarray(0, MAX_TEXT_BYTES);
  if (type === PACKED_TEXT) return inflateWithin(rest.subarray(1), MAX_TEXT_BYTES);
  // Compression flag and method, then a language tag and a translated keyword, each zero-terminated.
  const language = rest.indexOf(0, 2);
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1);
  if (translated < 0) return null;
  const text = rest.subarray(translated + 1);
  return rest[0] === 1 ? inflateWithin(text, MAX_TEXT_BYTES) : text.subarray(0, MAX_TEXT_BYTES);
}
