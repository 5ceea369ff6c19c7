import type { Command } from 'commander';
import { ScreeningRequest } from '../../contract/screening.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { ACTOR } from '../command-line.ts';
import { numberBetween } from '../numbers.ts';
import { printJson, printLine } from '../output.ts';
import { EXIT, withStation } from '../with-station.ts';

interface Options {
  readonly person?: boolean;
  readonly company?: boolean;
  readonly dob?: string;
  readonly nationality?: string;
  readonly document?: string;
  readonly list?: string[];
  readonly threshold?: number;
  readonly json?: boolean;
}

/** `netefatsa screen NAME [--dob …]`: exit 0 clear, 1 a hit or no answer possible. */
export function register(program: Command): void {
  program
    .command('screen')
    .description('screen a name against the imported lists; exit 1 when there is a hit')
    .argument('<name>')
    .option('--person', 'a person; persons and companies are searched when neither is said')
    .option('--company', 'a company')
    .option('--dob <date>', 'birth date: YYYY-MM-DD, YYYY-MM or YYYY')
    .option('--nationality <country>', 'country code or name')
    .option('--document <number>', 'document or registration number')
    .option('--list <id...>', 'only these lists')
    .option('--threshold <0.5–1>', 'score from which an entry is a hit', numberBetween(0.5, 1))
    .option('--json', 'print the whole answer as JSON')
    .action((name: string, options: Options, command: Command) =>
      withStation(command, async (station) => {
        const result = await station.screening.screen(request(name, options), {
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
  throw new StationError(
    'INVALID_REQUEST',
    parsed.error.issues
      .map((i) => `${i.path.join('.')}: ${i.message}`)
      .filter((sentence, i, all) => all.indexOf(sentence) === i)
      .join('; '),
  );
}
