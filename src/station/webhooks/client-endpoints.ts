import { randomBytes } from 'node:crypto';
import { StationError } from '../../contract/errors/station-error.ts';
import type { EventKind } from '../../contract/events.ts';
import { message } from '../../contract/messages/message.ts';
import type { NewWebhookEndpoint, WebhookEndpoint, WebhookEndpointRequest } from '../../contract/webhooks.ts';
import type { RecordOfClient } from '../access/record-of-client.ts';
import { newWebhookSecret } from '../access/secrets.ts';
import type { Actor } from '../actor.ts';
import type { StoredEndpoint } from './endpoints-repository.ts';
import type { WebhooksContext } from './webhooks-context.ts';

const MAX_ENDPOINTS = 20;

/** A client's registered receivers. Changes are audited. */
export function createClientEndpoints(context: WebhooksContext, record: RecordOfClient) {
  const { store, access, receivers, endpoints, deliveries } = context;

  /** @throws StationError NOT_FOUND, also for another client's endpoint. */
  function own(endpointId: string, clientId: string): StoredEndpoint {
    const endpoint = endpoints.find(endpointId);
    if (endpoint?.clientId !== clientId)
      throw new StationError('NOT_FOUND', message('settingRefusals.noSuchReceiver'));
    return endpoint;
  }

  return {
    own,
    /** The client's endpoints subscribed to events of a kind. */
    hearing: (clientId: string, type: EventKind): StoredEndpoint[] =>
      endpoints
        .ofClient(clientId)
        .filter(({ disabledAt, events }) => disabledAt === null && events.includes(type)),

    async add(
      actor: Actor,
      clientId: string,
      { url, events: sent }: WebhookEndpointRequest,
    ): Promise<NewWebhookEndpoint> {
      if (!access.find(clientId))
        throw new StationError('NOT_FOUND', message('settingRefusals.noSuchClient'));
      await receivers.check(url, 'url');
      const events = [...new Set(sent)];
      const secret = newWebhookSecret();
      const endpointId = `whe_${randomBytes(12).toString('hex')}`;
      store.write(() => {
        if (endpoints.ofClient(clientId).length >= MAX_ENDPOINTS)
          throw new StationError(
            'CONFLICT',
            message('settingRefusals.manyReceivers', { most: MAX_ENDPOINTS }),
          );
        endpoints.insert({ endpointId, clientId, url, events, secret });
        record(actor, 'client.receiver-added', clientId, { endpointId, host: new URL(url).host, events });
      });
      return { ...shown(own(endpointId, clientId)), secret };
    },
    list: (clientId: string): WebhookEndpoint[] => endpoints.ofClient(clientId).map(shown),
    remove(actor: Actor, endpointId: string, clientId: string): void {
      own(endpointId, clientId);
      store.write(() => {
        deliveries.cancelOf(endpointId);
        endpoints.remove(endpointId);
        record(actor, 'client.receiver-removed', clientId, { endpointId });
      });
    },
    /** The old secret signs as well for a day. */
    rotateSecret(actor: Actor, endpointId: string, clientId: string): string {
      own(endpointId, clientId);
      const secret = newWebhookSecret();
      store.write(() => {
        endpoints.rotate(endpointId, secret);
        record(actor, 'client.rotated', clientId, { kind: 'webhook', endpointId });
      });
      return secret;
    },
  };
}

function shown({ clientId: _, ...endpoint }: StoredEndpoint): WebhookEndpoint {
  return endpoint;
}
