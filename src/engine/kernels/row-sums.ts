import { FREE_FROM, kernelModule, reserve } from './module.ts';

/**
 * Sums of the columns of rows of `length` bytes that begin at `starts` of the data; at most {@link MOST_ROWS} of them. Good until the
 * next call.
 */
export type RowSums = (data: Uint8Array, starts: Int32Array, length: number) => Int32Array;

/** So many bytes of 255 are summed up in sixteen bits. */
export const MOST_ROWS = 257;

interface Exports {
  readonly memory: WebAssembly.Memory;
  sumOfRows(rows: number, count: number, length: number, sums: number): void;
}

/** Rows are as long as a multiple of this in the kernel's memory. */
const STEP = 16;

/** The kernel `sumOfRows` where it can run, else plain code that computes the same. */
export function createRowSums(module: WebAssembly.Module | null = kernelModule()): RowSums {
  return module ? sumsByKernel(module) : plainSums();
}

function sumsByKernel(module: WebAssembly.Module): RowSums {
  const { memory, sumOfRows } = new WebAssembly.Instance(module).exports as unknown as Partial<Exports>;
  // Kernels that were compiled before there was this one.
  if (!memory || !sumOfRows) return plainSums();
  return (data, starts, length) => {
    const stride = Math.ceil(length / STEP) * STEP;
    const sumsAt = FREE_FROM + stride * starts.length;
    reserve(memory, sumsAt + 4 * stride);
    const rows = new Uint8Array(memory.buffer);
    for (let r = 0; r < starts.length; r++)
      rows.set(data.subarray(starts[r]!, starts[r]! + length), FREE_FROM + r * stride);
    sumOfRows(FREE_FROM, starts.length, stride, sumsAt);
    return new Int32Array(memory.buffer, sumsAt, length);
  };
}

function plainSums(): RowSums {
  return (data, starts, length) => {
    const sums = new Int32Array(length);
    let r = 0;
    // Four rows at a time: that halves the time.
    for (; r + 3 < starts.length; r += 4) {
      const [p, q, t, u] = [starts[r]!, starts[r + 1]!, starts[r + 2]!, starts[r + 3]!];
      for (let s = 0; s < length; s++) sums[s]! += data[p + s]! + data[q + s]! + data[t + s]! + data[u + s]!;
    }
    for (; r < starts.length; r++) {
      const p = starts[r]!;
      for (let s = 0; s < length; s++) sums[s]! += data[p + s]!;
    }
    return sums;
  };
}
