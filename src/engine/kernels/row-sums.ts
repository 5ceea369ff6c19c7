import { FREE_FROM, kernelModule, reserve } from './module.ts';

/**
 * Column sums of rows of `length` bytes that begin at `starts` in the data; at most {@link MOST_ROWS} rows. Valid until
 * the next call.
 */
export type RowSums = (data: Uint8Array, starts: Int32Array, length: number) => Int32Array;

/** The sum of this many bytes of 255 fits in 16 bits. */
export const MOST_ROWS = 257;

interface Exports {
  readonly memory: WebAssembly.Memory;
  sumOfRows(rows: number, count: number, length: number, sums: number): void;
}

/** Row length in the kernel's memory is a multiple of this. */
const STEP = 16;

/** The kernel `sumOfRows` where it can run, else equivalent plain code. */
export function createRowSums(module: WebAssembly.Module | null = kernelModule()): RowSums {
  return module ? sumsByKernel(module) : plainSums();
}

function sumsByKernel(module: WebAssembly.Module): RowSums {
  const { memory, sumOfRows } = new WebAssembly.Instance(module).exports as unknown as Partial<Exports>;
  // Kernels compiled before this one existed.
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
    // Four rows per pass: halves the time.
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
