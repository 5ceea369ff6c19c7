import { Webhook } from 'standardwebhooks';
import { StationError } from '../../contract/errors/station-error.ts';
import { isProcessAlive } from '../process-alive.ts';
import type { Store } from '../store/store.ts';
import { newWebhookId, type deliveriesRepository, type StoredDelivery } from './deliveries-repository.ts';
import type { endpointsRepository } from './endpoints-repository.ts';
import type { createReceivers } from './receivers.ts';
import { nextDelay } from './schedule.ts';
import { send, type SendOutcome } from './send.ts';

const PARALLEL = 8;
/** A command beside the running station may have added a delivery: looked for this often. */
const POLL_MS = 2_000;
/** A finished delivery can be replayed this long. */
const BODY_KEPT_MS = 7 * 24 * 60 * 60_000;
const FORGET_EVERY_MS = 60 * 60_000;

export interface CourierOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly receivers: ReturnType<typeof createReceivers>;
  readonly endpoints: ReturnType<typeof endpointsRepository>;
  readonly deliveries: ReturnType<typeof deliveriesRepository>;
  /** The secrets that sign a delivery, the current one first; none when the receiver was removed. */
  readonly secretsOf: (delivery: StoredDelivery) => readonly string[];
  readonly auditHead: (() => string) | null;
  /** 0–1, for the jitter of retries. */
  readonly random: () => number;
}

/** Takes the stored deliveries to their receivers, a few at a time, and writes down what became of each attempt. */
export function createCourier(options: CourierOptions) {
  const { store, now, receivers, endpoints, deliveries, secretsOf, auditHead, random } = options;
  let started = false;
  let timer: NodeJS.Timeout | null = null;
  let forgetting: NodeJS.Timeout | null = null;
  const active = new Set<Promise<void>>();

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
        ...(auditHead ? { 'Netefatsa-Audit-Head': auditHead() } : {}),
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
    try {
      store.write(() => deliveries.forgetBodies(now() - BODY_KEPT_MS));
    } catch {
      // Kept an hour longer.
    }
  }

  /** Starts what is due and comes back when the next is; a store that cannot be read now is asked again later. */
  function pump(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    let wait = POLL_MS;
    try {
      startDue();
      wait = (deliveries.nextAt() ?? Number.POSITIVE_INFINITY) - now();
    } catch {
      // Disk full or file locked: the deliveries stay where they are.
    }
    if (!started || active.size >= PARALLEL) return;
    timer = setTimeout(pump, Math.max(10, Math.min(wait, POLL_MS))).unref();
  }

  function startDue(): void {
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

  return {
    /** Something was added: looks at it as soon as the caller's transaction is over. */
    wake: (): void => void setImmediate(pump),

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
