import { givesBackWhenTrimmed } from '../trim-memory.ts';
import { empty, FREE_FROM, ifMemoryDoes, reserve } from './module.ts';

/** A Huffman table for lookup (`jpeg/bit-reader.ts`). */
interface Decoder {
  readonly fast: Uint16Array;
  readonly maxCode: Int32Array;
  readonly offset: Int32Array;
  readonly symbols: Uint8Array;
}

/** One component's share of each MCU. */
export interface PartOfUnit {
  readonly h: number;
  readonly v: number;
  readonly dc: Decoder | null;
  readonly ac: Decoder | null;
  /** Blocks of one component are returned; those of others are only decoded past. */
  readonly isWanted: boolean;
}

/** A scan of a baseline JPEG. */
export interface Scan {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
  readonly restartInterval: number;
  readonly parts: readonly PartOfUnit[];
  /** MCUs per row, and rows of them. */
  readonly wide: number;
  readonly high: number;
  /** Blocks per row of the wanted component, including padding of the last MCU. */
  readonly stride: number;
}

/** Called with one row of blocks; both arrays are valid until it returns: 64 coefficients per block, natural order, and 1 for blocks with texture. */
export type SeeRow = (row: number, values: Int16Array, isTextured: Uint8Array) => void;

/** `texture`: sum of absolute dequantised AC coefficients above which a block has texture. */
export interface TextureOf {
  readonly steps: Uint16Array;
  readonly texture: number;
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  openScan(from: number, to: number, restartInterval: number): void;
  addPart(h: number, v: number, dc: number, ac: number, isWanted: number): void;
  decodeUnits(units: number, out: number, stride: number, steps: number, most: number, told: number): number;
}

/** Byte offsets in a decoder in the kernel's memory, as in `assembly/huffman.ts`; the last table has room for all symbols. */
const [MAX_CODE, OFFSET, COUNT, SYMBOLS] = [1_024, 1_096, 1_168, 1_172];
const OF_DECODER = SYMBOLS + 16 * 256;
const MOST_DECODERS = 8;
const MOST_PARTS = 4;
/** Memory kept for the next file, bytes. */
const MOST_KEPT = 16 << 20;

let kept: Exports | null = null;
givesBackWhenTrimmed(() => kept && empty(kept.memory));

/**
 * Decodes a scan row by row as the plain code does (`jpeg/coefficients.ts`), without keeping rows. Rows after damaged data are not passed on.
 *
 * @param module compiled kernels
 * @returns false if it cannot: then nothing was passed on
 */
export function eachRowOfScan(
  scan: Scan,
  asked: TextureOf,
  see: SeeRow,
  module: WebAssembly.Module,
): boolean {
  // Kernels compiled before this one existed lack these exports.
  const isThere = WebAssembly.Module.exports(module).some(({ name }) => name === 'decodeUnits');
  if (!isThere || scan.parts.length > MOST_PARTS) return false;
  const kernels = ifMemoryDoes(() => opened(module, scan, asked));
  if (!kernels) return false;
  const { memory, decodeUnits } = kernels;
  const { at } = areasOf(scan);
  const rows = Math.max(...scan.parts.map((part) => (part.isWanted ? part.v : 0)));
  const values = new Int16Array(memory.buffer, at.values, 64 * scan.stride * rows);
  const told = new Uint8Array(memory.buffer, at.told, scan.stride * rows);
  for (let y = 0, done = scan.wide; y < scan.high && done === scan.wide; y++) {
    values.fill(0);
    told.fill(0);
    done = decodeUnits(scan.wide, at.values, scan.stride, at.steps, asked.texture, at.told);
    for (let row = 0; row < rows; row++) {
      const [from, to] = [row * scan.stride, (row + 1) * scan.stride];
      see(y * rows + row, values.subarray(64 * from, 64 * to), told.subarray(from, to));
    }
  }
  if (memory.buffer.byteLength <= MOST_KEPT) kept = kernels;
  return true;
}

/** Memory layout, byte offsets. */
function areasOf({ start, end, parts, stride }: Scan) {
  const rows = Math.max(...parts.map(({ v }) => v));
  const steps = FREE_FROM;
  const decoders = steps + 128;
  const values = decoders + MOST_DECODERS * OF_DECODER;
  const told = values + 128 * stride * rows;
  const bytes = told + stride * rows;
  return { at: { steps, decoders, values, told, bytes }, end: bytes + end - start + 1 };
}

/** @throws RangeError when the machine has no memory for it */
function opened(module: WebAssembly.Module, scan: Scan, { steps }: TextureOf): Exports {
  const kernels = kept ?? (new WebAssembly.Instance(module).exports as unknown as Exports);
  kept = null;
  const { at, end } = areasOf(scan);
  const { memory } = kernels;
  reserve(memory, end);
  const bytes = new Uint8Array(memory.buffer);
  new Uint16Array(memory.buffer, at.steps, 64).set(steps);
  bytes[end - 1] = END;
  bytes.set(scan.bytes.subarray(scan.start, scan.end + 1), at.bytes);
  kernels.openScan(at.bytes, at.bytes + scan.end - scan.start, scan.restartInterval);
  let next = at.decoders;
  const placed = (decoder: Decoder | null): number => {
    if (!decoder) return 0;
    bytes.set(new Uint8Array(decoder.fast.buffer), next);
    new Int32Array(memory.buffer, next + MAX_CODE, decoder.maxCode.length).set(decoder.maxCode);
    new Int32Array(memory.buffer, next + OFFSET, decoder.offset.length).set(decoder.offset);
    new Int32Array(memory.buffer, next + COUNT, 1).fill(decoder.symbols.length);
    bytes.set(decoder.symbols, next + SYMBOLS);
    return (next += OF_DECODER) - OF_DECODER;
  };
  for (const { h, v, dc, ac, isWanted } of scan.parts)
    kernels.addPart(h, v, placed(dc), placed(ac), isWanted ? 1 : 0);
  return kernels;
}

/** The file's bytes are followed by 0xff, not by a zero, which would make a last 0xff a stuffed byte instead of a marker. */
const END = 0xff;
