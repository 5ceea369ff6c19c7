import type { Command } from 'commander';
import { ACTOR } from '../command-line.ts';
import { printJson, printLine } from '../output.ts';
import { EXIT, withExistingStation, withStation } from '../with-station.ts';

/** `netefatsa lists import | status | diff | alerts` */
export function register(program: Command): void {
  const lists = program.command('lists').description('screening lists: import, age, what changed');

  lists
    .command('import')
    .description(
      'import the lists found in files, folders or archives; a list that cannot be read whole changes nothing; exit 1 when a file was left out',
    )
    .argument('<paths...>', 'files, or folders such as a USB stick')
    .option('--list <id>', 'identifier of the list, where it is not the usual one of its format')
    .option('--date <YYYY-MM-DD>', "publisher's date, where the files hold none")
    .option('--sha256 <hex>', 'refuse any other bytes')
    .option('--anyway', 'also what is older, or much smaller, than the list it replaces')
    .option('--json', 'print the result as JSON')
    .action(
      (
        paths: string[],
        options: { list?: string; date?: string; sha256?: string; anyway?: boolean; json?: boolean },
        command: Command,
      ) =>
        withStation(command, async (station) => {
          const { json, ...importOptions } = options;
          const { lists: imported, left } = await station.screening.importLists(paths, importOptions, ACTOR);
          if (json) printJson([...imported, ...left]);
          else {
            for (const l of imported) {
              printLine(
                `${l.list}: ${l.entries} entries, ${l.names} names, ${l.identifiers} identifiers, list of ${l.date}${l.unchanged ? ' (unchanged)' : ''}`,
              );
              printLine(`  read as ${l.format} (${l.title}) from ${l.files.join(', ')}`);
              for (const [kind, times] of Object.entries(l.losses))
                printLine(`  lost: ${kind}, ${times} times`);
              for (const note of l.notes) printLine(`  ${note}`);
            }
            for (const { file, message } of left) printLine(`left out: ${file}: ${message}`);
          }
          return left.length > 0 ? EXIT.negative : EXIT.done;
        }),
    );

  lists
    .command('status')
    .description(
      'the imported lists with their dates; exit 1 when one is older than the policy allows or required and missing',
    )
    .option('--json', 'print as JSON')
    .action((options: { json?: boolean }, command: Command) =>
      withExistingStation(command, async (station) => {
        const known = station.screening.lists();
        const { maxListAgeDays, requiredLists } = station.config.screening;
        if (options.json) printJson(known);
        else if (known.length === 0) printLine('No screening list has been imported.');
        else
          for (const l of known)
            printLine(`${l.list}: ${l.title}, of ${l.date} (${l.ageDays} days), ${l.entries} entries`);
        const missing = requiredLists.some((id) => !known.some((l) => l.list === id));
        return missing || known.some((l) => l.ageDays > maxListAgeDays) ? EXIT.negative : EXIT.done;
      }),
    );

  lists
    .command('diff')
    .description('what the current version of a list added, removed and changed')
    .argument('<list>')
    .option('--json', 'print as JSON')
    .action((list: string, options: { json?: boolean }, command: Command) =>
      withExistingStation(command, async (station) => {
        const difference = station.screening.difference(list);
        if (options.json) {
          printJson(difference);
          return;
        }
        printLine(`${list}: ${difference.from?.date ?? 'nothing'} → ${difference.to.date}`);
        for (const [sign, rows] of [
          ['+', difference.added],
          ['-', difference.removed],
          ['~', difference.changed],
        ] as const)
          for (const row of rows) printLine(`${sign} ${row.id} ${row.name}`);
      }),
    );

  lists
    .command('alerts')
    .description(
      'hits that new lists brought for customers screened before and nobody has handled, newest first; exit 1 when there are any',
    )
    .option('--json', 'print as JSON')
    .action((options: { json?: boolean }, command: Command) =>
      withExistingStation(command, async ({ screening }) => {
        const alerts = screening.alerts();
        const total = screening.openAlerts();
        if (options.json) printJson({ alerts, total });
        else {
          for (const { at, request, list, listDate, entryId, name, score, caseId } of alerts)
            printLine(
              `${at} ${request.name}: ${name} (${list} of ${listDate}, ${entryId}), score ${score}${caseId ? `, case ${caseId}` : ''}`,
            );
          if (total > alerts.length) printLine(`and ${total - alerts.length} older ones`);
          if (total === 0) printLine('No new hits.');
        }
        return total > 0 ? EXIT.negative : EXIT.done;
      }),
    );
}
