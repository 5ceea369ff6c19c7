import type { Box } from '../../../contract/geometry.ts';
import { quantile } from '../../math/quantile.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { nearInk } from '../image/near-ink.ts';
import type { Word } from './words.ts';

/** Quantiles: luma taken as ink and as paper, glyph heights taken as letter height, edge steps taken as sharpness. */
const QUANTILES = { ink: 0.06, paper: 0.8, height: 0.8, sharpness: 0.6, middle: 0.5 } as const;
/** Factor on `INK_SHARE` when paper is separated from ink: faint edges count as ink, too. */
const NEAR_INK = 0.5;
/**
 * Grey levels added to both noises, so that clean and very clean paper count as equal (chosen on drawn specimens, ADR
 * 401).
 */
const NOISE_FLOOR = 0.15;
/** Minimum contrast share over three pixels for an edge; the ratio of the inner step to it is capped. */
const EDGE = { contrast: 0.55, mostRatio: 1.2 } as const;
/** Letters at least this share of the median height are taken to stand on the baseline. */
const ON_BASELINE = 0.75;

/** Print of one word, each value comparable between words of a page. */
export interface Print {
  /** Height of the tall characters, pixels. */
  readonly height: number;
  /** Stroke width, pixels, from ink and outline; independent of sub-pixel position. */
  readonly stroke: number;
  /** Share of an edge's step within one pixel, 0–1; 1 is the sharpest possible. */
  readonly sharpness: number;
  /** Luminance of the darkest strokes. */
  readonly ink: number;
  /** Luminance of the paper between the characters. */
  readonly paper: number;
  /** Noise of that paper: mean second difference. */
  readonly noise: number;
  /** Share of that paper's pixels equal to both neighbours. */
  readonly even: number;
  /** Luminance of the paper close to the characters minus that a little further away. */
  readonly step: number;
  /** Log ratio of the noise close by to that a little further away. */
  readonly noiseStep: number;
  /** Row of the baseline, sub-pixel. */
  readonly baseline: number;
}

/** Pixels around a word that count as its own paper, and as its surroundings. */
const OWN = 3;
const AROUND = 12;
/** Pixels between the two. */
const GAP = 2;
/** Minimum distance, pixels, between ink and what counts as paper. */
const INK_REACH = 2;
const INK_SHARE = 0.35;
const MIN_CONTRAST = 25;

/** Null if the word is too faint, or too close to the edge of the picture. */
export function printOf(image: ImageEvidence, word: Word): Print | null {
  const window = grown(word.box, AROUND);
  if (!isInside(window, image)) return null;
  const ink = quantile(pixelsOf(image, word.glyphs), QUANTILES.ink);
  const paper = quantile(pixelsOf(image, [grown(word.box, OWN)]), QUANTILES.paper);
  const contrast = paper - ink;
  if (contrast < MIN_CONTRAST) return null;

  const near = nearInk(image, window, paper - INK_SHARE * NEAR_INK * contrast, INK_REACH);
  const { own, around } = papersOf(image, window, near);
  const strokes = measureStrokes(image, word, paper, contrast);
  if (!strokes || own.count < 12) return null;
  const noise = own.noise / own.count;
  const enough = around.count >= 30;
  return {
    ...strokes,
    height: quantile(
      word.glyphs.map((g) => g.height),
      QUANTILES.height,
    ),
    ink,
    paper: own.sum / own.count,
    noise,
    even: own.even / own.count,
    step: enough ? own.sum / own.count - around.sum / around.count : 0,
    noiseStep: enough ? Math.log((noise + NOISE_FLOOR) / (around.noise / around.count + NOISE_FLOOR)) : 0,
  };
}

/** With a margin of one pixel on every side. */
const isInside = ({ x, y, width, height }: Box, image: ImageEvidence): boolean =>
  x >= 1 && y >= 1 && x + width < image.width - 1 && y + height < image.height - 1;

/** Noise sums of a word's own paper and of its surroundings, with a gap between the two. */
function papersOf(
  { luma, width }: ImageEvidence,
  { x: x0, y: y0, width: w, height: h }: Box,
  near: Uint8Array,
): { own: PaperSums; around: PaperSums } {
  const own: PaperSums = { count: 0, sum: 0, noise: 0, even: 0 };
  const around: PaperSums = { count: 0, sum: 0, noise: 0, even: 0 };
  const rim = AROUND - OWN;
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      if (near[y * w + x] === 1) continue;
      const inwards = Math.min(x - rim, y - rim, w - rim - 1 - x, h - rim - 1 - y);
      if (inwards >= 0) addPaper(own, luma, width, (y0 + y) * width + x0 + x);
      else if (inwards < -GAP) addPaper(around, luma, width, (y0 + y) * width + x0 + x);
    }
  return { own, around };
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Luminance of all pixels in the boxes. */
function pixelsOf({ luma, width }: ImageEvidence, boxes: readonly Box[]): Float32Array {
  const pixels = new Float32Array(boxes.reduce((sum, box) => sum + box.width * box.height, 0));
  let next = 0;
  for (const box of boxes)
    for (let y = box.y; y < box.y + box.height; y++)
      for (let i = y * width + box.x; i < y * width + box.x + box.width; i++) pixels[next++] = luma[i]!;
  return pixels;
}

interface PaperSums {
  count: number;
  sum: number;
  noise: number;
  even: number;
}

function addPaper(sums: PaperSums, luma: Float32Array, width: number, i: number): void {
  const v = luma[i]!;
  const left = luma[i - 1]!;
  const up = luma[i - width]!;
  sums.count++;
  sums.sum += v;
  sums.noise += Math.abs(4 * v - left - luma[i + 1]! - up - luma[i + width]!) / 4;
  if (v === left && v === up) sums.even++;
}

/** Stroke width, sharpness and baseline over the characters of a word. */
function measureStrokes(
  image: ImageEvidence,
  word: Word,
  paper: number,
  contrast: number,
): { stroke: number; sharpness: number; baseline: number } | null {
  const { luma, width } = image;
  let mass = 0;
  let outline = 0;
  const sharp: number[] = [];
  const baselines: number[] = [];
  const tall = quantile(
    word.glyphs.map((g) => g.height),
    QUANTILES.middle,
  );
  for (const g of word.glyphs) {
    const rowInk = new Float32Array(g.height + 4);
    for (let y = -2; y < g.height + 2; y++)
      for (let x = g.x - 1; x <= g.x + g.width; x++) {
        const i = (g.y + y) * width + x;
        const v = Math.min(1, Math.max(0, (paper - luma[i]!) / contrast));
        mass += v;
        rowInk[y + 2]! += v;
        const across = luma[i + 1]! - luma[i - 1]!;
        const along = luma[i + width]! - luma[i - width]!;
        outline += Math.min(1, Math.sqrt(across * across + along * along) / 2 / contrast);
        const one = luma[i]! - luma[i + 1]!;
        const three = luma[i - 1]! - luma[i + 2]!;
        if (Math.abs(three) > EDGE.contrast * contrast)
          sharp.push(Math.min(EDGE.mostRatio, Math.abs(one / three)));
      }
    if (g.height > ON_BASELINE * tall) {
      const bottom = baselineOf(rowInk);
      if (bottom !== null) baselines.push(g.y - 2 + bottom);
    }
  }
  if (sharp.length < 6 || outline < 1 || baselines.length === 0) return null;
  return {
    stroke: (2 * mass) / outline,
    sharpness: quantile(sharp, QUANTILES.sharpness),
    baseline: quantile(baselines, QUANTILES.middle),
  };
}

/** Sub-pixel row where ink falls to half its maximum among the lowest rows; from the top of the profile. */
function baselineOf(rowInk: Float32Array): number | null {
  const last = rowInk.length - 1;
  let most = 0;
  for (let y = Math.max(0, last - 7); y <= last; y++) most = Math.max(most, rowInk[y]!);
  if (most <= 0) return null;
  for (let y = last; y > 0; y--) {
    const [below, here] = [rowInk[y]!, rowInk[y - 1]!];
    if (here >= most / 2) return y - (here > below ? (most / 2 - below) / (here - below) : 0) + 1;
  }
  return null;
}
