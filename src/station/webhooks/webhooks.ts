import type { EventKind } from '../../contract/events.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import type { WebhookDelivery } from '../../contract/webhooks.ts';
import type { Access } from '../access/access.ts';
import { recordOfClient } from '../access/record-of-client.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { QueueEnvironment } from '../work-queue.ts';
import { createClientDeliveries } from './client-deliveries.ts';
import { createClientEndpoints } from './client-endpoints.ts';
import { createCourier } from './courier.ts';
import { deliveriesRepository } from './deliveries-repository.ts';
import { endpointsRepository } from './endpoints-repository.ts';
import { createReceivers, type ResolveName } from './receivers.ts';
import { createTrustedAuthorities } from './trusted-authorities.ts';
import type { WebhooksContext } from './webhooks-context.ts';

/** An event is retried for 76 hours: a week shows given-up ones for some days. */
const TROUBLE_MS = 7 * DAY_MS;

export interface WebhooksOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: Pick<Access, 'find' | 'webhookSecrets'>;
  readonly audit: Pick<AuditLog, 'append'>;
  readonly allowedReceivers: readonly string[];
  /** PEM file of private certificate authorities. */
  readonly caFile?: string | null;
  /** A signed head of the audit log, one line: receivers keep it, so that the station cannot rewrite its log (ADR 41). */
  readonly auditHead?: () => string;
  readonly surroundings: QueueEnvironment;
  readonly resolve?: ResolveName;
  /** 0–1, for the jitter of retries. */
  readonly random?: () => number;
}

/** Sends events to receivers in the Standard Webhooks form; kept in SQLite until acknowledged. */
export function createWebhooks(options: WebhooksOptions) {
  const { store, access } = options;
  const now = () => options.clock.now();
  const record = recordOfClient(options.audit);
  const receivers = createReceivers(options.allowedReceivers, options.resolve);
  const endpoints = endpointsRepository(store.database, now);
  const deliveries = deliveriesRepository(store.database);
  const context: WebhooksContext = { store, now, access, receivers, endpoints, deliveries };
  const courier = courierOf(options, context);
  const ofEndpoints = createClientEndpoints(context, record);
  const ofDeliveries = createClientDeliveries(context, record, courier.wake, ofEndpoints.hearing);

  return {
    /** May webhooks be sent to this address? @throws StationError INVALID_REQUEST naming `webhookUrl`. */
    checkAddress: async (address: string): Promise<void> => void (await receivers.check(address)),

    /** Has the client an endpoint subscribed to events of this kind? */
    hears: (clientId: string, type: EventKind): boolean => ofEndpoints.hearing(clientId, type).length > 0,
    enqueue: ofDeliveries.enqueue,

    addEndpoint: ofEndpoints.add,
    endpoints: ofEndpoints.list,
    removeEndpoint: ofEndpoints.remove,
    /** The old secret signs as well for a day. */
    rotateSecret: ofEndpoints.rotateSecret,
    /** Sends a sample event, to try a receiver. */
    test: (endpointId: string, clientId: string): WebhookDelivery =>
      ofDeliveries.test(ofEndpoints.own(endpointId, clientId)),

    /** Newest first. */
    deliveries: ofDeliveries.list,
    delivery: ofDeliveries.find,
    /** The same event again, as a new delivery with a new `webhook-id`. */
    replay: ofDeliveries.replay,
    pending: (): number => deliveries.pending(),
    /** Failing deliveries, and those given up within a week. */
    trouble: () => deliveries.trouble(now() - TROUBLE_MS),

    start: courier.start,
    stop: courier.stop,
  };
}
export type Webhooks = ReturnType<typeof createWebhooks>;

/** The courier of these webhooks, with the choice of signing secrets. */
function courierOf(options: WebhooksOptions, context: WebhooksContext) {
  const { access, endpoints } = context;
  return createCourier({
    ...context,
    /** An endpoint signs with its own secrets, a submission's address with those of the client. */
    secretsOf: ({ endpointId, clientId }) => {
      const client = access.find(clientId);
      if (!client || client.revokedAt !== null) return [];
      return endpointId === null ? access.webhookSecrets(clientId) : endpoints.secrets(endpointId);
    },
    auditHead: options.auditHead ?? null,
    authorities: createTrustedAuthorities(options.caFile ?? null),
    surroundings: options.surroundings,
    random: options.random ?? Math.random,
  });
}
