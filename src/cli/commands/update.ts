import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { programVersion } from '../../engine/program-version.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import { applicationRoot } from '../../engine/resources.ts';
import { loadConfig } from '../../station/config.ts';
import { installUpdate, rollBack } from '../../station/updates/install-update.ts';
import { dataFolderOf, EXIT, runCommand, usageError } from '../with-station.ts';

interface Options {
  readonly into?: string;
  readonly key?: string;
  readonly rollBack?: boolean;
}

/** `netefatsa update FILE [--into DIR] [--key FILE]`, `netefatsa update --roll-back` */
export function register(program: Command): void {
  program
    .command('update [file]')
    .description('install a signed update from a file, or go back to the version before')
    .option('--into <dir>', 'installation folder (default: the one this program runs from)')
    .option('--key <file>', 'public key to trust (default: the setting updates.publicKeyFile)')
    .option('--roll-back', 'go back to the version before the last update')
    .action((file: string | undefined, options: Options, command: Command) =>
      runCommand(async () => {
        const root = path.resolve(options.into ?? installationRoot());
        if (options.rollBack) {
          const { version, from } = await rollBack(root);
          process.stdout.write(`Version ${version} is in place of ${from}. Restart the station to use it.\n`);
          return EXIT.done;
        }
        if (file === undefined) throw usageError(command, 'Name the update file, or give --roll-back.');
        const keyFile = options.key ?? loadConfig(dataFolderOf(command)).config.updates.publicKeyFile;
        if (keyFile === null)
          throw wrong('No key for updates is trusted. Set updates.publicKeyFile, or give --key.');
        const { version, previous, files } = await installUpdate(file, {
          root,
          publicKeyPem: readFileSync(keyFile, 'utf8'),
          platform: `${process.platform}-${process.arch}`,
          runningVersion: programVersion,
        });
        const back = previous ? ` Version ${previous} is kept for --roll-back.` : '';
        process.stdout.write(
          `Version ${version} is installed (${files} files).${back} Restart the station to use it.\n`,
        );
        return EXIT.done;
      }),
    );
}

/** `ROOT/versions/1.2.3/…` → `ROOT`. */
function installationRoot(): string {
  const parts = applicationRoot.split(path.sep);
  const at = parts.lastIndexOf('versions');
  if (at < 0) throw wrong('This program does not run from an installation folder. Name one with --into.');
  return parts.slice(0, at).join(path.sep);
}

const wrong = (message: string): StationError => new StationError('INVALID_REQUEST', unkeyed(message));
