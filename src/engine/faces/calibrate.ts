import { thousandths } from '../../contract/formats.ts';
import { FaceCalibration } from './calibration.ts';

/** Minimum change of similarity per decade of the false match rate; and extrapolation beyond the measured curve (set by hand, ADR 401). */
const LEAST_SLOPE = 0.05;
const BEYOND = 0.1;

/** Definition of the similarity values: false match rate at each. */
const ANCHORS = [
  { similarity: 10, rate: 1e-1 },
  { similarity: 50, rate: 1e-2 },
  { similarity: 70, rate: 1e-3 },
  { similarity: 90, rate: 1e-4 },
  { similarity: 99, rate: 1e-5 },
] as const;
/** Minimum pairs above an anchor to count its rate; with fewer it is extrapolated from the tail. */
const COUNTED = 8;
const LOWEST = -1.1;
const HIGHEST = 0.55;

/**
 * Calibrates from scores of impostor pairs. Rates too small to count are extrapolated along the tail (scores fall about
 * linearly with the logarithm of the rate), conservatively: never below the highest score seen for a counted rate.
 *
 * @param impostorScores fused scores of pairs of two different people; at least 1,000.
 * @throws RangeError when there are fewer.
 */
export function calibrate(
  impostorScores: readonly number[],
  version: string,
  measuredOn: string,
): FaceCalibration {
  const n = impostorScores.length;
  if (n < 1_000) throw new RangeError(`1,000 pairs of different people are needed, there are ${n}.`);
  const falling = [...impostorScores].sort((a, b) => b - a);
  const counted = ANCHORS.filter(({ rate }) => rate * n >= COUNTED).map((anchor) => ({
    ...anchor,
    score: falling[Math.floor(anchor.rate * n)]!,
  }));
  const [before, last] = [counted.at(-2)!, counted.at(-1)!];
  const perDecade = Math.max(LEAST_SLOPE, (last.score - before.score) / Math.log10(before.rate / last.rate));
  const anchors = ANCHORS.map(
    (anchor) =>
      counted.find((c) => c.similarity === anchor.similarity) ?? {
        ...anchor,
        score: last.score + perDecade * Math.log10(last.rate / anchor.rate),
      },
  );
  const rows = anchors.map(({ similarity, rate, score }) => ({
    score: thousandths(score),
    similarity,
    falseMatchRate: rate,
  }));
  return FaceCalibration.parse({
    version,
    measuredOn,
    impostorPairs: n,
    table: [
      { score: Math.min(LOWEST, rows[0]!.score - BEYOND), similarity: 0, falseMatchRate: null },
      ...rows,
      { score: Math.max(HIGHEST, rows.at(-1)!.score + BEYOND), similarity: 100, falseMatchRate: null },
    ],
  });
}
