import path from 'node:path';
import type { Command } from 'commander';
import { ScreeningRequest, whatIsWrong } from '../../contract/screening.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import { ACTOR } from '../command-line.ts';
import { numberBetween } from '../numbers.ts';
import { printJson, printLine } from '../output.ts';
import type { Station } from '../../station/station.ts';
import { EXIT, usageError, withStation } from '../with-station.ts';

interface Options {
  readonly person?: boolean;
  readonly company?: boolean;
  readonly dob?: string;
  readonly nationality?: string;
  readonly document?: string;
  readonly list?: string[];
  readonly threshold?: number;
  readonly json?: boolean;
  readonly batch?: string;
  readonly output?: string;
  readonly onlyChanged?: boolean;
  readonly cases?: boolean;
}

/** `netefatsa screen NAME [--dob …]`, `screen --batch customers.csv`: exit 0 clear, 1 a hit or no answer possible. */
export function register(program: Command): void {
  program
    .command('screen')
    .description('screen a name against the imported lists; exit 1 when there is a hit')
    .argument('[name]')
    .option(
      '--batch <customers.csv>',
      'screen every customer of a file instead; goes on where an earlier run was cut off',
    )
    .option(
      '--output <results.csv>',
      'where the results of --batch go (default: beside the file, as NAME.results.csv)',
    )
    .option(
      '--only-changed',
      'with --batch: only entries that the last import of their list added or changed',
    )
    .option('--cases', 'with --batch: open a case for every customer with a hit')
    .option('--person', 'a person; persons and companies are searched when neither is said')
    .option('--company', 'a company')
    .option('--dob <date>', 'birth date: YYYY-MM-DD, YYYY-MM or YYYY')
    .option('--nationality <country>', 'country code or name')
    .option('--document <number>', 'document or registration number')
    .option('--list <id...>', 'only these lists')
    .option('--threshold <0.5–1>', 'score from which an entry is a hit', numberBetween(0.5, 1))
    .option('--json', 'print the whole answer as JSON')
    .action((name: string | undefined, options: Options, command: Command) =>
      withStation(command, async (station) => {
        refuseUnused(command, name, options);
        if (options.batch !== undefined) return screenFile(station, options.batch, options);
        if (name === undefined && options.document === undefined)
          throw usageError(command, 'Give a name, or a number with --document, or a file with --batch.');
        const result = await station.screening.screen(request(name ?? '', options), {
          actor: ACTOR.id,
          kind: ACTOR.kind,
          requestId: station.newId(),
        });
        const lines = result.hits.map(
          (h) =>
            `${h.score.toFixed(3)}  ${h.list} ${h.entryId}  ${h.name}${h.name === h.primaryName ? '' : ` (${h.primaryName})`}`,
        );
        if (options.json) printJson(result);
        else [`${result.outcome}: ${result.message}`, ...lines].forEach(printLine);
        return result.outcome === 'CLEAR' ? EXIT.done : EXIT.negative;
      }),
    );
}

const OF_ONE_NAME = ['person', 'company', 'dob', 'nationality', 'document', 'list', 'threshold'] as const;
const OF_A_FILE = ['output', 'onlyChanged', 'cases'] as const;

/** An option that changes nothing would be taken for one that did. @throws usage error */
function refuseUnused(command: Command, name: string | undefined, options: Options): void {
  const isBatch = options.batch !== undefined;
  const unused = (isBatch ? OF_ONE_NAME : OF_A_FILE).filter((option) => options[option] !== undefined);
  const flags = command.options.filter((o) => unused.some((option) => option === o.attributeName()));
  const words = [...(isBatch && name !== undefined ? ['a name'] : []), ...flags.map(({ long }) => long)];
  if (words.length > 0)
    throw usageError(
      command,
      `${words.join(', ')} cannot be given ${isBatch ? 'with' : 'without'} --batch${isBatch ? ': the file and the settings of the station say it' : ''}.`,
    );
}

/** Screens a bank's customers; progress goes to the standard error. Exit 1 when somebody is not clear. */
async function screenFile(station: Station, input: string, options: Options): Promise<number> {
  const { dir, name } = path.parse(input);
  const output = options.output ?? path.join(dir, `${name}.results.csv`);
  const started = performance.now();
  const { customers, resumedAt, outcomes, unused } = await station.screening.screenCustomers(
    {
      input,
      output,
      onlyChanged: options.onlyChanged ?? false,
      opensCases: options.cases ?? false,
      progress: (done, { CLEAR }) =>
        void process.stderr.write(`${done} customers, ${done - CLEAR} of them not clear\n`),
    },
    ACTOR,
  );
  const perSecond = Math.round(((customers - resumedAt) * 1_000) / (performance.now() - started));
  if (options.json) printJson({ customers, resumedAt, outcomes, output, perSecond, unused });
  else {
    if (unused.length > 0)
      process.stderr.write(`Columns that nobody was searched by: ${unused.join(', ')}.\n`);
    printLine(
      `${customers} customers: ${outcomes.CLEAR} clear, ${outcomes.REVIEW} to review, ${outcomes.MATCH} matches, ${outcomes.NOT_SCREENED} not screened; results in ${output}`,
    );
  }
  return outcomes.CLEAR === customers ? EXIT.done : EXIT.negative;
}

function request(name: string, options: Options): ScreeningRequest {
  const parsed = ScreeningRequest.safeParse({
    type: options.company ? (options.person ? undefined : 'company') : options.person ? 'person' : undefined,
    name,
    dateOfBirth: options.dob,
    nationality: options.nationality,
    documentNumber: options.document,
    options: { lists: options.list, threshold: options.threshold },
  });
  if (parsed.success) return parsed.data;
  throw new StationError('INVALID_REQUEST', unkeyed(whatIsWrong(parsed.error)));
}
