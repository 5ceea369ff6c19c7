import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadCalibration, type Calibration } from '../../../src/engine/forensics/calibration.ts';
import { pictureChannel } from '../../../src/engine/forensics/channel.ts';
import { calibrate, measuredEvidence } from '../../../src/engine/forensics/calibrate.ts';
import { imageDetectors } from '../../../src/engine/forensics/detectors.ts';
import { oddWord } from '../../../src/engine/forensics/glyph/odd-word.ts';
import { loadTrees } from '../../../src/engine/forensics/glyph/trees.ts';
import { FEATURES } from '../../../src/engine/forensics/glyph/word-features.ts';
import type { Options } from './options.ts';
import { separation } from './separation.ts';
import { measureTuning, oddWordOf, tuningSamples, type TuningSample } from './tuning-samples.ts';

const folder = path.resolve(import.meta.dirname, '..', '..', '..', 'resources', 'forensics');
const TYPES = [
  'PAYSLIP',
  'BANK_STATEMENT',
  'UTILITY_BILL',
  'OMANG',
  'LEASE_AGREEMENT',
  'CERTIFICATE_OF_INCORPORATION',
];

/**
 * `--calibrate --keep=FILE [--seeds=411,412]`: measures pictures into the file, says what each detector is worth alone, and
 * with `--write` writes resources/forensics/calibration.json from the ordinary ones. Seeds must not be those that `--train` saw.
 */
export async function writeCalibration(options: Options): Promise<void> {
  if (!options.keep) throw new Error('--calibrate needs --keep=FILE for what is measured');
  const { seeds, minutes } = options;
  await measureTuning(options.keep, {
    types: TYPES,
    seeds,
    part: 'all',
    share: 0.8,
    minutes,
    detectors: true,
    several: false,
  });
  const model = loadTrees(path.join(folder, 'odd-word.json'), FEATURES);
  const samples = tuningSamples(options.keep).map((s) => {
    const traces = isTraceless(s) ? {} : { ...s.values, [oddWord.id]: oddWordOf(model, s).value };
    return { ...s, channel: pictureChannel(s.channel), values: traces };
  });
  for (const { id } of imageDetectors)
    process.stdout.write(
      `${id}\n${separation(samples.map((s) => ({ ...s, value: s.values[id] ?? null })))}\n`,
    );
  const benign = samples.filter((s) => s.label === 'benign');
  const calibration = calibrate(benign, weighed(samples, loadCalibration()), {
    version: `2026-11-21.${benign.length}`,
    madeBy: `npm run bench -- forensics --calibrate (${benign.length} generated benign pictures)`,
  });
  process.stdout.write(
    `summed evidence\n${separation(samples.map((s) => ({ ...s, value: measuredEvidence(s, calibration) })))}\n`,
  );
  if (options.write)
    writeFileSync(path.join(folder, 'calibration.json'), `${JSON.stringify(calibration, null, 2)}\n`);
  for (const [channel, settings] of Object.entries(calibration.channels))
    process.stdout.write(`${channel}: ${settings.files} files, flag at ${settings.flagAt}\n`);
}

/** Of a picture whose making is told, the traces are not looked at (`image/measure-image.ts`). */
function isTraceless({ values }: TuningSample): boolean {
  return imageDetectors.some((d) => d.noteFrom !== undefined && (values[d.id] ?? 0) >= d.noteFrom);
}

/** Fewer edited pictures of a channel say nothing about it; those of all channels together must do. */
const MIN_EDITED = 25;
const MOST = 1.5;

/**
 * The calibration with each detector's weight set by what it alone tells in the channel: the log of how much more often
 * edits lie above the ninth decile of ordinary pictures than ordinary pictures do.
 */
function weighed(samples: readonly TuningSample[], base: Calibration): Calibration {
  const channels: Calibration['channels'] = { ...base.channels };
  for (const channel of new Set(samples.map((s) => s.channel))) {
    const settings = channels[channel] ?? { files: 0, flagAt: null, measures: {} };
    const own = samples.filter((s) => s.channel === channel);
    const enough = own.filter((s) => s.label === 'tampered').length >= MIN_EDITED;
    const measures = Object.fromEntries(
      imageDetectors.map(({ id }) => {
        const of = (label: string): number[] =>
          (enough ? own : samples).filter((s) => s.label === label).map((s) => s.values[id] ?? -Infinity);
        const [edited, ordinary] = [of('tampered'), of('benign').sort((a, b) => a - b)];
        const decile = ordinary[Math.floor(0.9 * ordinary.length)] ?? Infinity;
        const above = edited.filter((v) => v > decile).length / Math.max(1, edited.length);
        const weight = Math.round(100 * Math.max(0, Math.min(MOST, Math.log(above / 0.1)))) / 100;
        return [id, { ...(settings.measures[id] ?? { files: 0, values: [] }), weight }];
      }),
    );
    channels[channel] = { ...settings, measures };
  }
  return { ...base, channels };
}
