/** A quantisation table in natural (not zig-zag) order. */
export type QuantisationTable = Uint16Array;

export interface JpegComponent {
  readonly id: number;
  readonly h: number;
  readonly v: number;
  readonly table: number;
}

export interface HuffmanTable {
  /** Number of codes of each length 1–16. */
  readonly counts: Uint8Array;
  readonly symbols: Uint8Array;
}

/** One scan: its components, spectral range and entropy-coded bytes. */
export interface JpegScan {
  readonly components: readonly { readonly id: number; readonly dc: number; readonly ac: number }[];
  readonly spectral: readonly [number, number];
  readonly approximation: readonly [number, number];
  readonly start: number;
  readonly end: number;
  /** Tables in force when the scan begins. */
  readonly huffman: ReadonlyMap<string, HuffmanTable>;
  readonly restartInterval: number;
}

/** The structure of a JPEG file (ITU-T T.81, annex B). */
export interface JpegFile {
  readonly width: number;
  readonly height: number;
  readonly progressive: boolean;
  /** False for arithmetic coding, lossless and 12-bit files, whose coefficients are not decoded. */
  readonly supported: boolean;
  readonly components: readonly JpegComponent[];
  readonly quantisation: ReadonlyMap<number, QuantisationTable>;
  readonly scans: readonly JpegScan[];
  /** APPn segments by number, in file order. */
  readonly applications: readonly {
    readonly number: number;
    readonly start: number;
    readonly end: number;
    readonly name: string;
  }[];
  /** Bytes after the end of the image. */
  readonly trailing: number;
}

/** Natural position of each zig-zag index. */
export const ZIGZAG = Uint8Array.from([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
]);

const MAX_SCANS = 200;

type Frame = Pick<JpegFile, 'width' | 'height' | 'progressive' | 'supported' | 'components'>;

/** Parser state; tables and the restart interval change between scans. */
interface Reading {
  frame: Frame | null;
  readonly quantisation: Map<number, QuantisationTable>;
  readonly huffman: Map<string, HuffmanTable>;
  readonly applications: JpegFile['applications'][number][];
  readonly scans: JpegScan[];
  restartInterval: number;
}

/** Parses markers until the end of the image; null if the bytes are no JPEG. Never throws on damaged input. */
export function readJpeg(bytes: Uint8Array): JpegFile | null {
  if (bytes[0] !== 0xff || bytes[1] !== START_OF_IMAGE) return null;
  const reading: Reading = {
    frame: null,
    quantisation: new Map(),
    huffman: new Map(),
    applications: [],
    scans: [],
    restartInterval: 0,
  };
  let end = 2;
  for (const segment of segmentsOf(bytes)) {
    readSegment(bytes, segment, reading);
    ({ end } = segment);
  }
  const { frame, quantisation, scans, applications } = reading;
  return frame ? { ...frame, quantisation, scans, applications, trailing: bytes.length - end } : null;
}

/** Whether a file, parsed by `readJpeg`, has a frame and all its data up to the end marker. */
export function isWholeJpeg(bytes: Uint8Array, file: JpegFile | null): boolean {
  if (!file || file.width === 0 || file.scans.length === 0) return false;
  // The end marker precedes trailing bytes, or is the last two bytes.
  const end = bytes.length - file.trailing;
  return [end - 2, end].some((at) => bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE);
}

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** A marker with its parameters (`from` to `to`) and, for a scan, the entropy-coded bytes after them (to `end`). */
interface Segment {
  readonly marker: number;
  readonly from: number;
  readonly to: number;
  readonly end: number;
}

/** The segments of a file in order; the last, without parameters, is where the image ends or cannot be parsed further. */
function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  let p = 2;
  while (p + 3 < bytes.length) {
    const marker = bytes[p + 1]!;
    if (bytes[p] !== 0xff || marker === 0xff) p++;
    else if (isAlone(marker)) p += 2;
    else if (marker === END_OF_IMAGE) {
      p += 2;
      break;
    } else {
      const length = bytes[p + 2]! * 256 + bytes[p + 3]!;
      if (length < 2) break;
      const to = Math.min(bytes.length, p + 2 + length);
      const end = marker === START_OF_SCAN ? entropyEnd(bytes, to) : to;
      yield { marker, from: p + 4, to, end };
      p = end;
    }
  }
  yield { marker: END_OF_IMAGE, from: p, to: p, end: p };
}

/** Stuffing, TEM, restarts and a second start of image have no parameters. */
const isAlone = (marker: number): boolean =>
  marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= START_OF_IMAGE);

function readSegment(bytes: Uint8Array, { marker, from, to, end }: Segment, reading: Reading): void {
  if (marker === 0xdb) readQuantisation(bytes, from, to, reading.quantisation);
  else if (marker === 0xc4) readHuffman(bytes, from, to, reading.huffman);
  else if (marker === 0xdd) reading.restartInterval = bytes[from]! * 256 + bytes[from + 1]!;
  else if (marker >= 0xe0 && marker <= 0xef)
    reading.applications.push({
      number: marker - 0xe0,
      start: from,
      end: to,
      name: asciiName(bytes, from, to),
    });
  else if (isFrame(marker)) reading.frame ??= readFrame(bytes, from, to, marker);
  else if (marker === START_OF_SCAN && reading.frame && reading.scans.length < MAX_SCANS) {
    const { huffman, restartInterval } = reading;
    const scan = readScan(bytes, from, to, end, new Map(huffman), restartInterval);
    if (scan) reading.scans.push(scan);
  }
}

/** SOF0 to SOF15, without DHT, JPG and DAC in between. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readFrame(bytes: Uint8Array, from: number, to: number, marker: number): Frame {
  const count = bytes[from + 5] ?? 0;
  const components: JpegComponent[] = [];
  for (let k = 0; k < count && from + 6 + k * 3 + 2 < to; k++) {
    const at = from + 6 + k * 3;
    components.push({
      id: bytes[at]!,
      h: bytes[at + 1]! >> 4,
      v: bytes[at + 1]! & 15,
      table: bytes[at + 2]!,
    });
  }
  const sane =
    components.length > 0 &&
    components.length <= 4 &&
    components.every((c) => c.h >= 1 && c.h <= 4 && c.v >= 1 && c.v <= 4);
  return {
    width: bytes[from + 3]! * 256 + bytes[from + 4]!,
    height: bytes[from + 1]! * 256 + bytes[from + 2]!,
    progressive: marker === 0xc2,
    supported: sane && bytes[from] === 8 && (marker === 0xc0 || marker === 0xc1 || marker === 0xc2),
    components,
  };
}

function readQuantisation(
  bytes: Uint8Array,
  from: number,
  to: number,
  tables: Map<number, QuantisationTable>,
): void {
  for (let p = from; p < to;) {
    const wide = bytes[p]! >> 4 !== 0;
    const id = bytes[p]! & 15;
    p++;
    if (p + (wide ? 128 : 64) > to) return;
    const table = new Uint16Array(64);
    for (let k = 0; k < 64; k++) {
      table[ZIGZAG[k]!] = wide ? bytes[p]! * 256 + bytes[p + 1]! : bytes[p]!;
      p += wide ? 2 : 1;
    }
    tables.set(id, table);
  }
}

function readHuffman(bytes: Uint8Array, from: number, to: number, tables: Map<string, HuffmanTable>): void {
  for (let p = from; p + 17 <= to;) {
    const key = `${bytes[p]! >> 4 === 0 ? 'dc' : 'ac'}${bytes[p]! & 15}`;
    const counts = bytes.slice(p + 1, p + 17);
    const total = counts.reduce((sum, c) => sum + c, 0);
    if (total > 256 || p + 17 + total > to) return;
    tables.set(key, { counts, symbols: bytes.slice(p + 17, p + 17 + total) });
    p += 17 + total;
  }
}

function readScan(
  bytes: Uint8Array,
  from: number,
  to: number,
  end: number,
  huffman: ReadonlyMap<string, HuffmanTable>,
  restartInterval: number,
): JpegScan | null {
  const count = bytes[from] ?? 0;
  if (count < 1 || count > 4 || from + 1 + count * 2 + 3 > to) return null;
  const components = Array.from({ length: count }, (_, k) => {
    const at = from + 1 + k * 2;
    return { id: bytes[at]!, dc: bytes[at + 1]! >> 4, ac: bytes[at + 1]! & 15 };
  });
  const tail = from + 1 + count * 2;
  return {
    components,
    spectral: [Math.min(63, bytes[tail]!), Math.min(63, bytes[tail + 1]!)],
    approximation: [bytes[tail + 2]! >> 4, bytes[tail + 2]! & 15],
    start: to,
    end,
    huffman,
    restartInterval,
  };
}

/** Entropy-coded bytes end at the next marker that is neither stuffing nor a restart. */
function entropyEnd(bytes: Uint8Array, from: number): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let p = buffer.indexOf(0xff, from); p >= 0 && p + 1 < bytes.length; p = buffer.indexOf(0xff, p + 1)) {
    const next = bytes[p + 1]!;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return p;
  }
  return bytes.length;
}

function asciiName(bytes: Uint8Array, from: number, to: number): string {
  let name = '';
  for (let p = from; p < to && name.length < 32 && bytes[p]! >= 0x20 && bytes[p]! < 0x7f; p++)
    name += String.fromCharCode(bytes[p]!);
  return name;
}
