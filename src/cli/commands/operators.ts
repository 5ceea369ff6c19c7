import { Option, type Command } from 'commander';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import { OPERATOR_ROLES, OperatorPassword, type OperatorRole } from '../../contract/people.ts';
import { COMMAND_LINE } from '../command-line.ts';
import { printJson, printLine } from '../output.ts';
import { secretFrom } from '../passphrase.ts';
import { withExistingStation, withStation } from '../with-station.ts';

/** `netefatsa operators list | create | password | disable` */
export function register(program: Command): void {
  const operators = program.command('operators').description('the people who sign in at this station');

  operators
    .command('list')
    .description('everybody, one JSON line each')
    .action((_options: object, command: Command) =>
      withExistingStation(command, async (station) => {
        for (const account of station.operators.list()) printJson(account);
      }),
    );

  operators
    .command('create')
    .description('add a person')
    .argument('<name>')
    .requiredOption('--password-file <file>', 'file whose first line is the password')
    .addOption(new Option('--role <role>').choices(OPERATOR_ROLES).default('clerk'))
    .action((name: string, options: { passwordFile: string; role: OperatorRole }, command: Command) =>
      withStation(command, async (station) => {
        const account = await station.operators.create(COMMAND_LINE, {
          name,
          role: options.role,
          password: passwordFrom(options.passwordFile),
          // Whoever makes the first administrator here is that person.
          temporary: station.operators.isSetUp(),
        });
        printJson(account);
      }),
    );

  operators
    .command('password')
    .description(
      'set a new password, e.g. when the only administrator forgot hers; ends her sessions and any lock-out',
    )
    .argument('<name>')
    .requiredOption('--password-file <file>', 'file whose first line is the new password')
    .action((name: string, options: { passwordFile: string }, command: Command) =>
      withExistingStation(command, async (station) => {
        const person = station.operators.byName(name);
        if (!person) throw new StationError('NOT_FOUND', unkeyed('There is no operator of this name.'));
        await station.operators.change(COMMAND_LINE, person.id, {
          password: passwordFrom(options.passwordFile),
          temporary: true,
        });
        printLine(
          `${person.name} has a new password, to be replaced at the next sign-in; sessions of before are ended.`,
        );
      }),
    );

  operators
    .command('disable')
    .description('end all access of a person')
    .argument('<name>')
    .action((name: string, _options: object, command: Command) =>
      withExistingStation(command, async (station) => {
        const person = station.operators.byName(name);
        if (!person) throw new StationError('NOT_FOUND', unkeyed('There is no operator of this name.'));
        await station.operators.change(COMMAND_LINE, person.id, { disabled: true });
        printLine(`${person.name} has no access any more.`);
      }),
    );
}

function passwordFrom(file: string): string {
  const parsed = OperatorPassword.safeParse(secretFrom(file));
  if (!parsed.success)
    throw new StationError('INVALID_REQUEST', unkeyed('A password has between 8 and 200 characters.'));
  return parsed.data;
}
