import { givesBackWhenTrimmed } from '../trim-memory.ts';
import { empty, FREE_FROM, ifMemoryDoes, reserve } from './module.ts';

/** A Huffman table as it is looked up (`jpeg/bit-reader.ts`). */
interface Decoder {
  readonly fast: Uint16Array;
  readonly maxCode: Int32Array;
  readonly offset: Int32Array;
  readonly symbols: Uint8Array;
}

/** What each unit of a scan has of one component. */
export interface PartOfUnit {
  readonly h: number;
  readonly v: number;
  readonly dc: Decoder | null;
  readonly ac: Decoder | null;
  /** Blocks of one component are given, those of others read past. */
  readonly isWanted: boolean;
}

/** A scan of a baseline JPEG with all of the blocks that are wanted. */
export interface Scan {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
  readonly restartInterval: number;
  readonly parts: readonly PartOfUnit[];
  /** Units in a row, and rows of them. */
  readonly wide: number;
  readonly high: number;
  /** Blocks in a row, of those that are wanted, with those that fill the last unit. */
  readonly stride: number;
}

/** Told of one row of blocks; both arrays are good until it returns: 64 coefficients of each block, natural order, and 1 for blocks of texture. */
export type SeeRow = (row: number, values: Int16Array, isTextured: Uint8Array) => void;

/** `texture`: what the coefficients of a block without the first, times their `steps`, must add up to more than. */
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

/** Of a decoder in the kernel's memory, bytes: the parts of `assembly/huffman.ts`, the last for as many symbols as a table can name. */
const [MAX_CODE, OFFSET, COUNT, SYMBOLS] = [1_024, 1_096, 1_168, 1_172];
const OF_DECODER = SYMBOLS + 16 * 256;
const MOST_DECODERS = 8;
const MOST_PARTS = 4;
/** Memory that is kept for the next file, bytes. */
const MOST_KEPT = 16 << 20;

let kept: Exports | null = null;
givesBackWhenTrimmed(() => kept && empty(kept.memory));

/**
 * Decodes a scan row by row, as plain code does (`jpeg/coefficients.ts`), without keeping what was seen. Rows behind damaged data are not told.
 *
 * @param module compiled kernels
 * @returns false where it cannot: nothing was told
 */
export function eachRowOfScan(
  scan: Scan,
  asked: TextureOf,
  see: SeeRow,
  module: WebAssembly.Module,
): boolean {
  // Kernels that were compiled before there was this one have none of these.
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

/** Where what lies in the memory, and where it ends: bytes. */
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

/** Behind the bytes of a file there is no zero that would say that the last was no marker. */
const END = 0xff;
