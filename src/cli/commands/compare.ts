import { readFileSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { StationError } from '../../contract/errors/station-error.ts';
import { compareFaces } from '../../station/faces/compare-faces.ts';
import { systemActor } from '../../station/actor.ts';
import { EXIT, withStation } from '../with-station.ts';

/** `netefatsa compare ID SELFIE`: exit code 0 when the faces match, 1 when they do not. */
export function register(program: Command): void {
  program
    .command('compare')
    .description('compare the face of an ID photo with a selfie and print the result as the API would')
    .addOption(
      new Option('--threshold <similarity>', 'similarity above which the faces match, 0-100').argParser(
        Number,
      ),
    )
    .argument('<id>', 'JPG or PNG of the ID photo, or of the page that shows it')
    .argument('<selfie>', 'JPG or PNG of the person')
    .action((id: string, selfie: string, options: { threshold?: number }, command: Command) =>
      withStation(command, async (station) => {
        const result = await compareFaces(station, {
          source: read(id),
          target: read(selfie),
          actor: systemActor('cli'),
          requestId: station.newId(),
        });
        const threshold = options.threshold ?? result.threshold;
        const shown = { ...result, threshold, isMatch: result.similarity > threshold };
        process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
        return shown.isMatch ? EXIT.done : EXIT.negative;
      }),
    );
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new StationError('INVALID_REQUEST', `The file ${file} cannot be read.`);
  }
}
