import { readFileSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import { ConsentRequest, ConsentText } from '../../station/retention/consent.ts';
import { COMMAND_LINE } from '../command-line.ts';
import { printJson, printLine } from '../output.ts';
import { withExistingStation, withStation } from '../with-station.ts';

const { language, purposes, givenBy, method } = ConsentRequest.shape;

interface Recorded {
  readonly textVersion: string;
  readonly language: ConsentRequest['language'];
  readonly purpose: ConsentRequest['purposes'];
  readonly givenBy: ConsentRequest['givenBy'];
  readonly method: ConsentRequest['method'];
}

/** `netefatsa consent publish | texts | record | list | withdraw` */
export function register(program: Command): void {
  const consent = program
    .command('consent')
    .description('the words customers agree to, by version, and who agreed to which');

  consent
    .command('publish')
    .description('publish a text; a published version never changes')
    .argument('<file>', 'the exact words, UTF-8 text')
    .requiredOption('--text-version <version>', 'name of this wording, e.g. 2026-1')
    .addOption(new Option('--language <code>').choices(language.options).default('en'))
    .action((file: string, options: { textVersion: string; language: string }, command: Command) =>
      withStation(command, async (station) => {
        const text = ConsentText.safeParse({
          version: options.textVersion,
          language: options.language,
          text: readFileSync(file, 'utf8').trim(),
        });
        if (!text.success)
          throw new StationError(
            'INVALID_REQUEST',
            unkeyed('A consent text has between 20 and 20,000 characters.'),
          );
        station.retention.consent.publish(text.data, COMMAND_LINE);
      }),
    );

  consent
    .command('texts')
    .description('every published text, one JSON line each')
    .action((_options: object, command: Command) =>
      withExistingStation(command, async (station) => station.retention.consent.texts().forEach(printJson)),
    );

  consent
    .command('record')
    .description('record that the customer of a case agreed')
    .argument('<case>')
    .requiredOption('--text-version <version>', 'the published wording')
    .requiredOption('--purpose <purposes...>', `what for: ${purposes.element.options.join(', ')}`)
    .addOption(new Option('--language <code>').choices(language.options).default('en'))
    .addOption(new Option('--given-by <who>').choices(givenBy.options).default('customer'))
    .addOption(new Option('--method <how>').choices(method.options).default('signed'))
    .action((caseId: string, options: Recorded, command: Command) =>
      withExistingStation(command, async (station) => {
        const { textVersion, purpose, ...rest } = options;
        const request = ConsentRequest.safeParse({
          caseId: station.cases.row(caseId).id,
          version: textVersion,
          purposes: purpose,
          language: rest.language,
          givenBy: rest.givenBy,
          method: rest.method,
        });
        if (!request.success)
          throw new StationError(
            'INVALID_REQUEST',
            unkeyed(`Purposes are ${purposes.element.options.join(', ')}.`),
          );
        printJson(station.retention.consent.record(request.data, COMMAND_LINE));
      }),
    );

  consent
    .command('list')
    .description('what the customer of a case agreed to, one JSON line each')
    .argument('<case>')
    .action((caseId: string, _options: object, command: Command) =>
      withExistingStation(command, async (station) =>
        station.retention.consent.of(station.cases.row(caseId).id).forEach(printJson),
      ),
    );

  consent
    .command('withdraw')
    .description('record that a customer took a consent back')
    .argument('<consent>')
    .action((id: string, _options: object, command: Command) =>
      withExistingStation(command, async (station) => {
        station.retention.consent.withdraw(id, COMMAND_LINE);
        printLine('The consent is withdrawn.');
      }),
    );
}
