import { Option, type Command } from 'commander';
import { isOfOnePicture } from '../../contract/faces.ts';
import { compareFaces } from '../../station/faces/compare-faces.ts';
import { ACTOR } from '../command-line.ts';
import { numberBetween } from '../numbers.ts';
import { printReadable } from '../output.ts';
import { readSource } from '../source-file.ts';
import { EXIT, withStation } from '../with-station.ts';

/** `netefatsa compare ID SELFIE`: exit code 0 when the faces match, 1 when they do not or one is a copy of the other. */
export function register(program: Command): void {
  program
    .command('compare')
    .description('compare the face of an ID photo with a selfie and print the result as the API would')
    .addOption(
      new Option('--threshold <similarity>', 'similarity above which the faces match, 0-100').argParser(
        numberBetween(0, 100),
      ),
    )
    .argument('<id>', 'JPG or PNG of the ID photo, or of the page that shows it')
    .argument('<selfie>', 'JPG or PNG of the person')
    .action((id: string, selfie: string, options: { threshold?: number }, command: Command) =>
      withStation(command, async (station) => {
        const result = await compareFaces(station, {
          source: readSource(id).bytes,
          target: readSource(selfie).bytes,
          actor: ACTOR,
          requestId: station.newId(),
        });
        const threshold = options.threshold ?? result.threshold;
        const shown = { ...result, threshold, isMatch: result.similarity > threshold };
        printReadable(shown);
        return shown.isMatch && !isOfOnePicture(shown) ? EXIT.done : EXIT.negative;
      }),
    );
}
