import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { StationError } from '../../contract/errors/station-error.ts';
import type { EventKind, WebhookEvent } from '../../contract/events.ts';
import type {
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointRequest,
} from '../../contract/webhooks.ts';
import type { Access } from '../access/access.ts';
import { newWebhookSecret } from '../access/secrets.ts';
import type { Clock } from '../clock.ts';
import { isProcessAlive } from '../process-alive.ts';
import type { Store } from '../store/store.ts';
import { deliveriesRepository, type StoredDelivery } from './deliveries-repository.ts';
import { endpointsRepository, type StoredEndpoint } from './endpoints-repository.ts';
import { createReceivers, type ResolveName } from './receivers.ts';
import { nextDelay } from './schedule.ts';
import { send, type SendOutcome } from './send.ts';

const PARALLEL = 8;
/** A command beside the running station may have added a delivery: looked for this often. */
const POLL_MS = 2_000;
const MAX_ENDPOINTS = 20;
/** A finished delivery can be replayed this long. */
const BODY_KEPT_MS = 7 * 24 * 60 * 60_000;
const FORGET_EVERY_MS = 60 * 60_000;
const LISTED_DELIVERIES = 100;
const SECRET_OVERLAP_MS = 24 * 60 * 60_000;

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
  readonly allowedReceivers: readonly string[];
  /** A signed head of the audit log, one line: receivers keep what the station cannot take back (ADR 41). */
  readonly auditHead?: () => string;
  readonly resolve?: ResolveName;
  /** 0–1, for the jitter of retries. */
  readonly random?: () => number;
}

/** Events to receivers in the Standard Webhooks form, kept in SQLite until they are acknowledged. */
export function createWebhooks(options: WebhooksOptions) {
  const { store, clock, access, random = Math.random } = options;
  const now = () => clock.now();
  const receivers = createReceivers(options.allowedReceivers, options.resolve);
  const endpoints = endpointsRepository(store.database, now);
  const deliveries = deliveriesRepository(store.database);
  let started = false;
  let timer: NodeJS.Timeout | null = null;
  let forgetting: NodeJS.Timeout | null = null;
  const active = new Set<Promise<void>>();

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

  /** An endpoint signs with its own secrets, a submission's address with those of the client. */
  function secretsOf(delivery: StoredDelivery): readonly string[] {
    if (delivery.endpointId !== null) return endpoints.find(delivery.endpointId)?.secrets ?? [];
    return access.find(delivery.clientId)?.webhookSecrets ?? [];
  }

  async function attempt(delivery: StoredDelivery): Promise<void> {
    const at = now();
    const outcome = await post(delivery);
    store.write(() => {
      const { statusCode, error } = outcome;
      const count = deliveries.addAttempt(delivery.deliveryId, {
        at,
        statusCode,
        error,
        durationMs: now() - at,
      });
      settle(delivery, outcome, count);
    });
  }

  async function post(delivery: StoredDelivery): Promise<SendOutcome> {
    const secrets = secretsOf(delivery);
    if (secrets.length === 0) return { statusCode: 410, error: 'RECEIVER_REMOVED', retryAfterSeconds: null };
    try {
      const receiver = await receivers.check(delivery.url);
      const sentAt = new Date(now());
      return await send(receiver, delivery.body, {
        'webhook-id': delivery.webhookId,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': secrets
          .map((secret) => new Webhook(secret).sign(delivery.webhookId, sentAt, delivery.body))
          .join(' '),
        'User-Agent': 'netefatsa-webhooks',
        ...(options.auditHead ? { 'Netefatsa-Audit-Head': options.auditHead() } : {}),
      });
    } catch (thrown) {
      return {
        statusCode: null,
        error: StationError.from(thrown).details.reason ?? 'RECEIVER_INVALID',
        retryAfterSeconds: null,
      };
    }
  }

  function settle(
    delivery: StoredDelivery,
    { statusCode, retryAfterSeconds }: SendOutcome,
    count: number,
  ): void {
    const { deliveryId, endpointId } = delivery;
    if (statusCode !== null && statusCode >= 200 && statusCode < 300) {
      deliveries.settle(deliveryId, 'DELIVERED', null);
      return;
    }
    if (statusCode === 410) {
      deliveries.settle(deliveryId, 'CANCELLED', null);
      if (endpointId === null) return;
      endpoints.disable(endpointId, 'The receiver answered 410 Gone.');
      deliveries.cancelOf(endpointId);
      return;
    }
    const delay = nextDelay(count, random(), retryAfterSeconds);
    deliveries.settle(
      deliveryId,
      delay === null ? 'FAILED' : 'PENDING',
      delay === null ? null : now() + delay,
    );
  }

  function forget(): void {
    store.write(() => deliveries.forgetBodies(now() - BODY_KEPT_MS));
  }

  function pump(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    while (started && active.size < PARALLEL) {
      const delivery =
        deliveries.nextAt() !== null ? store.write(() => deliveries.claim(process.pid, now())) : null;
      if (!delivery) break;
      const task: Promise<void> = attempt(delivery)
        // A disk that cannot keep the attempt: the claim is released at the next start.
        .catch(() => undefined)
        .finally(() => {
          active.delete(task);
          pump();
        });
      active.add(task);
    }
    if (!started || active.size >= PARALLEL) return;
    const due = (deliveries.nextAt() ?? Number.POSITIVE_INFINITY) - now();
    timer = setTimeout(pump, Math.max(10, Math.min(due, POLL_MS))).unref();
  }

  /**
   * A station that was killed after the receiver had the event, but before it was written down, cannot know. The event
   * goes out again, and under a new `webhook-id`: one id is never acknowledged twice (ADR 34).
   */
  function resumeInterrupted(): void {
    for (const pid of deliveries.claimants()) {
      if (pid !== process.pid && isProcessAlive(pid)) continue;
      for (const deliveryId of deliveries.interrupted(pid)) {
        deliveries.addAttempt(deliveryId, {
          at: now(),
          statusCode: null,
          error: 'INTERRUPTED',
          durationMs: 0,
        });
        deliveries.resume(deliveryId, newWebhookId(), now());
      }
    }
  }

  function own(endpointId: string, clientId: string): StoredEndpoint {
    const endpoint = endpoints.find(endpointId);
    if (endpoint?.clientId !== clientId)
      throw new StationError('NOT_FOUND', 'There is no such webhook endpoint.');
    return endpoint;
  }

  function ownDelivery(deliveryId: string, clientId: string): StoredDelivery {
    const delivery = deliveries.find(deliveryId);
    if (delivery?.clientId !== clientId) throw new StationError('NOT_FOUND', 'There is no such delivery.');
    return delivery;
  }

  return {
    /** Is this address one that may be sent to? @throws StationError INVALID_REQUEST naming `webhookUrl`. */
    checkAddress: async (address: string): Promise<void> => void (await receivers.check(address)),

    /** Writes the deliveries of an event. Called inside the transaction of what it tells of. */
    enqueue({ type, clientId, result, address }: Announcement): void {
      const body = bodyOf(type, result);
      store.write(() => {
        if (address !== null) add(clientId, null, address, type, body);
        for (const endpoint of endpoints.ofClient(clientId))
          if (endpoint.disabledAt === null && endpoint.events.includes(type))
            add(clientId, endpoint.endpointId, endpoint.url, type, body);
      });
      setImmediate(pump);
    },

    async addEndpoint(
      clientId: string,
      { url, events }: WebhookEndpointRequest,
    ): Promise<NewWebhookEndpoint> {
      await receivers.check(url);
      const secret = newWebhookSecret();
      const endpointId = `whe_${randomBytes(12).toString('hex')}`;
      store.write(() => {
        if (endpoints.ofClient(clientId).length >= MAX_ENDPOINTS)
          throw new StationError('CONFLICT', `A client may have at most ${MAX_ENDPOINTS} webhook endpoints.`);
        endpoints.insert({ endpointId, clientId, url, events, secret });
      });
      return { ...shown(own(endpointId, clientId)), secret };
    },
    endpoints: (clientId: string): WebhookEndpoint[] => endpoints.ofClient(clientId).map(shown),
    removeEndpoint(endpointId: string, clientId: string): void {
      own(endpointId, clientId);
      store.write(() => {
        deliveries.cancelOf(endpointId);
        endpoints.remove(endpointId);
      });
    },
    /** The old secret signs as well for a day. */
    rotateSecret(endpointId: string, clientId: string): string {
      own(endpointId, clientId);
      const secret = newWebhookSecret();
      endpoints.rotate(endpointId, secret, now() + SECRET_OVERLAP_MS);
      return secret;
    },
    /** Sends a made-up event, so that a receiver can be tried. */
    test(endpointId: string, clientId: string): WebhookDelivery {
      const endpoint = own(endpointId, clientId);
      const type = endpoint.events[0] ?? 'verification.completed';
      const deliveryId = store.write(() =>
        add(clientId, endpointId, endpoint.url, type, bodyOf(type, { test: true })),
      );
      setImmediate(pump);
      return deliveries.shown(deliveries.find(deliveryId)!);
    },

    /** Newest first. */
    deliveries: (clientId: string): WebhookDelivery[] =>
      deliveries.ofClient(clientId, LISTED_DELIVERIES).map(deliveries.shown),
    delivery: (deliveryId: string, clientId: string): WebhookDelivery =>
      deliveries.shown(ownDelivery(deliveryId, clientId)),
    /** The same event again, as a new delivery with a new `webhook-id`. */
    replay(deliveryId: string, clientId: string): WebhookDelivery {
      const { endpointId, url, event, body } = ownDelivery(deliveryId, clientId);
      if (body === '') throw new StationError('CONFLICT', 'The event of this delivery is no longer kept.');
      const again = store.write(() => add(clientId, endpointId, url, event, body));
      setImmediate(pump);
      return deliveries.shown(deliveries.find(again)!);
    },
    pending: (): number => deliveries.pending(),

    start(): void {
      if (!started) store.write(resumeInterrupted);
      started = true;
      forget();
      forgetting ??= setInterval(forget, FORGET_EVERY_MS).unref();
      pump();
    },
    /** Starts no new delivery; those under way have `graceMs`, and what is still unknown then counts as interrupted. */
    async stop(graceMs: number): Promise<void> {
      started = false;
      if (timer) clearTimeout(timer);
      if (forgetting) clearInterval(forgetting);
      await Promise.race([
        Promise.allSettled(active),
        new Promise((resolve) => setTimeout(resolve, graceMs).unref()),
      ]);
    },
  };
}
export type Webhooks = ReturnType<typeof createWebhooks>;

const newWebhookId = (): string => `msg_${randomBytes(12).toString('hex')}`;

function shown({ secrets: _, clientId: __, ...endpoint }: StoredEndpoint): WebhookEndpoint {
  return endpoint;
}
