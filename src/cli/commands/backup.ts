import type { Command } from 'commander';
import { makeBackup } from '../../station/backup/backup.ts';
import { printLine } from '../output.ts';
import { passphraseFrom } from '../passphrase.ts';
import { EXIT, withExistingStation } from '../with-station.ts';

/** `netefatsa backup FILE` */
export function register(program: Command): void {
  program
    .command('backup')
    .description('write everything into one encrypted file, while the station goes on working')
    .argument('<file>', 'the backup to make; must not exist')
    .option('--passphrase-file <file>', "a passphrase that opens this backup without the station's key")
    .option('--json', 'print the report as JSON')
    .action((file: string, options: { passphraseFile?: string; json?: boolean }, command: Command) =>
      withExistingStation(command, async (station) => {
        const passphrase =
          options.passphraseFile === undefined ? {} : { passphrase: passphraseFrom(options.passphraseFile) };
        const report = await makeBackup(station, { file, ...passphrase });
        const sentence = `Backed up ${report.records} audit records and ${report.blobs} files (${(report.bytes / 1_048_576).toFixed(1)} MiB).`;
        const damaged =
          report.damaged === 0
            ? ''
            : ` ${report.damaged} stored files are damaged or missing and not in it: keep the backups made before, which may hold them.`;
        printLine(options.json ? JSON.stringify(report) : sentence + damaged);
        // Whatever runs this by the clock has to hear that not everything is in it.
        return report.damaged === 0 ? EXIT.done : EXIT.negative;
      }),
    );
}
