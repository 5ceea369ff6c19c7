import { Webhook } from 'standardwebhooks';
import { StationError } from '../../contract/errors/station-error.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import type { Store } from '../store/store.ts';
import { retryWrite } from '../retry-write.ts';
import { createUpkeep, type QueueEnvironment } from '../work-queue.ts';
import { createWorkLoop } from '../work-loop.ts';
import {
  newWebhookId,
  receiverOf,
  type deliveriesRepository,
  type StoredDelivery,
} from './deliveries-repository.ts';
import type { endpointsRepository } from './endpoints-repository.ts';
import type { createReceivers } from './receivers.ts';
import { nextDelay } from './schedule.ts';
import { send, type SendOutcome } from './send.ts';
import { AuthoritiesUnusable } from './trusted-authorities.ts';

/** Concurrent attempts: each holds a socket, and few go to one receiver. */
const PARALLEL = 64;
/** Concurrent attempts per receiver: one that hangs takes 20 seconds each, and delays its own events only. */
const PARALLEL_OF_RECEIVER = 2;
/** Poll interval: a command beside the running station may have added a delivery. */
const POLL_MS = 2_000;
/** How long a finished delivery can be replayed. */
const BODY_KEPT_MS = 7 * DAY_MS;
const RECEIVER_REMOVED = 'RECEIVER_REMOVED';

export interface CourierOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly receivers: ReturnType<typeof createReceivers>;
  readonly endpoints: ReturnType<typeof endpointsRepository>;
  readonly deliveries: ReturnType<typeof deliveriesRepository>;
  /** The secrets that sign a delivery, the current one first; none when its receiver was removed or its client revoked. */
  readonly secretsOf: (delivery: StoredDelivery) => readonly string[];
  readonly auditHead: (() => string) | null;
  /** PEM of the authorities that verify receivers' certificates; null: Node's own. @throws AuthoritiesUnusable */
  readonly authorities: () => string[] | null;
  readonly surroundings: QueueEnvironment;
  /** 0–1, for the jitter of retries. */
  readonly random: () => number;
}

/** Sends stored deliveries to their receivers, a few at a time, and records the outcome of each attempt. */
export function createCourier(options: CourierOptions) {
  const { store, now, receivers, endpoints, deliveries, secretsOf, auditHead, authorities, random } = options;
  const underWay = new Map<string, number>();
  const busy = (): string[] =>
    [...underWay].flatMap(([receiver, count]) => (count >= PARALLEL_OF_RECEIVER ? [receiver] : []));
  const loop = createWorkLoop({
    parallel: PARALLEL,
    begin: () => {
      const delivery =
        deliveries.nextAt(busy()) !== null
          ? store.write(() => deliveries.claim(process.pid, now(), busy()))
          : null;
      if (!delivery) return null;
      const receiver = receiverOf(delivery.url);
      underWay.set(receiver, (underWay.get(receiver) ?? 0) + 1);
      return attempt(delivery).finally(() => {
        const left = (underWay.get(receiver) ?? 1) - 1;
        if (left > 0) underWay.set(receiver, left);
        else underWay.delete(receiver);
      });
    },
    nextAt: () => deliveries.nextAt(busy()),
    now,
    pollMs: POLL_MS,
  });
  const upkeep = createUpkeep({
    store,
    surroundings: options.surroundings,
    claimants: () => deliveries.claimants(),
    release: resumeInterrupted,
    forget: () => deliveries.forgetBodies(now() - BODY_KEPT_MS),
  });

  async function attempt(delivery: StoredDelivery): Promise<void> {
    const at = now();
    const outcome = await post(delivery);
    const { statusCode, error } = outcome;
    const known = { at, statusCode, error, durationMs: now() - at };
    await retryWrite(
      () => store.write(() => settle(delivery, outcome, deliveries.addAttempt(delivery.deliveryId, known))),
      () => !loop.isStarted(),
    );
  }

  async function post(delivery: StoredDelivery): Promise<SendOutcome> {
    const secrets = secretsOf(delivery);
    if (secrets.length === 0) return { statusCode: null, error: RECEIVER_REMOVED, retryAfterSeconds: null };
    try {
      const receiver = await receivers.check(delivery.url);
      const sentAt = new Date(now());
      return await send(
        receiver,
        delivery.body,
        {
          'webhook-id': delivery.webhookId,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': secrets
            .map((secret) => new Webhook(secret).sign(delivery.webhookId, sentAt, delivery.body))
            .join(' '),
          'User-Agent': 'netefatsa-webhooks',
          ...(auditHead ? { 'Netefatsa-Audit-Head': auditHead() } : {}),
        },
        authorities(),
      );
    } catch (thrown) {
      return {
        statusCode: null,
        error:
          thrown instanceof AuthoritiesUnusable
            ? 'CA_FILE_UNUSABLE'
            : (StationError.from(thrown).details.reason ?? 'RECEIVER_INVALID'),
        retryAfterSeconds: null,
      };
    }
  }

  function settle(
    delivery: StoredDelivery,
    { statusCode, error, retryAfterSeconds }: SendOutcome,
    count: number,
  ): void {
    const { deliveryId, endpointId } = delivery;
    if (statusCode !== null && statusCode >= 200 && statusCode < 300) {
      deliveries.settle(deliveryId, 'DELIVERED', null);
      return;
    }
    if (statusCode === 410 || error === RECEIVER_REMOVED) {
      deliveries.settle(deliveryId, 'CANCELLED', null);
      if (statusCode === null || endpointId === null) return;
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

  /**
   * A station killed after the receiver got the event, but before recording it, cannot know. The event is sent again
   * under a new `webhook-id`: no id is acknowledged twice (ADR 34).
   */
  function resumeInterrupted(pid: number | null): void {
    for (const deliveryId of deliveries.interrupted(pid)) {
      deliveries.addAttempt(deliveryId, { at: now(), statusCode: null, error: 'INTERRUPTED', durationMs: 0 });
      deliveries.resume(deliveryId, newWebhookId(), now());
    }
  }

  return {
    wake: loop.wake,
    start(): void {
      upkeep.start();
      loop.start();
    },
    /** Starts no new delivery; running ones have `graceMs`; what is unknown then counts as interrupted. */
    async stop(graceMs: number): Promise<void> {
      upkeep.stop();
      await loop.stop(graceMs);
    },
  };
}
