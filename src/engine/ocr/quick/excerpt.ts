import type { Raster } from '../../raster/page.ts';

/** Background added before and after an excerpt, columns, as in a line cropped from a page. */
const BACKGROUND_AROUND = 10;
/** Approximate minimum gap between words, columns. */
const GAP = 5;

/** A piece of a line between two cuts, each given by the centres of the characters on either side, in columns. */
export interface Piece {
  /** null: from the line's start. */
  readonly left: readonly [number, number] | null;
  /** null: to the line's end. */
  readonly right: readonly [number, number] | null;
}

/** Cuts a piece with background at both ends; `offset` is its first column in the line. */
export function excerpt(line: Raster, { left, right }: Piece): { raster: Raster; offset: number } {
  if (!left && !right) return { raster: line, offset: 0 };
  const first = left ? gapIn(line, left) : 0;
  const last = right ? gapIn(line, right) : line.width - 1;
  const offset = left ? first - BACKGROUND_AROUND : 0;
  const width = (right ? last + BACKGROUND_AROUND : last) - offset + 1;
  const data = new Uint8Array(width * line.height * 3);
  for (let y = 0; y < line.height; y++) {
    for (let x = 0; x < width; x++) {
      // Pad with the edge column: gaps between words are background.
      const from = (y * line.width + Math.min(last, Math.max(first, x + offset))) * 3;
      const to = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) data[to + channel] = line.data[from + channel]!;
    }
  }
  return { raster: { data, width, height: line.height }, offset };
}

/** Centre of the gap between two characters: the columns with the least vertical variation. */
function gapIn(line: Raster, [before, behind]: readonly [number, number]): number {
  const from = Math.max(0, Math.floor(before));
  const to = Math.min(line.width - 1, Math.ceil(behind));
  const ink = Array.from({ length: to - from + 1 }, (_, i) => inkOf(line, from + i));
  const reach = GAP >> 1;
  let best = { ink: Infinity, x: (from + to) >> 1 };
  for (let x = from + reach; x <= to - reach; x++) {
    const around = ink.slice(x - reach - from, x + reach + 1 - from).reduce((sum, value) => sum + value, 0);
    if (around < best.ink) best = { ink: around, x };
  }
  return best.x;
}

/** Sum of absolute differences down a column, in green: most of luminance. */
function inkOf({ data, width, height }: Raster, x: number): number {
  let sum = 0;
  const row = width * 3;
  for (let y = 1, i = x * 3 + 1 + row; y < height; y++, i += row) sum += Math.abs(data[i]! - data[i - row]!);
  return sum;
}
