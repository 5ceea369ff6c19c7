import { thousandths } from '../../contract/formats.ts';
import type { Channel } from '../../contract/forensics.ts';
import type { SourceFile } from '../raster/page.ts';
import { QUANTILES, quantileOf, weightOf, type Calibration } from './calibration.ts';
import { detectChannel, pictureChannel } from './channel.ts';
import { imageDetectors } from './detectors.ts';
import { NOTABLE, ratioOfQuantile } from './fusion.ts';
import { openImage } from './image/evidence.ts';
import { measureImage } from './image/measure-image.ts';
import { openFile } from './open-file.ts';

/** The values of all image detectors on one benign file. */
export interface BenignSample {
  readonly channel: Channel;
  readonly values: Readonly<Record<string, number | null>>;
}

/**
 * Minimum files of a channel for a flagging threshold; with fewer, quantiles are shown but nothing is flagged by them.
 */
const MIN_FILES_TO_FLAG = 50;
const FOLDS = 10;
/**
 * False positive rate that the threshold is set for: half of the 2 % allowed, because the collected files come from few
 * sources and are not independent.
 */
const FALSE_ALARMS = 0.01;

/** Measures one file; null if it is not a picture that can be measured. */
export async function measureBenign(file: SourceFile): Promise<BenignSample | null> {
  const evidence = openFile(file, { mode: 'full', today: '1970-01-01' });
  if (evidence.kind !== 'jpeg' && evidence.kind !== 'png') return null;
  const channel = detectChannel(evidence);
  const image = await openImage(file.bytes, channel);
  if (!image) return null;
  try {
    const values = measureImage(image).map(({ detector, measurement }) => [detector.id, measurement.value]);
    return { channel: pictureChannel(channel), values: Object.fromEntries(values) };
  } finally {
    image.release();
  }
}

/**
 * Quantiles per channel and detector, and the threshold of the summed evidence. Cross-conformal (Vovk 2015): each
 * file's evidence is scored with the quantiles of the other folds, so that the threshold holds for unseen files without
 * setting files aside.
 */
export function calibrate(
  samples: readonly BenignSample[],
  base: Calibration,
  made: { version: string; madeBy: string },
): Calibration {
  const channels: Calibration['channels'] = { ...base.channels };
  for (const channel of new Set(samples.map((s) => s.channel))) {
    const own = samples.filter((s) => s.channel === channel);
    const settings = (
      from: readonly BenignSample[],
      flagAt: number | null,
    ): NonNullable<Calibration['channels'][Channel]> => ({
      files: own.length,
      flagAt,
      measures: Object.fromEntries(
        imageDetectors.flatMap((d) => {
          // Detectors that only give notes (`noteFrom`) are not calibrated.
          if (d.noteFrom !== undefined) return [];
          const values = from.flatMap((s) => s.values[d.id] ?? []).sort((a, b) => a - b);
          return values.length === 0
            ? []
            : [
                [
                  d.id,
                  {
                    weight: weightOf(base, channel, d.id),
                    files: values.length,
                    values: QUANTILES.map((q) =>
                      thousandths(values[Math.min(values.length - 1, Math.floor(q * values.length))]!),
                    ),
                  },
                ],
              ];
        }),
      ),
    });
    const folds = Array.from({ length: FOLDS }, (_, fold): Calibration => {
      const others = own.filter((_, k) => k % FOLDS !== fold);
      return { ...base, channels: { [channel]: settings(others, null) } };
    });
    const scores = own.map((s, i) => measuredEvidence(s, folds[i % FOLDS]!)).sort((a, b) => a - b);
    // With fewer than 100 files this is the highest score, which a new file exceeds with a probability of at most 1/51.
    const rank = Math.min(scores.length, Math.ceil((scores.length + 1) * (1 - FALSE_ALARMS))) - 1;
    const enough = own.length >= MIN_FILES_TO_FLAG;
    channels[channel] = settings(own, enough ? thousandths(scores[rank]!) : null);
  }
  return { ...base, ...made, channels };
}

/** The sum that `flagAt` is compared with: evidence of every measurement from `NOTABLE` (quantile 0.9) on. */
export function measuredEvidence(sample: BenignSample, calibration: Calibration): number {
  let sum = 0;
  for (const [detector, value] of Object.entries(sample.values)) {
    const q = value === null ? null : quantileOf(calibration, sample.channel, detector, value);
    if (q !== null && q >= NOTABLE)
      sum += weightOf(calibration, sample.channel, detector) * Math.max(0, ratioOfQuantile(q));
  }
  return sum;
}
