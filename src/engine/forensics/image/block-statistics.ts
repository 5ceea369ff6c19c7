import type { PictureKernels } from '../../kernels/kernels.ts';

/** Statistics of each 8×8 block. */
export interface BlockStatistics {
  readonly columns: number;
  readonly rows: number;
  /** Mean luminance. */
  readonly mean: Float32Array;
  /** Standard deviation of luminance. */
  readonly deviation: Float32Array;
  /** Mean absolute second difference in both directions: the noise if the block is flat. */
  readonly noise: Float32Array;
  /** Largest gradient: high at edges of text and lines. */
  readonly edge: Float32Array;
}

export function blockStatistics(
  luma: Float32Array,
  width: number,
  height: number,
  kernels: PictureKernels | null,
): BlockStatistics {
  const columns = width >> 3;
  const rows = height >> 3;
  const count = columns * rows;
  const planes = kernels?.blockStatistics() ?? statisticsOf(luma, width, height);
  const [mean, deviation, noise, edge] = [0, 1, 2, 3].map((k) => planes.subarray(k * count, (k + 1) * count));
  return { columns, rows, mean: mean!, deviation: deviation!, noise: noise!, edge: edge! };
}

/** Four planes in turn: mean, deviation, noise, edge. */
export function statisticsOf(luma: Float32Array, width: number, height: number): Float32Array {
  const columns = width >> 3;
  const rows = height >> 3;
  const count = columns * rows;
  const out = new Float32Array(4 * count);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      let sum = 0;
      let squares = 0;
      let high = 0;
      let steepest = 0;
      for (let y = r * 8; y < r * 8 + 8; y++) {
        const up = y > 0 ? -width : 0;
        const down = y < height - 1 ? width : 0;
        const first = y * width + c * 8;
        const before = c > 0 ? first - 1 : first;
        // A sliding 3×3 window: each pixel is loaded once per row.
        let a0 = luma[before + up]!;
        let m0 = luma[before]!;
        let b0 = luma[before + down]!;
        let a1 = luma[first + up]!;
        let m1 = luma[first]!;
        let b1 = luma[first + down]!;
        for (let i = first; i < first + 8; i++) {
          const after = i < (y + 1) * width - 1 ? i + 1 : i;
          const a2 = luma[after + up]!;
          const m2 = luma[after]!;
          const b2 = luma[after + down]!;
          sum += m1;
          squares += m1 * m1;
          const across = m2 - m0;
          const along = b1 - a1;
          const steep = across * across + along * along;
          if (steep > steepest) steepest = steep;
          // The product of the one-dimensional second differences (Immerkær 1996) cancels straight edges.
          const middle = 2 * m1 - m0 - m2;
          const above = 2 * a1 - a0 - a2;
          const below = 2 * b1 - b0 - b2;
          high += Math.abs(2 * middle - above - below);
          a0 = a1;
          a1 = a2;
          m0 = m1;
          m1 = m2;
          b0 = b1;
          b1 = b2;
        }
      }
      const b = r * columns + c;
      out[b] = sum / 64;
      out[count + b] = Math.sqrt(Math.max(0, squares / 64 - (sum / 64) ** 2));
      out[2 * count + b] = high / 256;
      out[3 * count + b] = Math.sqrt(steepest) / 2;
    }
  return out;
}

/** Sums over every window of `w × h` cells by an integral image; result at the window's top left cell. */
export function windowSums(
  values: Float32Array | Uint8Array,
  columns: number,
  rows: number,
  w: number,
  h: number,
): Float32Array {
  const integral = new Float64Array((columns + 1) * (rows + 1));
  for (let y = 0; y < rows; y++) {
    let row = 0;
    for (let x = 0; x < columns; x++) {
      row += values[y * columns + x]!;
      integral[(y + 1) * (columns + 1) + x + 1] = integral[y * (columns + 1) + x + 1]! + row;
    }
  }
  const out = new Float32Array(columns * rows);
  for (let y = 0; y + h <= rows; y++)
    for (let x = 0; x + w <= columns; x++) {
      const top = y * (columns + 1) + x;
      const bottom = (y + h) * (columns + 1) + x;
      out[y * columns + x] = integral[bottom + w]! - integral[bottom]! - integral[top + w]! + integral[top]!;
    }
  return out;
}
