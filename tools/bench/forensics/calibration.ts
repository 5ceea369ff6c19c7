import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadCalibration } from '../../../src/engine/forensics/calibration.ts';
import { calibrate, measureBenign, type BenignSample } from '../../../src/engine/forensics/calibrate.ts';
import { corpus, type CorpusOptions } from '../../specimens/tamper/corpus.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

/** Measures ordinary pictures and writes resources/forensics/calibration.json. */
export async function writeCalibration(quick: boolean): Promise<void> {
  const samples: BenignSample[] = [];
  const options: CorpusOptions = {
    types: ['PAYSLIP', 'BANK_STATEMENT', 'UTILITY_BILL', 'OMANG'],
    layouts: [1, 2, 3],
    seeds: [301],
    profiles: ['clean', 'scan', 'photo', 'photocopy', 'messenger', 'shadow'],
    part: 'all',
    media: ['image'],
    labels: ['benign'],
    share: quick ? 0.15 : 0.4,
  };
  for await (const sample of corpus(options)) {
    const measured = await measureBenign({ name: sample.name, bytes: sample.bytes });
    if (measured) samples.push(measured);
    if (samples.length % 25 === 0) process.stderr.write(`${samples.length} benign pictures measured\n`);
  }
  const made = {
    version: `2026-11-21.${samples.length}`,
    madeBy: `npm run bench -- forensics --calibrate (${samples.length} generated benign pictures, seeds ${options.seeds.join(', ')})`,
  };
  const file = path.join(root, 'resources', 'forensics', 'calibration.json');
  const calibration = calibrate(samples, loadCalibration(), made);
  writeFileSync(file, `${JSON.stringify(calibration, null, 2)}\n`);
  for (const [channel, settings] of Object.entries(calibration.channels))
    process.stdout.write(`${channel}: ${settings.files} files, flag at ${settings.flagAt}\n`);
}
