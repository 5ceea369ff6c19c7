import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { Channel, EvidenceGroup } from '../../contract/forensics.ts';
import { resourcePath } from '../resources.ts';
import { variable } from '../../contract/environment.ts';

/** Distribution of a detector's values over benign files of one channel. */
const MeasureCalibration = z.object({
  /** Benign files measured. */
  files: z.number().int(),
  /** Values at the quantiles in `QUANTILES`, ascending. */
  values: z.array(z.number()),
  /** Factor on this detector's evidence, from how well it alone detected edits while tuning; 0: ignored. */
  weight: z.number().min(0).default(1),
});

export const Calibration = z.object({
  version: z.string(),
  madeBy: z.string(),
  /** Log-odds of tampering before any evidence. */
  prior: z.number(),
  /** Log-likelihood ratios of rule findings by strength. */
  strengths: z.object({ proof: z.number(), strong: z.number(), weak: z.number(), note: z.number() }),
  /** Upper limit of each group's contribution to the log-odds. */
  caps: z.partialRecord(EvidenceGroup, z.number()),
  channels: z.partialRecord(
    Channel,
    z.object({
      files: z.number().int(),
      /**
       * Threshold of the summed measured evidence, exceeded by at most 2 % of benign files (conformal); null: never
       * flag by measurement.
       */
      flagAt: z.number().nullable(),
      measures: z.record(z.string(), MeasureCalibration),
    }),
  ),
});
export type Calibration = z.infer<typeof Calibration>;

/** Quantiles at which a measure's `values` are taken. */
export const QUANTILES = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.98, 0.99, 0.995, 1] as const;

let loaded: Calibration | null = null;

/** The shipped calibration, or the bank's own file if `NETEFATSA_FORENSICS_CALIBRATION` names one. */
export function loadCalibration(): Calibration {
  if (loaded) return loaded;
  const own = variable('NETEFATSA_FORENSICS_CALIBRATION');
  const file = own && existsSync(own) ? own : resourcePath('resources', 'forensics', 'calibration.json');
  loaded = Calibration.parse(JSON.parse(readFileSync(file, 'utf8')));
  return loaded;
}

/**
 * Quantile of a value among benign files, 0–1; null if the detector is not calibrated for the channel. Conformal: with
 * n files the quantile is at most n/(n+1), so a small calibration cannot claim great rarity.
 */
export function quantileOf(
  calibration: Calibration,
  channel: Channel,
  detector: string,
  value: number,
): number | null {
  const measure = calibration.channels[channel]?.measures[detector];
  if (!measure || measure.values.length !== QUANTILES.length) return null;
  const highest = measure.files / (measure.files + 1);
  const { values } = measure;
  if (value >= values.at(-1)!) return highest;
  for (let k = values.length - 1; k > 0; k--) {
    const low = values[k - 1]!;
    const high = values[k]!;
    if (value < low) continue;
    const part = high > low ? (value - low) / (high - low) : 0;
    return Math.min(highest, QUANTILES[k - 1]! + part * (QUANTILES[k]! - QUANTILES[k - 1]!));
  }
  return 0;
}

/** The weight of a detector's evidence; 1 if it was never set. */
export function weightOf(calibration: Calibration, channel: Channel, detector: string): number {
  return calibration.channels[channel]?.measures[detector]?.weight ?? 1;
}
