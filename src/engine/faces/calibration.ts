import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { resourcePath } from '../resources.ts';
import { variable } from '../../contract/environment.ts';

/** Meaning of a fused score; made by `npm run bench -- faces` or `netefatsa calibrate-faces`. */
export const FaceCalibration = z.object({
  version: z.string(),
  /** What it was measured on, in words, and how many pairs of different people. */
  measuredOn: z.string(),
  impostorPairs: z.number().int(),
  /** Ascending scores; linear interpolation between rows, clamped outside. */
  table: z
    .array(
      z.object({
        score: z.number(),
        similarity: z.number().min(0).max(100),
        falseMatchRate: z.number().min(0).max(1).nullable(),
      }),
    )
    .min(2)
    .refine(
      (rows) =>
        rows.every(
          (row, i) =>
            i === 0 || (row.score > rows[i - 1]!.score && row.similarity >= rows[i - 1]!.similarity),
        ),
      {
        message: 'Scores and similarities must rise.',
      },
    ),
});
export type FaceCalibration = z.infer<typeof FaceCalibration>;

let loaded: FaceCalibration | null = null;

/** The site's own calibration (`NETEFATSA_FACE_CALIBRATION` names its file) or the one that ships. */
export function faceCalibration(): FaceCalibration {
  loaded ??= FaceCalibration.parse(
    JSON.parse(
      readFileSync(
        variable('NETEFATSA_FACE_CALIBRATION') ?? resourcePath('resources', 'faces', 'calibration.json'),
        'utf8',
      ),
    ),
  );
  return loaded;
}

/**
 * A fused score as a similarity, 0–100 with one decimal. 90 is a false match rate of 1e-4 or better, 50 about 1e-2,
 * 99 about 1e-5 on the measured set.
 */
export function similarityOf(score: number, { table }: FaceCalibration = faceCalibration()): number {
  const above = table.findIndex((row) => row.score > score);
  if (above === 0) return table[0]!.similarity;
  if (above < 0) return table.at(-1)!.similarity;
  const [low, high] = [table[above - 1]!, table[above]!];
  const share = (score - low.score) / (high.score - low.score);
  // Rounded down: 89.97 is below a threshold of 90.
  return Math.floor(10 * (low.similarity + share * (high.similarity - low.similarity))) / 10;
}
