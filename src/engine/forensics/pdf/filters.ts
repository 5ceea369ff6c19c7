import { inflateRawSync, inflateSync, constants } from 'node:zlib';
import { isArray, isKind, nameOf, type PdfDict, type PdfValue } from './values.ts';

/** One stream may not decode to more than this: a page's content is a few hundred kilobytes. */
const MAX_DECODED = 48 * 1024 * 1024;

/** Image codecs: their bytes stay as they are. */
const IMAGE_FILTERS = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode']);

export interface DecodedStream {
  readonly bytes: Uint8Array;
  /** The image codec the bytes are still in, or null when fully decoded. */
  readonly codec: string | null;
}

/**
 * Undoes a stream's filters (ISO 32000-1, 7.4). Damaged data gives what could be decoded; an oversized stream gives
 * no bytes at all.
 */
export function decodeStream(
  dict: PdfDict,
  raw: Uint8Array,
  resolve: (v: PdfValue | undefined) => PdfValue | undefined,
): DecodedStream {
  const filter = resolve(dict.entries.get('Filter') ?? dict.entries.get('F'));
  const parameters = resolve(dict.entries.get('DecodeParms') ?? dict.entries.get('DP'));
  const filters = isArray(filter) ? filter.map(resolve) : filter ? [filter] : [];
  let bytes = raw;
  for (const [index, value] of filters.slice(0, 8).entries()) {
    const name = nameOf(value) ?? '';
    if (IMAGE_FILTERS.has(name)) return { bytes, codec: name };
    const own = resolve(isArray(parameters) ? parameters[index] : parameters);
    bytes = applyFilter(name, bytes, isKind(own, 'dict') ? own : null, resolve);
  }
  return { bytes, codec: null };
}

function applyFilter(
  name: string,
  bytes: Uint8Array,
  parameters: PdfDict | null,
  resolve: (v: PdfValue | undefined) => PdfValue | undefined,
): Uint8Array {
  const parameter = (key: string, otherwise: number): number => {
    const value = resolve(parameters?.entries.get(key));
    return typeof value === 'number' ? value : otherwise;
  };
  switch (name) {
    case 'FlateDecode':
    case 'Fl':
      return unpredict(inflate(bytes), parameter);
    case 'LZWDecode':
    case 'LZW':
      return unpredict(lzw(bytes, parameter('EarlyChange', 1)), parameter);
    case 'ASCIIHexDecode':
    case 'AHx':
      return asciiHex(bytes);
    case 'ASCII85Decode':
    case 'A85':
      return ascii85(bytes);
    case 'RunLengthDecode':
    case 'RL':
      return runLength(bytes);
    default:
      return bytes;
  }
}

function inflate(bytes: Uint8Array): Uint8Array {
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_DECODED };
  try {
    return inflateSync(bytes, options);
  } catch {
    try {
      return inflateRawSync(bytes.subarray(2), options);
    } catch {
      return new Uint8Array(0);
    }
  }
}

/** PNG predictors (10–15) and TIFF predictor 2 at eight bits. */
function unpredict(bytes: Uint8Array, parameter: (key: string, otherwise: number) => number): Uint8Array {
  const predictor = parameter('Predictor', 1);
  if (predictor < 2) return bytes;
  const channels = clamp(parameter('Colors', 1), 1, 32);
  const bits = clamp(parameter('BitsPerComponent', 8), 1, 16);
  const columns = clamp(parameter('Columns', 1), 1, 1 << 20);
  const step = Math.max(1, (channels * bits) >> 3);
  const rowBytes = (channels * bits * columns + 7) >> 3;
  if (predictor === 2) {
    if (bits !== 8) return bytes;
    const out = Uint8Array.from(bytes);
    for (let row = 0; row + rowBytes <= out.length; row += rowBytes)
      for (let i = step; i < rowBytes; i++) out[row + i] = (out[row + i]! + out[row + i - step]!) & 255;
    return out;
  }
  const rows = Math.ceil(bytes.length / (rowBytes + 1));
  const out = new Uint8Array(rows * rowBytes);
  for (let r = 0; r < rows; r++) {
    const type = bytes[r * (rowBytes + 1)];
    const from = r * (rowBytes + 1) + 1;
    const to = r * rowBytes;
    for (let i = 0; i < rowBytes && from + i < bytes.length; i++) {
      const left = i >= step ? out[to + i - step]! : 0;
      const up = r > 0 ? out[to + i - rowBytes]! : 0;
      const corner = r > 0 && i >= step ? out[to + i - rowBytes - step]! : 0;
      const guess =
        type === 1
          ? left
          : type === 2
            ? up
            : type === 3
              ? (left + up) >> 1
              : type === 4
                ? paeth(left, up, corner)
                : 0;
      out[to + i] = (bytes[from + i]! + guess) & 255;
    }
  }
  return out;
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c;
  const pa = Math.abs(p - a);
  const pb = Math.abs(p - b);
  const pc = Math.abs(p - c);
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

function lzw(bytes: Uint8Array, early: number): Uint8Array {
  const out: number[] = [];
  let table: number[][] = [];
  let width = 9;
  let previous: number[] | null = null;
  let buffer = 0;
  let held = 0;
  const reset = (): void => {
    table = Array.from({ length: 258 }, (_, i) => (i < 256 ? [i] : []));
    width = 9;
    previous = null;
  };
  reset();
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xffffff;
    held += 8;
    if (held < width) continue;
    held -= width;
    const code = (buffer >> held) & ((1 << width) - 1);
    if (code === 257 || out.length > MAX_DECODED) break;
    if (code === 256) {
      reset();
      continue;
    }
    const last: number[] | null = previous;
    const entry: number[] | undefined =
      code < table.length ? table[code] : last ? [...last, last[0]!] : undefined;
    if (!entry) break;
    for (const v of entry) out.push(v);
    if (last && table.length < 4096) table.push([...last, entry[0]!]);
    previous = entry;
    const size = table.length + early;
    width = size >= 2048 ? 12 : size >= 1024 ? 11 : size >= 512 ? 10 : 9;
  }
  return Uint8Array.from(out);
}

function asciiHex(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder('latin1')
    .decode(bytes)
    .split('>')[0]!
    .replace(/[^0-9a-fA-F]/g, '');
  return Uint8Array.from(text.match(/..?/g) ?? [], (pair) => parseInt(pair.padEnd(2, '0'), 16));
}

function ascii85(bytes: Uint8Array): Uint8Array {
  const out: number[] = [];
  let group: number[] = [];
  const flush = (): void => {
    if (group.length < 2) return;
    const missing = 5 - group.length;
    const value = [...group, ...Array<number>(missing).fill(84)].reduce((sum, d) => sum * 85 + d, 0);
    for (let k = 0; k < 4 - missing; k++) out.push(Math.floor(value / 256 ** (3 - k)) & 255);
    group = [];
  };
  for (const c of bytes) {
    if (c === 0x7e) break;
    if (c === 0x7a && group.length === 0) out.push(0, 0, 0, 0);
    else if (c >= 0x21 && c <= 0x75) {
      group.push(c - 0x21);
      if (group.length === 5) flush();
    }
  }
  flush();
  return Uint8Array.from(out);
}

function runLength(bytes: Uint8Array): Uint8Array {
  const out: number[] = [];
  for (let i = 0; i < bytes.length && out.length < MAX_DECODED;) {
    const length = bytes[i++]!;
    if (length === 128) break;
    if (length < 128) for (let k = 0; k <= length && i < bytes.length; k++) out.push(bytes[i++]!);
    else {
      for (let k = 0; k < 257 - length; k++) out.push(bytes[i] ?? 0);
      i++;
    }
  }
  return Uint8Array.from(out);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.trunc(value)));
}
