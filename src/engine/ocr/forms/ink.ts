import { shadeOf } from '../../raster/luma.ts';
import type { Raster } from '../../raster/page.ts';
import { quantileOfCounts } from '../../math/quantile.ts';

/** Threshold of ink, as a share of the contrast in a crop: dots of a rule are paler than letters. */
const SHARE = 0.3;
const LEAST_CONTRAST = 16;
/** Paper brightness is estimated per this many columns: light varies along a line. */
const BLOCK = 64;
/** Quantiles of brightness that stand for paper and ink. */
const PAPER_QUANTILE = 0.75;
const PRINT_QUANTILE = 0.03;

/** Ink mask of a line's crop, with column profiles. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  /** 1 for ink, row by row. */
  readonly mask: Uint8Array;
  /** First and last row of ink per column, -1 if none. */
  readonly top: Int16Array;
  readonly bottom: Int16Array;
  /** First row of the lowest unbroken piece of ink per column; equals `top` if there is only one. */
  readonly lowest: Int16Array;
}

/** For dark print on light paper; useless for light print on dark paper. */
export function inkIn({ data, width, height }: Raster): Ink {
  const shades = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < shades.length; i++, at += 3)
    shades[i] = shadeOf(data[at]!, data[at + 1]!, data[at + 2]!);
  const print = quantileOfCounts(histogram(shades, width, 0, width), PRINT_QUANTILE);
  const mask = new Uint8Array(shades.length);
  for (let left = 0; left < width; left += BLOCK) {
    const right = Math.min(width, left + BLOCK);
    const paper = quantileOfCounts(histogram(shades, width, left, right), PAPER_QUANTILE);
    const limit = paper - Math.max(LEAST_CONTRAST, SHARE * (paper - print));
    for (let row = 0; row < shades.length; row += width)
      for (let at = row + left; at < row + right; at++) mask[at] = shades[at]! < limit ? 1 : 0;
  }
  return { width, height, mask, ...columnsOf(mask, width, height) };
}

function histogram(shades: Uint8Array, width: number, left: number, right: number): Uint32Array {
  const counts = new Uint32Array(256);
  for (let row = 0; row < shades.length; row += width)
    for (let at = row + left; at < row + right; at++) counts[shades[at]!]!++;
  return counts;
}

function columnsOf(mask: Uint8Array, width: number, height: number): Pick<Ink, 'top' | 'bottom' | 'lowest'> {
  const [top, bottom, lowest] = [0, 0, 0].map(() => new Int16Array(width).fill(-1)) as [
    Int16Array,
    Int16Array,
    Int16Array,
  ];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      if (top[x]! < 0) top[x] = y;
      if (lowest[x]! < 0 || bottom[x]! < y - 1) lowest[x] = y;
      bottom[x] = y;
    }
  return { top, bottom, lowest };
}
