import { lumaOf } from '../../raster/luma.ts';
import type { Raster } from '../../raster/page.ts';
import { LINE_HEIGHT } from '../line-crop.ts';

/** Rows that the quick network is shown: two thirds of a crop's. */
export const ROWS = 32;

/**
 * A crop of 48 rows as grey levels 0–255 of 32 rows, its columns shrunk alike: means over areas, so that every three
 * pixels make two. Luma of ITU-R BT.601. A last column that makes no three goes on as its neighbour.
 */
export function shrunk({ data, width: columns, height }: Raster): { grey: Float32Array; width: number } {
  if (height !== LINE_HEIGHT) throw new RangeError(`A crop has ${LINE_HEIGHT} rows, not ${height}.`);
  const width = Math.ceil(columns / 3) * 2;
  const grey = new Float32Array(ROWS * width);
  const row = new Float32Array(width);
  for (let y = 0; y < LINE_HEIGHT; y++) {
    shrinkRow(data, y * columns * 3, columns, row);
    // Of three rows the first goes to one, the last to the next, and the middle one half to each.
    const to = ((y / 3) | 0) * 2;
    const place = y % 3;
    for (let x = 0; x < width; x++) {
      if (place < 2) grey[to * width + x]! += row[x]! * (place === 0 ? 2 / 3 : 1 / 3);
      if (place > 0) grey[(to + 1) * width + x]! += row[x]! * (place === 2 ? 2 / 3 : 1 / 3);
    }
  }
  return { grey, width };
}

/** Grey levels of a row of `columns` RGB pixels from `start`, three made two, into `row`. */
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
