import { lumaOf } from '../../raster/luma.ts';
import type { Raster } from '../../raster/page.ts';
import { LINE_HEIGHT } from '../line-crop.ts';

/** Input rows of the quick network: two thirds of a crop's. */
export const ROWS = 32;

/**
 * Scales a crop of 48 rows to greyscale 0–255 with 32 rows, and its width alike: area means, three pixels to two. ITU-R
 * BT.601 luma. An incomplete last triple is padded with its last column.
 */
export function shrunk({ data, width: columns, height }: Raster): { grey: Float32Array; width: number } {
  if (height !== LINE_HEIGHT) throw new RangeError(`A crop has ${LINE_HEIGHT} rows, not ${height}.`);
  const width = Math.ceil(columns / 3) * 2;
  const grey = new Float32Array(ROWS * width);
  const row = new Float32Array(width);
  for (let y = 0; y < LINE_HEIGHT; y++) {
    shrinkRow(data, y * columns * 3, columns, row);
    // Of three rows, the first goes to one, the last to the next, and the middle is shared equally.
    const to = ((y / 3) | 0) * 2;
    const place = y % 3;
    for (let x = 0; x < width; x++) {
      if (place < 2) grey[to * width + x]! += row[x]! * (place === 0 ? 2 / 3 : 1 / 3);
      if (place > 0) grey[(to + 1) * width + x]! += row[x]! * (place === 2 ? 2 / 3 : 1 / 3);
    }
  }
  return { grey, width };
}

/** Scales a row of `columns` RGB pixels from `start`, three to two, into `row`. */
function shrinkRow(data: Uint8Array, start: number, columns: number, row: Float32Array): void {
  const last = start + (columns - 1) * 3;
  for (let o = 0, i = start; o < row.length; o += 2, i += 9) {
    const a = greyAt(data, i);
    const b = greyAt(data, Math.min(i + 3, last));
    const c = greyAt(data, Math.min(i + 6, last));
    row[o] = (2 * a + b) / 3;
    row[o + 1] = (b + 2 * c) / 3;
  }
}

const greyAt = (data: Uint8Array, i: number): number => lumaOf(data[i]!, data[i + 1]!, data[i + 2]!);
