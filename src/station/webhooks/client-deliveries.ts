import { randomBytes } from 'node:crypto';
import { StationError } from '../../contract/errors/station-error.ts';
import type { EventKind, WebhookEvent } from '../../contract/events.ts';
import { message } from '../../contract/messages/message.ts';
import type { WebhookDelivery } from '../../contract/webhooks.ts';
import type { RecordOfClient } from '../access/record-of-client.ts';
import type { Actor } from '../actor.ts';
import { newWebhookId, type StoredDelivery } from './deliveries-repository.ts';
import type { StoredEndpoint } from './endpoints-repository.ts';
import type { WebhooksContext } from './webhooks-context.ts';

const LISTED_DELIVERIES = 100;

export interface Announcement {
  readonly type: EventKind;
  readonly clientId: string;
  readonly result: Readonly<Record<string, unknown>>;
  /** The `webhookUrl` of a submission, in addition to the client's own endpoints. */
  readonly address: string | null;
}

/**
 * Deliveries to a client's receivers, pending and past.
 *
 * @param wake sends what is due; called after each new delivery
 * @param hearing a client's endpoints subscribed to events of this kind
 */
export function createClientDeliveries(
  { store, now, deliveries }: Pick<WebhooksContext, 'store' | 'now' | 'deliveries'>,
  record: RecordOfClient,
  wake: () => void,
  hearing: (clientId: string, type: EventKind) => readonly StoredEndpoint[],
) {
  function add(
    clientId: string,
    endpointId: string | null,
    url: string,
    event: EventKind,
    body: string,
  ): string {
    const deliveryId = `dlv_${randomBytes(12).toString('hex')}`;
    deliveries.insert({
      deliveryId,
      webhookId: newWebhookId(),
      clientId,
      endpointId,
      url,
      event,
      body,
      createdAt: now(),
    });
    return deliveryId;
  }

  function bodyOf(type: EventKind, result: Readonly<Record<string, unknown>>): string {
    return JSON.stringify({ type, timestamp: new Date(now()).toISOString(), result } satisfies WebhookEvent);
  }

  function own(deliveryId: string, clientId: string): StoredDelivery {
    const delivery = deliveries.find(deliveryId);
    if (delivery?.clientId !== clientId)
      throw new StationError('NOT_FOUND', message('settingRefusals.noSuchDelivery'));
    return delivery;
  }

  return {
    /**
     * Writes an event's deliveries to its address and to the client's subscribed endpoints. Call it inside the
     * transaction of the event's change.
     */
    enqueue({ type, clientId, result, address }: Announcement): void {
      const body = bodyOf(type, result);
      store.write(() => {
        if (address !== null) add(clientId, null, address, type, body);
        for (const endpoint of hearing(clientId, type))
          add(clientId, endpoint.endpointId, endpoint.url, type, body);
      });
      wake();
    },
    /** Sends a sample event to an endpoint. */
    test({ endpointId, clientId, events, url }: StoredEndpoint): WebhookDelivery {
      const type = events[0] ?? 'verification.completed';
      const deliveryId = store.write(() =>
        add(clientId, endpointId, url, type, bodyOf(type, { test: true })),
      );
      wake();
      return deliveries.shown(deliveries.find(deliveryId)!);
    },
    /** Newest first. */
    list: (clientId: string): WebhookDelivery[] =>
      deliveries.ofClient(clientId, LISTED_DELIVERIES).map(deliveries.shown),
    /** @throws StationError NOT_FOUND, also for another client's delivery. */
    find: (deliveryId: string, clientId: string): WebhookDelivery =>
      deliveries.shown(own(deliveryId, clientId)),
    /** The same event again, as a new delivery with a new `webhook-id`. */
    replay(actor: Actor, deliveryId: string, clientId: string): WebhookDelivery {
      const { endpointId, url, event, body } = own(deliveryId, clientId);
      if (body === '') throw new StationError('CONFLICT', message('settingRefusals.eventGone'));
      const again = store.write(() => {
        record(actor, 'client.delivery-repeated', clientId, { deliveryId, event });
        return add(clientId, endpointId, url, event, body);
      });
      wake();
      return deliveries.shown(deliveries.find(again)!);
    },
  };
}
