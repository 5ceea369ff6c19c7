import { MEBIBYTE } from '../../contract/limits.ts';
import { inflatesBeyond, inflateWithin } from '../bounded-inflate.ts';
import { ascii85, asciiHex, lzw, runLength } from './byte-filters.ts';
import { isArray, isKind, nameOf, type PdfDict, type PdfValue } from './values.ts';

/** Maximum decoded size of an image: an A4 page of 16 megapixels in colour. */
const MAX_PICTURE = 48 * MEBIBYTE;
/** Maximum decoded size of other streams: page content takes some hundred kilobytes, a Chinese font some megabytes. */
export const MAX_CONTENT = 16 * MEBIBYTE;

/** Image codecs; their data stays encoded. */
const IMAGE_FILTERS = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode']);

export interface DecodedStream {
  readonly bytes: Uint8Array;
  /** The image codec of the bytes, or null if fully decoded. */
  readonly codec: string | null;
}

/**
 * Applies a stream's filters (ISO 32000-1, 7.4). Damaged data yields what could be decoded; if the output of any filter
 * exceeds the limit, no bytes are returned.
 */
export function decodeStream(
  dict: PdfDict,
  raw: Uint8Array,
  resolve: (v: PdfValue | undefined) => PdfValue | undefined,
): DecodedStream {
  const isPicture = nameOf(resolve(dict.entries.get('Subtype'))) === 'Image';
  const limit = isPicture ? MAX_PICTURE : MAX_CONTENT;
  let bytes = raw;
  for (const { name, parameters } of filtersOf(dict, resolve)) {
    if (IMAGE_FILTERS.has(name)) return { bytes, codec: name };
    bytes = applyFilter(name, bytes, limit, parameters, resolve);
  }
  return { bytes, codec: null };
}

/** Maximum expansion: Deflate gives at most 1,032 bytes per byte, PDF's LZW slightly more. */
const MOST_OF_ONE_BYTE = 1_400;

/** Whether the output of any filter exceeds `limit` bytes: {@link decodeStream} then returns nothing, other readers everything. */
export function unfoldsBeyond(
  dict: PdfDict,
  raw: Uint8Array,
  resolve: (v: PdfValue | undefined) => PdfValue | undefined,
  limit: number,
): boolean {
  const filters = filtersOf(dict, resolve);
  let bytes = raw;
  for (const [i, { name, parameters }] of filters.entries()) {
    if (IMAGE_FILTERS.has(name)) return false;
    const mayPass = bytes.length * MOST_OF_ONE_BYTE > limit;
    if (mayPass && FLATE.has(name) && inflatesBeyond(bytes, limit)) return true;
    // The last filter's output is not decoded further.
    if (i === filters.length - 1 && (FLATE.has(name) || !mayPass)) return false;
    const unfolded = applyFilter(name, bytes, limit, parameters, resolve);
    if (mayPass && !FLATE.has(name) && unfolded.length === 0) return true;
    bytes = unfolded;
  }
  return false;
}

/** The image codec of a stream after its other filters, or null. */
export const codecOf = (
  dict: PdfDict,
  resolve: (v: PdfValue | undefined) => PdfValue | undefined,
): string | null => filtersOf(dict, resolve).find(({ name }) => IMAGE_FILTERS.has(name))?.name ?? null;

const FLATE = new Set(['FlateDecode', 'Fl']);

interface Filter {
  readonly name: string;
  readonly parameters: PdfDict | null;
}

/** A stream's filters in decoding order, capped: no file needs more. */
function filtersOf(dict: PdfDict, resolve: (v: PdfValue | undefined) => PdfValue | undefined): Filter[] {
  const filter = resolve(dict.entries.get('Filter') ?? dict.entries.get('F'));
  const parameters = resolve(dict.entries.get('DecodeParms') ?? dict.entries.get('DP'));
  const filters = isArray(filter) ? filter.map(resolve) : filter ? [filter] : [];
  return filters.slice(0, 8).map((value, index) => {
    const own = resolve(isArray(parameters) ? parameters[index] : parameters);
    return { name: nameOf(value) ?? '', parameters: isKind(own, 'dict') ? own : null };
  });
}

function applyFilter(
  name: string,
  bytes: Uint8Array,
  limit: number,
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
      return unpredict(inflateWithin(bytes, limit) ?? new Uint8Array(0), parameter);
    case 'LZWDecode':
    case 'LZW':
      return unpredict(lzw(bytes, parameter('EarlyChange', 1), limit), parameter);
    case 'ASCIIHexDecode':
    case 'AHx':
      return asciiHex(bytes, limit);
    case 'ASCII85Decode':
    case 'A85':
      return ascii85(bytes, limit);
    case 'RunLengthDecode':
    case 'RL':
      return runLength(bytes, limit);
    default:
      return bytes;
  }
}

/** PNG predictors (10–15) and TIFF predictor 2, 8 bits per component. */
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

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.trunc(value)));
}
