import type { Command } from 'commander';
import { loadConfig } from '../../station/config.ts';
import { printReadable } from '../output.ts';
import { dataFolderOf, runCommand, sayUnknownVariables } from '../with-station.ts';

/** `netefatsa config [--sources]` */
export function register(program: Command): void {
  program
    .command('config')
    .description('print the settings in force as JSON')
    .option('--sources', 'print where each setting comes from: default, file, environment or policy')
    .action((options: { sources?: boolean }, command: Command) =>
      runCommand(async () => {
        const { config, sources } = loadConfig(dataFolderOf(command));
        sayUnknownVariables();
        printReadable(options.sources ? { config, sources } : config);
      }),
    );
}
