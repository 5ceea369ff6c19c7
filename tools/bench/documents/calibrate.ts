import type { DocumentScore } from './score.ts';

/** Filled in once confidences of real readings are at hand: see `fitCalibration`. */
export async function fitCalibration(_scores: readonly DocumentScore[]): Promise<void> {
  await Promise.resolve();
}
