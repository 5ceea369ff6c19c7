import type { Command } from 'commander';
import { restoreBackup } from '../../station/backup/restore.ts';
import { defaultKeySource, fileKeySource } from '../../station/store/key-sources.ts';
import { printLine } from '../output.ts';
import { passphraseFrom } from '../passphrase.ts';
import { dataFolderOf, runCommand } from '../with-station.ts';

/** `netefatsa restore FILE --data-dir NEW` */
export function register(program: Command): void {
  program
    .command('restore')
    .description('rebuild a data folder from a backup and check all of it; the folder must be new or empty')
    .argument('<file>', 'the backup')
    .option('--passphrase-file <file>', 'the passphrase that the backup was made with')
    .option('--key-file <file>', 'the key file of the station that made the backup')
    .option('--json', 'print the report as JSON')
    .action(
      (
        file: string,
        options: { passphraseFile?: string; keyFile?: string; json?: boolean },
        command: Command,
      ) =>
        runCommand(async () => {
          const dataFolder = dataFolderOf(command);
          const report = await restoreBackup({
            file,
            dataFolder,
            keySource: defaultKeySource(dataFolder),
            ...(options.passphraseFile === undefined
              ? {}
              : { passphrase: passphraseFrom(options.passphraseFile) }),
            ...(options.keyFile === undefined ? {} : { openWith: fileKeySource(options.keyFile) }),
          });
          const sentence = `Restored and checked ${report.records} audit records and ${report.blobs} files from the backup of ${report.createdAt}.`;
          const damaged =
            report.damaged === 0
              ? ''
              : ` ${report.damaged} files were damaged already when it was made and are missing; look for them in an earlier backup.`;
          printLine(options.json ? JSON.stringify(report) : sentence + damaged);
        }),
    );
}
