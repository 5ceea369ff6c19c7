import { InvalidArgumentError, Option, type Command } from 'commander';
import { SCOPES, type Scope } from '../../contract/access.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import { Plan } from '../../contract/limits.ts';
import type { Subscription } from '../../station/access/access.ts';
import { ACTOR } from '../command-line.ts';
import { wholeNumber } from '../numbers.ts';
import { printJson, printLine } from '../output.ts';
import { withExistingStation, withStation } from '../with-station.ts';

interface SubscriptionOptions {
  readonly plan: Plan;
  readonly scopes?: Scope[];
  readonly perMinute?: number;
  readonly perDay?: number;
  readonly concurrent?: number;
  readonly json?: boolean;
}

const USAGE_DAYS = 31;

/** `netefatsa clients create | list | subscribe | rotate | revoke | usage` */
export function register(program: Command): void {
  const clients = program
    .command('clients')
    .description('register applications and manage their credentials');

  subscriptionOptions(
    clients.command('create').description('register an application; its secrets are shown once'),
  )
    .requiredOption('--name <name>', 'what people call the application (needed)', nonEmpty)
    .action((options: SubscriptionOptions & { name: string }, command: Command) =>
      withStation(command, async (station) => {
        const { client: _, ...credentials } = station.access.register(ACTOR, {
          name: options.name,
          ...subscription(options),
        });
        show(options.json, credentials, 'Write these down; they are not shown again.');
      }),
    );

  clients
    .command('list')
    .description('list the registered applications')
    .option('--json', 'print JSON')
    .action((options: { json?: boolean }, command: Command) =>
      withExistingStation(command, async (station) => {
        const list = station.access.list();
        if (options.json) printJson(list);
        else
          for (const c of list)
            printLine(
              `${c.clientId}  ${c.plan.padEnd(10)}  ${c.apiKeyPrefix}…  ${c.revokedAt ? 'revoked ' : ''}${c.name}`,
            );
      }),
    );

  subscriptionOptions(
    clients.command('subscribe').description('change the plan or the scopes of an application'),
  )
    .argument('<clientId>')
    .action((clientId: string, options: SubscriptionOptions, command: Command) =>
      withExistingStation(command, async (station) => {
        show(options.json, station.access.subscribe(ACTOR, clientId, subscription(options)), '');
      }),
    );

  clients
    .command('rotate')
    .description('replace the secret, the API key or the webhook secret of an application')
    .argument('<clientId>')
    .addOption(
      new Option('--what <what>', 'what to replace')
        .choices(['secret', 'key', 'webhook'])
        .makeOptionMandatory(),
    )
    .option('--json', 'print JSON')
    .action(
      (clientId: string, options: { what: 'secret' | 'key' | 'webhook'; json?: boolean }, command: Command) =>
        withExistingStation(command, async ({ access }) => {
          const value =
            options.what === 'webhook'
              ? access.rotateWebhookSecret(ACTOR, clientId)
              : access.rotate(ACTOR, clientId, options.what);
          const name = { secret: 'clientSecret', key: 'apiKey', webhook: 'webhookSecret' }[options.what];
          show(options.json, { clientId, [name]: value }, 'Write this down; it is not shown again.');
        }),
    );

  clients
    .command('revoke')
    .description('end every credential of an application, for good')
    .argument('<clientId>')
    .action((clientId: string, _options: object, command: Command) =>
      withExistingStation(command, async (station) => {
        station.access.revoke(ACTOR, clientId);
        printLine(`${clientId} is revoked.`);
      }),
    );

  clients
    .command('usage')
    .description('requests of an application in the last 31 days')
    .argument('<clientId>')
    .option('--json', 'print JSON')
    .action((clientId: string, options: { json?: boolean }, command: Command) =>
      withExistingStation(command, async (station) => {
        if (!station.access.list().some((one) => one.clientId === clientId))
          throw new StationError('NOT_FOUND', unkeyed('There is no application with this client id.'));
        const since = new Date(station.clock.now() - USAGE_DAYS * DAY_MS).toISOString().slice(0, 10);
        const usage = station.access.usage(clientId, since);
        if (options.json) printJson(usage);
        else
          for (const row of usage)
            printLine(
              `${row.day}  ${row.operation.padEnd(32)}  ${row.requests} requests, ${row.failures} failed`,
            );
      }),
    );
}

function subscriptionOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--plan <plan>', 'subscription (needed)').choices(Plan.options).makeOptionMandatory(),
    )
    .addOption(new Option('--scopes <scopes...>', 'what it may do; everything when absent').choices(SCOPES))
    .option('--per-minute <n>', 'enterprise only: requests per minute', wholeNumber(1))
    .option('--per-day <n>', 'enterprise only: requests per day', wholeNumber(1))
    .option('--concurrent <n>', 'enterprise only: requests at the same time', wholeNumber(1))
    .option('--json', 'print JSON');
}

function subscription(options: SubscriptionOptions): Omit<Subscription, 'name'> {
  const { plan, scopes, perMinute = null, perDay = null, concurrent = null } = options;
  if (plan !== 'enterprise' && (perMinute ?? perDay ?? concurrent) !== null)
    throw new StationError(
      'INVALID_REQUEST',
      unkeyed(
        'Limits of their own have applications of the enterprise plan: give --plan enterprise, or leave them out.',
      ),
    );
  return { plan, ...(scopes ? { scopes } : {}), custom: { perMinute, perDay, concurrent } };
}

function show(json: boolean | undefined, values: object, note: string): void {
  if (json) printJson(values);
  else {
    for (const [name, value] of Object.entries(values))
      printLine(`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
    if (note) printLine(note);
  }
}

function nonEmpty(text: string): string {
  if (text.trim() === '' || text.length > 200)
    throw new InvalidArgumentError('A name has 1 to 200 characters.');
  return text.trim();
}
