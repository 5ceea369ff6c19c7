import calibrationFile from '../../../resources/calibration/documents.json' with { type: 'json' };
import { z } from 'zod';

/**
 * Probability of being right by raw score, as points of a piecewise linear curve; made by `npm run bench -- documents
 * --fit`.
 */
const Curve = z.array(z.object({ score: z.number(), probability: z.number() })).min(2);
const Calibration = z.object({ version: z.string(), curves: z.record(z.string(), Curve) });

const calibration = Calibration.parse(calibrationFile);
export const calibrationVersion = calibration.version;

/** Kinds of readings with a curve of their own (strict: every character counts). */
export type EvidenceGroup = 'zone' | 'strict' | 'free' | 'list';

/** Maps a raw evidence score (0–1) to the probability of being right by the group's measured curve. */
export function calibrated(score: number, group: EvidenceGroup): number {
  const curve = calibration.curves[group];
  if (!curve) return score;
  const first = curve[0]!;
  if (score <= first.score) return (first.probability * score) / Math.max(first.score, 1e-9);
  for (let i = 1; i < curve.length; i++) {
    const a = curve[i - 1]!;
    const b = curve[i]!;
    if (score <= b.score)
      return (
        a.probability +
        ((b.probability - a.probability) * (score - a.score)) / Math.max(b.score - a.score, 1e-9)
      );
  }
  return curve.at(-1)!.probability;
}
