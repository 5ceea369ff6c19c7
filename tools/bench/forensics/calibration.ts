import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadCalibration } from '../../../src/engine/forensics/calibration.ts';
import { calibrate, measuredEvidence } from '../../../src/engine/forensics/calibrate.ts';
import { imageDetectors } from '../../../src/engine/forensics/detectors.ts';
import { oddWord } from '../../../src/engine/forensics/glyph/odd-word.ts';
import { loadTrees } from '../../../src/engine/forensics/glyph/trees.ts';
import { FEATURES } from '../../../src/engine/forensics/glyph/word-features.ts';
import type { Options } from './options.ts';
import { separation } from './separation.ts';
import { measureTuning, oddWordOf, tuningSamples } from './tuning-samples.ts';

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
 * writes resources/forensics/calibration.json from the ordinary ones. Seeds must not be those that `--train` saw.
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
  const samples = tuningSamples(options.keep).map((s) => ({
    ...s,
    values: { ...s.values, [oddWord.id]: oddWordOf(model, s).value },
  }));
  for (const { id } of imageDetectors)
    process.stdout.write(
      `${id}\n${separation(samples.map((s) => ({ ...s, value: s.values[id] ?? null })))}\n`,
    );
  const benign = samples.filter((s) => s.label === 'benign');
  const calibration = calibrate(benign, loadCalibration(), {
    version: `2026-11-21.${benign.length}`,
    madeBy: `npm run bench -- forensics --calibrate (${benign.length} generated benign pictures)`,
  });
  process.stdout.write(
    `summed evidence\n${separation(samples.map((s) => ({ ...s, value: measuredEvidence(s, calibration) })))}\n`,
  );
  writeFileSync(path.join(folder, 'calibration.json'), `${JSON.stringify(calibration, null, 2)}\n`);
  for (const [channel, settings] of Object.entries(calibration.channels))
    process.stdout.write(`${channel}: ${settings.files} files, flag at ${settings.flagAt}\n`);
}
