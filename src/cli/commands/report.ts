import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { ACTOR } from '../command-line.ts';
import { printLine } from '../output.ts';
import { withExistingStation } from '../with-station.ts';

/** `netefatsa report CASE --out FILE [--json]` */
export function register(program: Command): void {
  program
    .command('report')
    .description(
      'write the report of a case: a PDF with pages, fields, evidence, decisions and audit head, or JSON',
    )
    .argument('<case>', 'number of the case')
    .requiredOption('--out <file>', 'file to write')
    .option('--json', 'JSON instead of PDF; also when the file is named .json')
    .action((caseId: string, options: { out: string; json?: boolean }, command: Command) =>
      withExistingStation(command, async (station) => {
        const bytes =
          options.json || /\.json$/i.test(options.out)
            ? JSON.stringify(station.reports.json(caseId, ACTOR), null, 2)
            : await station.reports.pdf(caseId, ACTOR);
        writeFileSync(options.out, bytes, { mode: 0o600 });
        printLine(`The report is in ${options.out}.`);
      }),
    );
}
