import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import { loadCalibration } from '../../engine/forensics/calibration.ts';
import { calibrate, measureBenign, type BenignSample } from '../../engine/forensics/calibrate.ts';
import { runCommand } from '../with-station.ts';

/** `netefatsa calibrate-forensics FOLDER [--out FILE]`: learns what is ordinary from a bank's own untouched pictures. */
export function register(program: Command): void {
  program
    .command('calibrate-forensics')
    .description('set the thresholds of image forensics by a folder of files known to be untouched')
    .option('--out <file>', 'where to write the calibration', 'forensics-calibration.json')
    .argument(
      '<folder>',
      'untouched JPG and PNG files as they arrive at the counter, at least 50 of each kind',
    )
    .action((folder: string, options: { out: string }) =>
      runCommand(async () => {
        const samples = await measureFolder(folder);
        if (samples.length === 0)
          throw new StationError(
            'INVALID_REQUEST',
            unkeyed('The folder holds no JPG or PNG file that can be measured.'),
          );
        const made = {
          version: `own ${samples.length} files`,
          madeBy: `netefatsa calibrate-forensics on ${samples.length} files`,
        };
        const calibration = calibrate(samples, loadCalibration(), made);
        writeFileSync(options.out, `${JSON.stringify(calibration, null, 2)}\n`);
        for (const [channel, settings] of Object.entries(calibration.channels))
          process.stdout.write(
            `${channel}: ${settings.files} files, flag at ${settings.flagAt ?? 'never (fewer than 50 files)'}\n`,
          );
        process.stdout.write(
          `Written to ${options.out}. Start the station with NETEFATSA_FORENSICS_CALIBRATION=${path.resolve(options.out)} to use it.\n`,
        );
      }),
    );
}

async function measureFolder(folder: string): Promise<BenignSample[]> {
  let names: string[];
  try {
    names = readdirSync(folder)
      .filter((name) => /\.(jpe?g|png)$/i.test(name))
      .sort();
  } catch (cause) {
    throw new StationError('INVALID_REQUEST', unkeyed('The folder cannot be read.'), {}, { cause });
  }
  const samples: BenignSample[] = [];
  for (const name of names) {
    const sample = await measureBenign({ name, bytes: readFileSync(path.join(folder, name)) });
    if (sample) samples.push(sample);
  }
  return samples;
}
