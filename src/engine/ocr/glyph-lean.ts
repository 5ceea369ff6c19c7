import type { Raster } from '../raster/page.ts';
import { lumaOf } from '../raster/luma.ts';

/** Luma quantiles taken for ink and paper; a pixel is ink from half the contrast on. */
const INK_QUANTILE = 0.03;
const PAPER_QUANTILE = 0.8;
const DARK = 0.5;

/** Minimum glyph height, pixels of the crop: below it the flag of a 1 is two pixels or less. */
const LEAST_HEIGHT = 16;
/** Minimum contrast of ink and paper, of 255. */
const LEAST_CONTRAST = 60;
/** Rows of a glyph, as shares of its height: those of a flag, and those with the stem only. */
const FLAG = { from: 0.08, to: 0.45 } as const;
const STEM = { from: 0.5, to: 0.85 } as const;

/**
 * How far a glyph with an upright stem extends to the left in its upper half, beyond its extent to the right, as a
 * share of its height: a 1 has a flag there (0.12 and more), a capital I is a bar or has serifs on both sides (0).
 *
 * @param from `to` the glyph's columns in the crop, dark on light.
 * @returns null if no such stem is found.
 */
export function glyphLean(crop: Raster, from: number, to: number): number | null {
  const first = Math.max(0, Math.round(from));
  const last = Math.min(crop.width - 1, Math.round(to));
  if (last - first < 4) return null;
  const dark = darkness(crop, first, last);
  if (!dark) return null;
  const stem = longestStem(dark, last - first + 1, crop.height);
  if (stem.height < LEAST_HEIGHT) return null;
  const reach = (y: number): Reach => reachOf(dark[y]!, stem.column);
  const rows = (part: { from: number; to: number }): Reach[] => {
    const start = Math.round(stem.top + part.from * stem.height);
    const end = Math.round(stem.top + part.to * stem.height);
    return Array.from({ length: end - start + 1 }, (_, i) => reach(start + i));
  };
  const [flag, below] = [rows(FLAG), rows(STEM)];
  const out = (side: keyof Reach): number =>
    Math.max(...flag.map((row) => row[side])) -
    below.map((row) => row[side]).sort((a, b) => a - b)[below.length >> 1]!;
  return (out('left') - out('right')) / stem.height;
}

/** Pixels of ink on either side of the stem. */
interface Reach {
  readonly left: number;
  readonly right: number;
}

/** Rows of darkness, 0 paper to 1 ink; null without contrast. */
function darkness({ data, width, height }: Raster, first: number, last: number): Float32Array[] | null {
  const light = (x: number, y: number): number => {
    const at = (y * width + x) * 3;
    return lumaOf(data[at]!, data[at + 1]!, data[at + 2]!);
  };
  const rows = Array.from({ length: height }, (_, y) =>
    Float32Array.from({ length: last - first + 1 }, (_, x) => light(first + x, y)),
  );
  const all = rows.flatMap((row) => [...row]).sort((a, b) => a - b);
  const [ink, paper] = [
    all[Math.floor(INK_QUANTILE * all.length)]!,
    all[Math.floor(PAPER_QUANTILE * all.length)]!,
  ];
  if (paper - ink < LEAST_CONTRAST) return null;
  return rows.map((row) => row.map((value) => Math.max(0, Math.min(1, (paper - value) / (paper - ink)))));
}

/** The column with the longest unbroken run of ink. */
function longestStem(
  dark: readonly Float32Array[],
  width: number,
  height: number,
): { column: number; top: number; height: number } {
  let best = { column: 0, top: 0, height: 0 };
  for (let column = 0; column < width; column++) {
    let run = 0;
    for (let y = 0; y < height; y++) {
      run = dark[y]![column]! > DARK ? run + 1 : 0;
      if (run > best.height) best = { column, top: y - run + 1, height: run };
    }
  }
  return best;
}

/** Extent of ink around a column, with sub-pixel ends. */
function reachOf(row: Float32Array, column: number): Reach {
  const along = (step: -1 | 1): number => {
    let x = column + step;
    let sum = 0;
    for (; x >= 0 && x < row.length && row[x]! > DARK; x += step) sum++;
    return sum + (row[x] ?? 0);
  };
  return { left: along(-1), right: along(1) };
}
