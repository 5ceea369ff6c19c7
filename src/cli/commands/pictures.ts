import type { Command } from 'commander';
import { exportPictures } from '../../station/measurement/export-pictures.ts';
import { openPictureSet } from '../../station/measurement/picture-set.ts';
import { COMMAND_LINE } from '../command-line.ts';
import { printLine } from '../output.ts';
import { passphraseFrom } from '../passphrase.ts';
import { runCommand, withExistingStation } from '../with-station.ts';

interface Options {
  readonly passphraseFile: string;
}

/** `netefatsa pictures export FILE | open FILE FOLDER`: labelled pictures for `npm run bench -- real`. */
export function register(program: Command): void {
  const pictures = program
    .command('pictures')
    .description('pictures of real papers to measure the station on, with consent');

  pictures
    .command('export')
    .description('write those of decided cases whose customers agreed, with what staff corrected, encrypted')
    .argument('<file>', 'the set to make; must not exist')
    .requiredOption('--passphrase-file <file>', 'a passphrase that opens the set')
    .action((file: string, options: Options, command: Command) =>
      withExistingStation(command, async (station) => {
        const passphrase = passphraseFrom(options.passphraseFile);
        const { cases, files, leftOut } = await exportPictures(station, {
          file,
          passphrase,
          by: COMMAND_LINE,
        });
        printLine(`${cases} cases with ${files} files; ${leftOut} consented ones left out.`);
      }),
    );

  pictures
    .command('open')
    .description('decrypt a set into a new folder for the bench; remove the folder afterwards')
    .argument('<file>')
    .argument('<folder>', 'must not exist')
    .requiredOption('--passphrase-file <file>', 'the passphrase of the set')
    .action((file: string, folder: string, options: Options) =>
      runCommand(async () => {
        const labels = await openPictureSet(file, passphraseFrom(options.passphraseFile), folder);
        printLine(`${labels} labels: npm run bench -- real --folder ${folder}`);
      }),
    );
}
