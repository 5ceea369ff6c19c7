import { givesBackWhenTrimmed } from '../trim-memory.ts';
import { empty, FREE_FROM, ifMemoryDoes, kernelModule, reserve } from './module.ts';

/** Exports of `assembly/`; addresses are byte offsets in its memory. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  lumaOfRow(rgb: number, width: number, luma: number, cells: number): void;
  statisticsOfBlocks(luma: number, width: number, height: number, out: number): void;
  inkOf(
    luma: number,
    width: number,
    height: number,
    half: number,
    darker: number,
    sums: number,
    ink: number,
  ): void;
  dctsOfBlocks(luma: number, width: number, places: number, count: number, out: number): void;
  requantise(values: number, count: number, table: number): void;
}

/** The luminance of one picture and kernels that compute on it in place. Results equal the plain code's to the last digit. */
export interface PictureKernels {
  /** 0–255, row by row; a view of the kernels' memory. */
  readonly luma: Float32Array<ArrayBuffer>;
  /** Fills `luma` from rows of RGB; returns the cells of `saturatedCells` (forensics/image/evidence.ts). */
  readRgb(data: Uint8Array): Uint8Array;
  /** Mean, deviation, noise and edge of each 8×8 block, one plane after the other. */
  blockStatistics(): Float32Array;
  /** 1 where a pixel is darker by `darker` than the mean of the `2 × half + 1` square around it; valid until the next call. */
  ink(half: number, darker: number): Uint8Array;
  /**
   * 64 DCT coefficients of each block with its top-left pixel at `places`, at most {@link MOST_BLOCKS}; valid until the next call.
   *
   * @param table quantisation steps to round to, natural order; null: none
   */
  dcts(places: Int32Array, table: Uint16Array | null): Float32Array;
  /** Releases the memory for the next picture: no view of this one may be used any more. */
  release(): void;
}

/** Padding between areas: 16 bytes are loaded at once. */
const BETWEEN = 16;
/** Blocks transformed per call: a megabyte of coefficients. */
export const MOST_BLOCKS = 4_096;
/** Memory kept for the next picture, bytes: enough for about ten megapixels. */
const MOST_KEPT = 64 << 20;

let kept: Exports | null = null;
givesBackWhenTrimmed(() => kept && empty(kept.memory));

/** Null without SIMD or compiled kernels: plain code computes the same. */
export function pictureKernels(
  width: number,
  height: number,
  module: WebAssembly.Module | null = kernelModule(),
): PictureKernels | null {
  if (!module) return null;
  return ifMemoryDoes(() => {
    const kernels = kept ?? (new WebAssembly.Instance(module).exports as unknown as Exports);
    kept = null;
    return onPicture(kernels, width, height);
  });
}

/** @throws RangeError when the machine has no memory for it */
function onPicture(kernels: Exports, width: number, height: number): PictureKernels {
  const pixels = width * height;
  const [columns, rows] = [Math.ceil(width / 8), Math.ceil(height / 8)];
  let end = FREE_FROM;
  const area = (bytes: number): number => {
    const from = end;
    end = (from + bytes + 2 * BETWEEN - 1) & -BETWEEN;
    return from;
  };
  const lumaAt = area(4 * pixels);
  const inkAt = area(pixels);
  const cellsAt = area(columns * rows);
  const placesAt = area(4 * MOST_BLOCKS);
  const tableAt = area(4 * 64);
  const workAt = area(Math.max(8 * width, 16 * columns * rows, 256 * MOST_BLOCKS));
  const { memory } = kernels;
  reserve(memory, end);
  const { buffer } = memory;
  const luma = new Float32Array(buffer, lumaAt, pixels);
  let isReleased = false;
  return {
    luma,
    readRgb(data) {
      const cells = new Uint8Array(buffer, cellsAt, columns * rows).fill(0);
      const row = new Uint8Array(buffer, workAt, 3 * width);
      for (let y = 0; y < height; y++) {
        row.set(data.subarray(3 * width * y, 3 * width * (y + 1)));
        kernels.lumaOfRow(workAt, width, lumaAt + 4 * width * y, cellsAt + (y >> 3) * columns);
      }
      return cells.slice();
    },
    blockStatistics() {
      kernels.statisticsOfBlocks(lumaAt, width, height, workAt);
      return new Float32Array(buffer, workAt, 4 * (width >> 3) * (height >> 3)).slice();
    },
    ink(half, darker) {
      kernels.inkOf(lumaAt, width, height, half, darker, workAt, inkAt);
      return new Uint8Array(buffer, inkAt, pixels);
    },
    dcts(places, table) {
      new Int32Array(buffer, placesAt, MOST_BLOCKS).set(places);
      kernels.dctsOfBlocks(lumaAt, width, placesAt, places.length, workAt);
      if (table) {
        new Float32Array(buffer, tableAt, 64).set(table);
        kernels.requantise(workAt, places.length, tableAt);
      }
      return new Float32Array(buffer, workAt, 64 * places.length);
    },
    release() {
      if (!isReleased && memory.buffer.byteLength <= MOST_KEPT) kept = kernels;
      isReleased = true;
    },
  };
}
