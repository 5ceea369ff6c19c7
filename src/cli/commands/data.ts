import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import type { Station } from '../../station/station.ts';
import { COMMAND_LINE } from '../command-line.ts';
import { printJson, printLine } from '../output.ts';
import { EXIT, usageError, withExistingStation } from '../with-station.ts';

interface Subject {
  readonly number?: string;
  readonly name?: string;
}

/** `netefatsa data sweep | find | export | erase | hold | release | dispositions` */
export function register(program: Command): void {
  const data = program
    .command('data')
    .description('how long customer data is kept, and what customers ask about theirs');

  data
    .command('sweep')
    .description('erase now what is over its time (a running station does this every hour)')
    .action((_options: object, command: Command) =>
      withExistingStation(command, async (station) => printJson(station.retention.sweep())),
    );

  subjectCommand(data, 'find', 'cases about a person or company').action(
    (options: Subject, command: Command) =>
      withExistingStation(command, async (station) => {
        for (const caseId of casesOf(station, options, command)) printJson(station.cases.summary(caseId));
      }),
  );

  subjectCommand(data, 'export', 'everything held about a person or company, as JSON with the files inside')
    .requiredOption('--out <file>', 'file to write')
    .action((options: Subject & { out: string }, command: Command) =>
      withExistingStation(command, async (station) => {
        const found = casesOf(station, options, command);
        writeFileSync(
          options.out,
          JSON.stringify(station.retention.exportSubject(found, COMMAND_LINE), null, 2),
          { mode: 0o600 },
        );
        printJson({ cases: found });
      }),
    );

  subjectCommand(
    data,
    'erase',
    'erase what the law allows; prints what was erased and what is kept, why and until when',
  ).action((options: Subject, command: Command) =>
    withExistingStation(command, async (station) => {
      const answers = station.retention.eraseSubject(casesOf(station, options, command), COMMAND_LINE);
      for (const answer of answers) printJson(answer);
      return answers.some((answer) => answer.kept.length > 0) ? EXIT.negative : EXIT.done;
    }),
  );

  data
    .command('hold')
    .description('legal hold: nothing of the case is erased until it is released')
    .argument('<case>')
    .requiredOption('--reason <words>', 'why')
    .action((caseId: string, options: { reason: string }, command: Command) =>
      withExistingStation(command, async (station) => {
        station.retention.hold(caseId, options.reason, COMMAND_LINE);
        printLine('Nothing of this case is erased until it is released.');
      }),
    );

  data
    .command('release')
    .description('end a legal hold')
    .argument('<case>')
    .action((caseId: string, _options: object, command: Command) =>
      withExistingStation(command, async (station) => {
        station.retention.release(caseId, COMMAND_LINE);
        printLine('The case is kept as long as others again.');
      }),
    );

  data
    .command('dispositions')
    .description('what was erased, when, by whom and why; one JSON line each')
    .argument('[case]')
    .action((caseId: string | undefined, _options: object, command: Command) =>
      withExistingStation(command, async (station) => {
        for (const disposition of station.retention.dispositions(caseId)) printJson(disposition);
      }),
    );
}

const subjectCommand = (parent: Command, name: string, description: string): Command =>
  parent
    .command(name)
    .description(description)
    .option('--number <number>', 'a document number as it was read')
    .option('--name <name>', 'the whole name as it was read');

function casesOf(station: Station, { number, name }: Subject, command: Command): string[] {
  if (number === undefined && name === undefined) throw usageError(command, 'Give --number or --name.');
  const found = station.retention.findSubject({
    ...(number === undefined ? {} : { number }),
    ...(name === undefined ? {} : { name }),
  });
  const alike = name === undefined ? [] : station.retention.namesAlike(name);
  if (alike.length > 0)
    process.stderr.write(
      `Not among them, and perhaps the same person: ${alike.map((other) => `"${other}"`).join(', ')}. Ask for each by its name as it stands here.\n`,
    );
  const papers = name === undefined ? [] : station.retention.papersNaming(name, found);
  if (papers.length > 0)
    process.stderr.write(
      `Named on papers of cases about somebody else, which are not among them: ${papers.map((paper) => `"${paper.name}" (case ${paper.caseId})`).join(', ')}. A number of such a paper finds its case.\n`,
    );
  if (found.length === 0)
    throw new StationError(
      'NOT_FOUND',
      unkeyed('No case is about a person or company of exactly this name or number.'),
    );
  return found;
}
