import type { Quad } from '../../../contract/geometry.ts';
import { shadeOf } from '../../raster/luma.ts';
import type { Raster } from '../../raster/page.ts';
import { quantile } from '../../math/quantile.ts';
import { cropLine } from '../line-crop.ts';

/** Quantiles of contrasts that stand for strong ink, and the middle one. */
const STRONG = 0.8;
const MIDDLE = 0.5;
/** Share of strong ink that letters have at least. */
const OF_STRONG = 0.6;
/** Where in its cell the first letter may begin, in steps. */
const MAY_BEGIN = [-0.2, 0.4] as const;

/** Letters lie in this part of a row's crop, from the top; neighbouring rows and rims do not reach it. */
const BAND = { from: 0.28, to: 0.72 } as const;
const CROP_HEIGHT = 40;
/** A column has print on it where it is darker than the paper by this share of what print is. */
const INK = 0.25;
/** What covers letters darkens the paper itself by this share of it. */
const COVERED = 0.5;
/**
 * Steps from letter to letter that may be blank between two letters. Letters of OCR-B leave at most 0.92 (`<` beside
 * `I`; n = 100 rows, clean and photographed, from 12 pixels high); a letter that is gone leaves more than its own step.
 */
const MOST_BLANK = 1.12;
/**
 * The foot of an `L` and the hook of a `J` lie outside the band: `LI` and `L1` were printed 1.14 and 1.17 apart, and a
 * letter that is gone behind an `L` leaves 1.9.
 */
const MOST_BLANK_BESIDE = { startsIn: 'L', endsIn: 'J', most: 1.45 } as const;
/** An upright stroke fills its column: paper is what is lightest so near to it, in steps. */
const BESIDE = 0.3;

/** A column where the darkest and the lightest differ by less than this share of what print and paper do is of one shade. */
const ONE_SHADE = 0.4;
/** A shade this share of it darker than paper is none. */
const NOT_PAPER = 0.12;
/**
 * Steps that may be of one shade that is not paper's: an upright stroke. Letters of OCR-B had at most 0.31 (n = 65
 * zones, clean and photographed) and 0.63 (n = 12, from 11 pixels high, blurred); a letter under something at least 0.96
 * (n = 21).
 */
const MOST_COVERED = 0.75;

/** A row's crop, column by column. */
interface Columns {
  /** The darkest and the lightest shade of the letters' band in each column. */
  readonly darkest: readonly number[];
  readonly lightest: readonly number[];
  /** Columns from letter to letter. */
  readonly step: number;
}

/**
 * Has a lamp washed out letters of a zone, or does something lie over them? A line model takes blank paper for fillers
 * and what is dark for any letter, and is sure of them, and no check digit covers names or tells `<` from 0: every
 * letter, fillers too, must be printed.
 *
 * @param rows of the zone on its page, in the order of its `lines`.
 */
export const hidesLetters = (raster: Raster, rows: readonly Quad[], lines: readonly string[]): boolean =>
  rows.some((row, i) => {
    const line = lines[i]!;
    const columns = columnsOf(cropLine(raster, row, CROP_HEIGHT), line.length);
    return longestCovered(columns) > MOST_COVERED || hasGap(columns, line);
  });

/** The longest stretch, in steps from letter to letter, in which no column shows paper or a part of a letter on it. */
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

/** Is a stretch between the first and the last letter longer without print than its two letters leave? */
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
  // Where in its cell the first letter begins is not known to a third of a step.
  const near = (x: number): string =>
    MAY_BEGIN.map((by) => line[Math.floor((x - first) / step + by)] ?? '').join('');
  return letters.slice(1).some((to, i) => {
    const from = letters[i]!;
    const { startsIn, endsIn, most } = MOST_BLANK_BESIDE;
    const isWide = near(from).includes(startsIn) || near(to).includes(endsIn);
    return (to - from - 1) / step > (isWide ? most : MOST_BLANK);
  });
}

/** Narrower than letters, in steps: the rim of a card or a frame before the first letter or behind the last. */
const RIM = 0.25;

/** Printed columns without those at either end that stand alone and are too few for a letter. */
function withoutRims(printed: readonly number[], step: number): readonly number[] {
  const gap = (i: number): number => (printed[i + 1] ?? 0) - printed[i]! - 1;
  const least = Math.max(1, Math.round(RIM * step));
  const first = printed.findIndex((_, i) => i < least && gap(i) > MOST_BLANK * step);
  const last = printed.findLastIndex((_, i) => i >= printed.length - 1 - least && gap(i) > MOST_BLANK * step);
  return printed.slice(first + 1, last < 0 ? printed.length : last + 1);
}

const lightestNear = (lightest: readonly number[], x: number, reach: number): number =>
  Math.max(...lightest.slice(Math.max(0, Math.round(x - reach)), Math.round(x + reach) + 1));

/** Shadows change the paper's light slowly, so it is compared with what lies this many steps to both sides. */
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

/** The columns of a row of so many letters, without the outermost values of each. */
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
