import type { Command } from 'commander';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import type { WebhookDelivery } from '../../contract/webhooks.ts';
import { ACTOR } from '../command-line.ts';
import { printJson, printLine } from '../output.ts';
import { withExistingStation } from '../with-station.ts';

/** `netefatsa webhooks endpoints | deliveries | replay | test`: what is delivered to an application. */
export function register(program: Command): void {
  const webhooks = program
    .command('webhooks')
    .description('look at, repeat and try deliveries to applications');

  webhooks
    .command('endpoints')
    .description('list the endpoints of an application')
    .argument('<clientId>')
    .option('--json', 'print JSON')
    .action((clientId: string, options: { json?: boolean }, command: Command) =>
      withExistingStation(command, async (station) => {
        const endpoints = station.webhooks.endpoints(existing(station.access.find(clientId)).clientId);
        if (options.json) printJson(endpoints);
        else
          for (const e of endpoints)
            printLine(`${e.endpointId}  ${e.disabledAt ? 'off' : 'on '}  ${e.url}  ${e.events.join(', ')}`);
      }),
    );

  webhooks
    .command('deliveries')
    .description('list the last deliveries to an application with their attempts')
    .argument('<clientId>')
    .option('--json', 'print JSON')
    .action((clientId: string, options: { json?: boolean }, command: Command) =>
      withExistingStation(command, async (station) => {
        const deliveries = station.webhooks.deliveries(existing(station.access.find(clientId)).clientId);
        if (options.json) printJson(deliveries);
        else deliveries.forEach(printDelivery);
      }),
    );

  webhooks
    .command('replay')
    .description('deliver an event again; the running station sends it within two seconds')
    .argument('<clientId>')
    .argument('<deliveryId>')
    .action((clientId: string, deliveryId: string, _options: object, command: Command) =>
      withExistingStation(command, async (station) =>
        printDelivery(station.webhooks.replay(ACTOR, deliveryId, clientId)),
      ),
    );

  webhooks
    .command('test')
    .description('send a test event to an endpoint; the running station sends it within two seconds')
    .argument('<clientId>')
    .argument('<endpointId>')
    .action((clientId: string, endpointId: string, _options: object, command: Command) =>
      withExistingStation(command, async (station) =>
        printDelivery(station.webhooks.test(endpointId, clientId)),
      ),
    );
}

function existing<T>(client: T | null): T {
  if (client) return client;
  throw new StationError('NOT_FOUND', unkeyed('There is no such API client.'));
}

function printDelivery(delivery: WebhookDelivery): void {
  printLine(`${delivery.deliveryId}  ${delivery.status.padEnd(9)}  ${delivery.event}  ${delivery.url}`);
  for (const { at, statusCode, error, durationMs } of delivery.attempts)
    printLine(`    ${at}  ${statusCode ?? error ?? 'no answer'}  ${durationMs} ms`);
}
