import { median } from '../../math/quantile.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { printOf } from './print-of-word.ts';
import { likenessOf } from './twins.ts';
import { distance, rowOf, tiltOfLines, type Seen } from './rows.ts';
import { wordsOf, type Word } from './words.ts';

/** Grey levels added to noise before its logarithm (set by hand, ADR 401). */
const NOISE_FLOOR = 0.1;
/** Ratio of the standard deviation of a normal distribution to its median absolute deviation. */
const TO_DEVIATION = 1.4826;

/** Differences of a word from its neighbours and the page; the model's input. */
export interface WordFeatures {
  readonly word: Word;
  /** In the order of `FEATURES`. */
  readonly values: Float32Array;
}

/** Deviations are robust z-scores; `Local` ones are relative to the nearest words of about the same size. */
export const FEATURES = [
  'sharpnessLocal',
  'sharpnessPage',
  'strokeLocal',
  'strokePage',
  'inkLocal',
  'inkPage',
  'noiseLocal',
  'noisePage',
  'evenLocal',
  'evenPage',
  'paperLocal',
  'heightLocal',
  'heightRow',
  'baselineRow',
  'step',
  'noiseStep',
  'twins',
  'twinHeight',
  'twinWidth',
  'twinDifference',
  'twinResidue',
  'residueLocal',
  'characters',
] as const;

const NEAREST = 14;
/** Maximum height ratio of compared words. */
const SIZE = 1.3;
const MAX_WORDS = 900;
const MIN_WORDS = 12;
/** Luminance of overexposed paper, and the minimum number of other words on such paper. */
const WHITE = 252;
const MIN_WHITE = 3;

/** Added to the spread of robust z-scores: smaller deviations are due to pixel rounding. */
const LEAST = {
  residue: 0.15,
  sharpness: 0.03,
  stroke: 0.012,
  ink: 5,
  noise: 0.12,
  even: 0.04,
  paper: 1.5,
  height: 0.03,
};

/** All words of a picture with their features; empty if there are too few to compare. */
export function wordFeatures(image: ImageEvidence): WordFeatures[] {
  const words = wordsOf(image.glyphs()).slice(0, MAX_WORDS);
  const likeness = new Map(likenessOf(image, words).map((l, i) => [words[i]!, l]));
  const seen = words.flatMap((word): Seen[] => {
    const print = printOf(image, word);
    return print
      ? [{ ...print, word, x: word.box.x + word.box.width / 2, y: word.box.y + word.box.height / 2 }]
      : [];
  });
  if (seen.length < MIN_WORDS) return [];
  const tilts = tiltOfLines(seen);
  const rows = new Map(seen.map((s) => [s, rowOf(s, seen, tilts.get(s)!)]));
  return seen.map((own) => {
    const alike = seen.filter(
      (s) => s !== own && s.height < own.height * SIZE && s.height > own.height / SIZE,
    );
    const page = alike.length >= 6 ? alike : seen.filter((s) => s !== own);
    const local = nearest(own, page, NEAREST);
    const row = rows.get(own)!;
    // Overexposed paper has no grain: compare it with other overexposed paper, not with shaded parts.
    const white = own.paper >= WHITE ? page.filter((s) => s.paper >= WHITE) : [];
    const grainy = white.length >= MIN_WHITE ? { local: white, page: white } : { local, page };
    const deviation = (of: (s: Seen) => number, among: readonly Seen[], least: number): number =>
      robustZ(of(own), among.map(of), least);
    const stroke = (s: Seen): number => s.stroke / s.height;
    const noise = (s: Seen): number => Math.log(s.noise + NOISE_FLOOR);
    const height = (s: Seen): number => Math.log(s.height);
    const residue = (s: Seen): number => likeness.get(s.word)?.residue ?? 0;
    const twins = likeness.get(own.word) ?? null;
    return {
      word: own.word,
      values: Float32Array.from([
        deviation((s) => s.sharpness, local, LEAST.sharpness),
        deviation((s) => s.sharpness, page, LEAST.sharpness),
        deviation(stroke, local, LEAST.stroke),
        deviation(stroke, page, LEAST.stroke),
        deviation((s) => s.ink, local, LEAST.ink),
        deviation((s) => s.ink, page, LEAST.ink),
        deviation(noise, grainy.local, LEAST.noise),
        deviation(noise, grainy.page, LEAST.noise),
        deviation((s) => s.even, grainy.local, LEAST.even),
        deviation((s) => s.even, grainy.page, LEAST.even),
        deviation((s) => s.paper, local, LEAST.paper),
        deviation(height, local, LEAST.height),
        row.length > 0 ? height(own) - median(row.map(height)) : 0,
        row.length > 0 ? offRow(own, row, tilts.get(own)!) : 0,
        own.step,
        own.noiseStep,
        twins?.compared ?? 0,
        twins?.height ?? 0,
        twins?.width ?? 0,
        twins?.difference ?? 0,
        twins?.residue ?? 0,
        twins
          ? deviation(
              residue,
              local.filter((s) => likeness.get(s.word)),
              LEAST.residue,
            )
          : 0,
        own.word.glyphs.length,
      ]),
    };
  });
}

function nearest(own: Seen, among: readonly Seen[], count: number): Seen[] {
  return among
    .map((s) => ({ s, d: distance(s, own) }))
    .sort((a, b) => a.d - b.d)
    .slice(0, count)
    .map(({ s }) => s);
}

/** Distance of the baseline from that of the row, in word heights. */
function offRow(own: Seen, row: readonly Seen[], slope: number): number {
  return median(row.map((s) => own.baseline - s.baseline - slope * (own.x - s.x))) / own.height;
}

function robustZ(value: number, among: readonly number[], least: number): number {
  const middle = median(among);
  const spread = TO_DEVIATION * median(among.map((v) => Math.abs(v - middle))) + least;
  return Math.max(-30, Math.min(30, (value - middle) / spread));
}
