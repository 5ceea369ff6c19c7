import type { Quad } from '../../../contract/geometry.ts';
import { shadeOf } from '../../raster/luma.ts';
import type { Raster } from '../../raster/page.ts';
import { quantile } from '../../math/quantile.ts';
import { cropLine } from '../line-crop.ts';

/** Quantiles of column contrast: strong ink, and the median. */
const STRONG = 0.8;
const MIDDLE = 0.5;
/** Minimum contrast of letters, as a share of strong ink's. */
const OF_STRONG = 0.6;
/** Uncertainty of the first letter's position in its cell, in steps. */
const MAY_BEGIN = [-0.2, 0.4] as const;

/** Vertical band of a row's crop, from the top, that contains letters but no neighbouring rows or rims. */
const BAND = { from: 0.28, to: 0.72 } as const;
const CROP_HEIGHT = 40;
/** A column has print if it is darker than paper by this share of print's contrast. */
const INK = 0.25;
/** What covers letters darkens the paper by this share of print's contrast. */
const COVERED = 0.5;
/**
 * Largest blank between two letters, in steps. OCR-B letters leave at most 0.92 (`<` beside `I`; n = 100 rows, clean
 * and photographed, from 12 pixels high); a missing letter leaves more than its own step.
 */
const MOST_BLANK = 1.12;
/**
 * The foot of an `L` and the hook of a `J` lie outside the band: `LI` and `L1` were printed 1.14 and 1.17 apart; a
 * missing letter after an `L` leaves 1.9.
 */
const MOST_BLANK_BESIDE = { startsIn: 'L', endsIn: 'J', most: 1.45 } as const;
/** A vertical stroke fills its column: paper is the lightest value within this distance, in steps. */
const BESIDE = 0.3;

/** A column is of uniform shade if its darkest and lightest values differ by less than this share of print's contrast. */
const ONE_SHADE = 0.4;
/** A shade darker than paper by this share of print's contrast is not paper. */
const NOT_PAPER = 0.12;
/**
 * Maximum width, in steps, of a uniform shade other than paper's, as of a vertical stroke. OCR-B letters had at most
 * 0.31 (n = 65 zones, clean and photographed) and 0.63 (n = 12, from 11 pixels high, blurred); a covered letter at
 * least 0.96 (n = 21).
 */
const MOST_COVERED = 0.75;

/** A row's crop, column by column. */
interface Columns {
  /** The darkest and lightest value of each column within the letters' band. */
  readonly darkest: readonly number[];
  readonly lightest: readonly number[];
  /** Columns per letter. */
  readonly step: number;
}

/**
 * Are letters of a zone washed out by glare, or covered? A line model reads blank paper as fillers and dark areas as
 * any letter, with high confidence; check digits do not cover names, nor tell `<` from 0. So every character, fillers
 * too, must be visible.
 *
 * @param rows of the zone on its page, in the order of its `lines`.
 */
export const hidesLetters = (raster: Raster, rows: readonly Quad[], lines: readonly string[]): boolean =>
  rows.some((row, i) => {
    const line = lines[i]!;
    const columns = columnsOf(cropLine(raster, row, CROP_HEIGHT), line.length);
    return longestCovered(columns) > MOST_COVERED || hasGap(columns, line);
  });

/** The longest stretch, in letter steps, in which no column shows paper or part of a letter. */
function longestCovered({ darkest, lightest, step }: Columns): number {
  const contrast = quantile(
    lightest.map((light, x) => light - darkest[x]!),
    STRONG,
  );
  const around = groundAlong(lightest, step);
  let [longest, run] = [0, 0];
  for (const [x, light] of lightest.entries()) {
    const isCovered = light - darkest[x]! < ONE_SHADE * contrast && light < around(x) - NOT_PAPER * contrast;
    run = isCovered ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest / step;
}

/** Is any stretch without print longer than its two letters allow? */
function hasGap({ darkest, lightest, step: cell }: Columns, line: string): boolean {
  const paper = lightest.map((_, x) => lightestNear(lightest, x, BESIDE * cell));
  const ink = paper.map((light, x) => light - darkest[x]!);
  const strong = quantile(ink, STRONG);
  const least =
    INK *
    Math.max(
      quantile(
        ink.filter((value) => value > 0),
        MIDDLE,
      ),
      OF_STRONG * strong,
    );
  const around = groundAlong(paper, cell);
  const isCovered = (x: number): boolean => paper[x]! <= around(x) - COVERED * strong;
  const printed = [...ink.keys()].filter((x) => ink[x]! >= least && !isCovered(x));
  const letters = withoutRims(printed, cell);
  if (letters.length === 0) return true;
  const [first, last] = [letters[0]!, letters.at(-1)!];
  const step = Math.max(1, (last - first + 1) / line.length);
  // The first letter's position in its cell is known only to a third of a step.
  const near = (x: number): string =>
    MAY_BEGIN.map((by) => line[Math.floor((x - first) / step + by)] ?? '').join('');
  return letters.slice(1).some((to, i) => {
    const from = letters[i]!;
    const { startsIn, endsIn, most } = MOST_BLANK_BESIDE;
    const isWide = near(from).includes(startsIn) || near(to).includes(endsIn);
    return (to - from - 1) / step > (isWide ? most : MOST_BLANK);
  });
}

/** Maximum width, in steps, of a card's rim or a frame before the first or after the last letter. */
const RIM = 0.25;

/** Printed columns without isolated ones at the ends that are too few for a letter. */
function withoutRims(printed: readonly number[], step: number): readonly number[] {
  const gap = (i: number): number => (printed[i + 1] ?? 0) - printed[i]! - 1;
  const least = Math.max(1, Math.round(RIM * step));
  const first = printed.findIndex((_, i) => i < least && gap(i) > MOST_BLANK * step);
  const last = printed.findLastIndex((_, i) => i >= printed.length - 1 - least && gap(i) > MOST_BLANK * step);
  return printed.slice(first + 1, last < 0 ? printed.length : last + 1);
}

const lightestNear = (lightest: readonly number[], x: number, reach: number): number =>
  Math.max(...lightest.slice(Math.max(0, Math.round(x - reach)), Math.round(x + reach) + 1));

/** Shadows change the paper's brightness slowly: compare within this many steps on both sides. */
const AROUND = 6;

function groundAlong(paper: readonly number[], step: number): (x: number) => number {
  const blocks = Array.from({ length: Math.ceil(paper.length / step) }, (_, i) =>
    quantile(
      paper.slice(Math.max(0, Math.round((i - AROUND) * step)), Math.round((i + AROUND) * step)),
      MIDDLE,
    ),
  );
  return (x) => blocks[Math.floor(x / step)]!;
}

/** The columns of a row of `length` letters, without each column's extreme values. */
function columnsOf({ data, width, height }: Raster, length: number): Columns {
  const [top, bottom] = [Math.round(BAND.from * height), Math.round(BAND.to * height)];
  const darkest: number[] = [];
  const lightest: number[] = [];
  const values = new Uint8Array(bottom - top);
  for (let x = 0; x < width; x++) {
    for (let y = top; y < bottom; y++) {
      const at = (y * width + x) * 3;
      values[y - top] = shadeOf(data[at]!, data[at + 1]!, data[at + 2]!);
    }
    values.sort();
    darkest.push(values[1]!);
    lightest.push(values[values.length - 2]!);
  }
  return { darkest, lightest, step: width / length };
}
