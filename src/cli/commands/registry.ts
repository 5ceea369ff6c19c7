import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import { ACTOR } from '../command-line.ts';
import { printLine } from '../output.ts';
import { withExistingStation, withStation } from '../with-station.ts';

/** `netefatsa registry import | status` */
export function register(program: Command): void {
  const registry = program.command('registry').description('the copy of the companies register');

  registry
    .command('import')
    .description('replace the copy by a CSV or JSON export of the register')
    .argument('<file>')
    .option('--date <YYYY-MM-DD>', 'day the register was exported', new Date().toISOString().slice(0, 10))
    .option('--source <text>', 'where the copy comes from', 'companies register')
    .option('--mapping <file>', 'JSON: our field → column of the file')
    .option('--anyway', 'also what is older, or much smaller, than the copy it replaces')
    .action(
      (
        file: string,
        options: { date: string; source: string; mapping?: string; anyway?: boolean },
        command: Command,
      ) =>
        withStation(command, async (station) => {
          const mapping = options.mapping ? mappingIn(options.mapping) : undefined;
          const copy = await station.registry.importCopy(
            file,
            { date: options.date, source: options.source, mapping, anyway: options.anyway ?? false },
            ACTOR,
          );
          printLine(`${copy.companies} companies, copy of ${copy.date}`);
        }),
    );

  registry
    .command('status')
    .description('date and size of the copy')
    .action((_options: unknown, command: Command) =>
      withExistingStation(command, async (station) => {
        const copy = station.registry.copy();
        printLine(
          copy
            ? `${copy.companies} companies, copy of ${copy.date} (${copy.source})`
            : 'No copy of the companies register has been imported.',
        );
      }),
    );
}

function mappingIn(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new StationError('INVALID_REQUEST', unkeyed(`${file} is not JSON.`));
  }
}
