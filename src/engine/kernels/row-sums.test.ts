import { beforeAll, expect, it } from 'vitest';
import { compileKernels } from '../../../tools/kernels/compile.ts';
import { createRowSums, MOST_ROWS, type RowSums } from './row-sums.ts';

let byKernel: RowSums;
const plainly = createRowSums(null);
beforeAll(async () => {
  byKernel = createRowSums(new WebAssembly.Module(await compileKernels()));
});

const data = Uint8Array.from({ length: 40_000 }, (_, i) => (i * 7_919 + (i >> 5)) % 256);

it('are those of a small table that can be added by hand', () => {
  const table = Uint8Array.of(1, 2, 3, 250, 251, 252, 9, 9);
  for (const sumsOf of [byKernel, plainly])
    expect([...sumsOf(table, Int32Array.of(0, 3), 3)]).toEqual([251, 253, 255]);
});

it.each([
  [0, 5],
  [1, 1],
  [3, 15],
  [4, 16],
  [5, 17],
  [16, 999],
])('of %i rows of %i bytes are the same by either', (count, length) => {
  const starts = Int32Array.from({ length: count }, (_, r) => r * (length + 13));
  expect([...byKernel(data, starts, length)]).toEqual([...plainly(data, starts, length)]);
});

it('hold as many rows of the largest bytes as are allowed', () => {
  const white = new Uint8Array(20).fill(255);
  const sums = byKernel(white, new Int32Array(MOST_ROWS), 20);
  expect(new Set(sums)).toEqual(new Set([255 * MOST_ROWS]));
});
