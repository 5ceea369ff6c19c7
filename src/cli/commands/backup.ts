import type { Command } from 'commander';
import { makeBackup } from '../../station/backup/backup.ts';
import { pruneBackups } from '../../station/backup/prune-backups.ts';
import { verifyBackup } from '../../station/backup/verify-backup.ts';
import { defaultKeySource, fileKeySource, passphraseKeySource } from '../../station/store/key-sources.ts';
import { ACTOR } from '../command-line.ts';
import { printLine } from '../output.ts';
import { passphraseFrom } from '../passphrase.ts';
import { dataFolderOf, EXIT, runCommand, usageError, withExistingStation } from '../with-station.ts';

/** `netefatsa backup FILE`, `backup verify FILE`, `backup prune FOLDER` */
export function register(program: Command): void {
  const backup = program
    .command('backup')
    .description(
      'make an encrypted backup while the station goes on working; the folder netefatsa-pieces beside it belongs to it, and later backups there write what has changed',
    )
    .argument('<file>', 'the backup to make; must not exist')
    .option('--passphrase-file <file>', "a passphrase that opens this backup without the station's key")
    .option('--json', 'print the report as JSON')
    .action((file: string, options: { passphraseFile?: string; json?: boolean }, command: Command) =>
      withExistingStation(command, async (station) => {
        const passphrase =
          options.passphraseFile === undefined ? {} : { passphrase: passphraseFrom(options.passphraseFile) };
        const report = await makeBackup(station, { file, ...passphrase });
        const sentence = `Backed up ${report.records} audit records and ${report.blobs} files (${mebibytes(report.bytes)}, of which new ${mebibytes(report.newBytes)}).`;
        const damaged =
          report.damaged === 0
            ? ''
            : ` ${report.damaged} stored files are damaged or missing and not in it: keep the backups made before, which may hold them.`;
        printLine(options.json ? JSON.stringify(report) : sentence + damaged);
        // Schedulers must notice that the backup is incomplete.
        return report.damaged === 0 ? EXIT.done : EXIT.negative;
      }),
    );
  backup
    .command('verify')
    .description('read all of a backup, every piece of it, without restoring it')
    .argument('<file>', 'the backup')
    .option('--passphrase-file <file>', 'the passphrase that the backup was made with')
    .option('--key-file <file>', 'the key file of the station that made the backup')
    .option('--json', 'print the report as JSON')
    .action((file: string, _options: unknown, command: Command) =>
      runCommand(async () => {
        const { passphraseFile, keyFile, json } = command.optsWithGlobals<{
          passphraseFile?: string;
          keyFile?: string;
          json?: boolean;
        }>();
        const source =
          passphraseFile !== undefined
            ? passphraseKeySource(passphraseFrom(passphraseFile))
            : keyFile !== undefined
              ? fileKeySource(keyFile)
              : defaultKeySource(dataFolderOf(command));
        const report = await verifyBackup(file, source);
        const sentence = `The backup of ${report.createdAt} is whole: ${report.records} audit records and ${report.blobs} files (${mebibytes(report.bytes)}).`;
        const damaged =
          report.damaged === 0 ? '' : ` ${report.damaged} files were damaged already when it was made.`;
        printLine(json ? JSON.stringify(report) : sentence + damaged);
      }),
    );
  backup
    .command('prune')
    .description('remove older backups of this station from a folder, and what none of those that stay needs')
    .argument('<folder>', 'the folder with the backups')
    .option('--keep <count>', 'how many of the newest stay; without it all do, and only what none needs goes')
    .option('--json', 'print the report as JSON')
    .action((folder: string, options: { keep?: string }, command: Command) =>
      withExistingStation(command, (station) => {
        const { json } = command.optsWithGlobals<{ json?: boolean }>();
        const keep = options.keep === undefined ? undefined : Number(options.keep);
        if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1))
          throw usageError(command, '--keep takes a whole number from 1 on.');
        const report = pruneBackups(station, {
          folder,
          ...(keep === undefined ? {} : { keep }),
          actor: ACTOR,
        });
        printLine(
          json
            ? JSON.stringify(report)
            : `Removed ${report.removed.length} backups, kept ${report.kept}, freed ${mebibytes(report.freedBytes)}.`,
        );
        for (const { name, why } of json ? [] : report.damaged)
          printLine(`${name} is damaged and stays, counted for none of those kept: ${why}`);
        return Promise.resolve(report.damaged.length > 0 ? EXIT.negative : EXIT.done);
      }),
    );
}

const mebibytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MiB`;
