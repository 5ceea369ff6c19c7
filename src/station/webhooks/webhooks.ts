import { message } from '../../contract/messages/message.ts';
import { randomBytes } from 'node:crypto';
import { StationError } from '../../contract/errors/station-error.ts';
import type { EventKind, WebhookEvent } from '../../contract/events.ts';
import type {
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointRequest,
} from '../../contract/webhooks.ts';
import type { Access } from '../access/access.ts';
import { recordOfClient } from '../access/record-of-client.ts';
import { newWebhookSecret, WEBHOOK_SECRET_OVERLAP_MS } from '../access/secrets.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { Surroundings } from '../upkeep.ts';
import { deliveriesRepository, newWebhookId, type StoredDelivery } from './deliveries-repository.ts';
import { endpointsRepository, type StoredEndpoint } from './endpoints-repository.ts';
import { createCourier } from './courier.ts';
import { createReceivers, type ResolveName } from './receivers.ts';
import { createTrustedAuthorities } from './trusted-authorities.ts';

const MAX_ENDPOINTS = 20;
const LISTED_DELIVERIES = 100;
/** An event is tried for 76 hours: a week shows each that was given up for some days. */
const TROUBLE_MS = 7 * 24 * 60 * 60_000;

export interface Announcement {
  readonly type: EventKind;
  readonly clientId: string;
  readonly result: Readonly<Record<string, unknown>>;
  /** The `webhookUrl` of a submission; it is told besides the client's own endpoints. */
  readonly address: string | null;
}

export interface WebhooksOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: Pick<Access, 'find'>;
  readonly audit: Pick<AuditLog, 'append'>;
  readonly allowedReceivers: readonly string[];
  /** PEM file of a house's own authorities. */
  readonly caFile?: string | null;
  /** A signed head of the audit log, one line: receivers keep what the station cannot take back (ADR 41). */
  readonly auditHead?: () => string;
  readonly surroundings: Surroundings;
  readonly resolve?: ResolveName;
  /** 0–1, for the jitter of retries. */
  readonly random?: () => number;
}

/** Events to receivers in the Standard Webhooks form, kept in SQLite until they are acknowledged. */
export function createWebhooks(options: WebhooksOptions) {
  const { store, clock, access, random = Math.random } = options;
  const now = () => clock.now();
  const record = recordOfClient(options.audit);
  const receivers = createReceivers(options.allowedReceivers, options.resolve);
  const endpoints = endpointsRepository(store.database, now);
  const deliveries = deliveriesRepository(store.database);
  const courier = createCourier({
    store,
    now,
    receivers,
    endpoints,
    deliveries,
    /** An endpoint signs with its own secrets, a submission's address with those of the client. */
    secretsOf: ({ endpointId, clientId }) => {
      const client = access.find(clientId);
      if (!client || client.revokedAt !== null) return [];
      return endpointId === null ? client.webhookSecrets : (endpoints.find(endpointId)?.secrets ?? []);
    },
    auditHead: options.auditHead ?? null,
    authorities: createTrustedAuthorities(options.caFile ?? null),
    surroundings: options.surroundings,
    random,
  });

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

  /** The client's endpoints that are told of events of a kind. */
  const hearing = (clientId: string, type: EventKind): StoredEndpoint[] =>
    endpoints
      .ofClient(clientId)
      .filter(({ disabledAt, events }) => disabledAt === null && events.includes(type));

  function bodyOf(type: EventKind, result: Readonly<Record<string, unknown>>): string {
    return JSON.stringify({ type, timestamp: new Date(now()).toISOString(), result } satisfies WebhookEvent);
  }

  function own(endpointId: string, clientId: string): StoredEndpoint {
    const endpoint = endpoints.find(endpointId);
    if (endpoint?.clientId !== clientId)
      throw new StationError('NOT_FOUND', message('settingRefusals.noSuchReceiver'));
    return endpoint;
  }

  function ownDelivery(deliveryId: string, clientId: string): StoredDelivery {
    const delivery = deliveries.find(deliveryId);
    if (delivery?.clientId !== clientId)
      throw new StationError('NOT_FOUND', message('settingRefusals.noSuchDelivery'));
    return delivery;
  }

  return {
    /** Is this address one that may be sent to? @throws StationError INVALID_REQUEST naming `webhookUrl`. */
    checkAddress: async (address: string): Promise<void> => void (await receivers.check(address)),

    /** Has the client an endpoint that is told of events of this kind? */
    hears: (clientId: string, type: EventKind): boolean => hearing(clientId, type).length > 0,
    /** Writes the deliveries of an event. Called inside the transaction of what it tells of. */
    enqueue({ type, clientId, result, address }: Announcement): void {
      const body = bodyOf(type, result);
      store.write(() => {
        if (address !== null) add(clientId, null, address, type, body);
        for (const endpoint of hearing(clientId, type))
          add(clientId, endpoint.endpointId, endpoint.url, type, body);
      });
      courier.wake();
    },

    async addEndpoint(
      actor: Actor,
      clientId: string,
      { url, events }: WebhookEndpointRequest,
    ): Promise<NewWebhookEndpoint> {
      if (!access.find(clientId))
        throw new StationError('NOT_FOUND', message('settingRefusals.noSuchClient'));
      await receivers.check(url);
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
    endpoints: (clientId: string): WebhookEndpoint[] => endpoints.ofClient(clientId).map(shown),
    removeEndpoint(actor: Actor, endpointId: string, clientId: string): void {
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
        endpoints.rotate(endpointId, secret, now() + WEBHOOK_SECRET_OVERLAP_MS);
        record(actor, 'client.rotated', clientId, { kind: 'webhook', endpointId });
      });
      return secret;
    },
    /** Sends a made-up event, so that a receiver can be tried. */
    test(endpointId: string, clientId: string): WebhookDelivery {
      const endpoint = own(endpointId, clientId);
      const type = endpoint.events[0] ?? 'verification.completed';
      const deliveryId = store.write(() =>
        add(clientId, endpointId, endpoint.url, type, bodyOf(type, { test: true })),
      );
      courier.wake();
      return deliveries.shown(deliveries.find(deliveryId)!);
    },

    /** Newest first. */
    deliveries: (clientId: string): WebhookDelivery[] =>
      deliveries.ofClient(clientId, LISTED_DELIVERIES).map(deliveries.shown),
    delivery: (deliveryId: string, clientId: string): WebhookDelivery =>
      deliveries.shown(ownDelivery(deliveryId, clientId)),
    /** The same event again, as a new delivery with a new `webhook-id`. */
    replay(actor: Actor, deliveryId: string, clientId: string): WebhookDelivery {
      const { endpointId, url, event, body } = ownDelivery(deliveryId, clientId);
      if (body === '') throw new StationError('CONFLICT', message('settingRefusals.eventGone'));
      const again = store.write(() => {
        record(actor, 'client.delivery-repeated', clientId, { deliveryId, event });
        return add(clientId, endpointId, url, event, body);
      });
      courier.wake();
      return deliveries.shown(deliveries.find(again)!);
    },
    pending: (): number => deliveries.pending(),
    /** What does not reach its receiver, and what was given up within a week. */
    trouble: () => deliveries.trouble(now() - TROUBLE_MS),

    start: courier.start,
    stop: courier.stop,
  };
}
export type Webhooks = ReturnType<typeof createWebhooks>;

function shown({ secrets: _, clientId: __, ...endpoint }: StoredEndpoint): WebhookEndpoint {
  return endpoint;
}
