import { randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { EventKind } from '../../contract/events.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import { DeliveryStatus, type WebhookDelivery } from '../../contract/webhooks.ts';

/** Unique: a receiver accepts each id once. */
export const newWebhookId = (): string => `msg_${randomBytes(12).toString('hex')}`;

const Row = z.object({
  delivery_id: z.string(),
  webhook_id: z.string(),
  client_id: z.string(),
  endpoint_id: z.string().nullable(),
  url: z.string(),
  event: EventKind,
  body: z.string(),
  status: DeliveryStatus,
  created_at: z.number(),
  next_at: z.number().nullable(),
});
const AttemptRow = z.object({
  at: z.number(),
  status_code: z.number().nullable(),
  error: z.string().nullable(),
  duration_ms: z.number(),
});

export interface StoredDelivery {
  readonly deliveryId: string;
  readonly webhookId: string;
  readonly clientId: string;
  readonly endpointId: string | null;
  readonly url: string;
  readonly event: EventKind;
  readonly body: string;
  readonly status: DeliveryStatus;
  readonly createdAt: number;
  readonly nextAt: number | null;
}

export type NewDelivery = Pick<
  StoredDelivery,
  'deliveryId' | 'webhookId' | 'clientId' | 'endpointId' | 'url' | 'event' | 'body' | 'createdAt'
>;

function fromRow(raw: unknown): StoredDelivery {
  const row = Row.parse(raw);
  return {
    deliveryId: row.delivery_id,
    webhookId: row.webhook_id,
    clientId: row.client_id,
    endpointId: row.endpoint_id,
    url: row.url,
    event: row.event,
    body: row.body,
    status: row.status,
    createdAt: row.created_at,
    nextAt: row.next_at,
  };
}

/** Maximum delay of a delivery (schedule.ts): a later one was written before the clock was set back. */
const LONGEST_DELAY_MS = 2 * DAY_MS;

/** A restarting receiver misses one attempt, not two that are five minutes apart (schedule.ts). */
const FAILING_ATTEMPTS = 2;

/** Origin (scheme, host, port) of an address: concurrency is limited per origin. */
export function receiverOf(url: string): string {
  return URL.parse(url)?.origin ?? url;
}
const NOT_BUSY = 'receiver_of(url) NOT IN (SELECT value FROM json_each(@busy))';

/** Rows of deliveries and their attempts. */
export function deliveriesRepository(database: Database) {
  database.function('receiver_of', { deterministic: true }, (url) => receiverOf(String(url)));
  const insert = database.prepare(
    `INSERT INTO webhook_deliveries (delivery_id, webhook_id, client_id, endpoint_id, url, event, body, status, created_at, next_at)
     VALUES (@deliveryId, @webhookId, @clientId, @endpointId, @url, @event, @body, 'PENDING', @createdAt, @createdAt)`,
  );
  const one = database.prepare(`SELECT * FROM webhook_deliveries WHERE delivery_id = ?`);
  const ofClient = database.prepare(
    `SELECT * FROM webhook_deliveries WHERE client_id = ? ORDER BY created_at DESC, rowid DESC LIMIT ?`,
  );
  const attempts = database.prepare(
    `SELECT at, status_code, error, duration_ms FROM webhook_attempts WHERE delivery_id = ? ORDER BY number`,
  );
  const claim = database.prepare(
    `UPDATE webhook_deliveries SET claimed_by = @pid WHERE delivery_id =
       (SELECT delivery_id FROM webhook_deliveries WHERE status = 'PENDING' AND claimed_by IS NULL
          AND (next_at <= @now OR next_at > @now + ${LONGEST_DELAY_MS}) AND ${NOT_BUSY}
        ORDER BY next_at, rowid LIMIT 1)
     RETURNING *`,
  );
  const nextAt = database
    .prepare(
      `SELECT next_at FROM webhook_deliveries WHERE status = 'PENDING' AND claimed_by IS NULL AND ${NOT_BUSY} ORDER BY next_at LIMIT 1`,
    )
    .pluck();
  const addAttempt = database.prepare(
    `INSERT INTO webhook_attempts (delivery_id, number, at, status_code, error, duration_ms)
     VALUES (@deliveryId, 1 + (SELECT count(*) FROM webhook_attempts WHERE delivery_id = @deliveryId), @at, @statusCode, @error, @durationMs)`,
  );
  const attemptCount = database
    .prepare(`SELECT count(*) FROM webhook_attempts WHERE delivery_id = ?`)
    .pluck();
  const settle = database.prepare(
    `UPDATE webhook_deliveries SET status = ?, next_at = ?, claimed_by = NULL WHERE delivery_id = ? AND status = 'PENDING'`,
  );
  const cancel = database.prepare(
    `UPDATE webhook_deliveries SET status = 'CANCELLED', next_at = NULL WHERE endpoint_id = ? AND status = 'PENDING'`,
  );
  const claimants = database
    .prepare(
      `SELECT DISTINCT claimed_by FROM webhook_deliveries WHERE status = 'PENDING' AND claimed_by IS NOT NULL`,
    )
    .pluck();
  const interrupted = database
    .prepare(`SELECT delivery_id FROM webhook_deliveries WHERE status = 'PENDING' AND claimed_by = ?`)
    .pluck();
  const resume = database.prepare(
    `UPDATE webhook_deliveries SET claimed_by = NULL, webhook_id = ?, next_at = ? WHERE delivery_id = ?`,
  );
  const forget = database.prepare(
    `UPDATE webhook_deliveries SET body = '' WHERE status <> 'PENDING' AND created_at < ? AND body <> ''`,
  );
  const pending = database
    .prepare(`SELECT count(*) FROM webhook_deliveries WHERE status = 'PENDING'`)
    .pluck();

  const failing = database
    .prepare(
      `SELECT count(*) FROM webhook_deliveries AS d WHERE status = 'PENDING'
         AND (SELECT count(*) FROM webhook_attempts AS a WHERE a.delivery_id = d.delivery_id) >= ${FAILING_ATTEMPTS}`,
    )
    .pluck();
  const givenUp = database
    .prepare(`SELECT count(*) FROM webhook_deliveries WHERE status = 'FAILED' AND created_at > ?`)
    .pluck();

  return {
    insert: (delivery: NewDelivery): void => void insert.run(delivery),
    find: (deliveryId: string): StoredDelivery | null => {
      const row = one.get(deliveryId);
      return row ? fromRow(row) : null;
    },
    ofClient: (clientId: string, limit: number): StoredDelivery[] =>
      ofClient.all(clientId, limit).map(fromRow),
    /** @param busy receivers ({@link receiverOf}) that get no further delivery now */
    claim: (pid: number, now: number, busy: readonly string[]): StoredDelivery | null => {
      const row = claim.get({ pid, now, busy: JSON.stringify(busy) });
      return row ? fromRow(row) : null;
    },
    nextAt: (busy: readonly string[]): number | null =>
      (nextAt.get({ busy: JSON.stringify(busy) }) as number | undefined) ?? null,
    /** Records an attempt and returns their number. */
    addAttempt(
      deliveryId: string,
      attempt: { at: number; statusCode: number | null; error: string | null; durationMs: number },
    ): number {
      addAttempt.run({ deliveryId, ...attempt });
      return attemptCount.get(deliveryId) as number;
    },
    settle: (deliveryId: string, status: DeliveryStatus, nextAt: number | null): void =>
      void settle.run(status, nextAt, deliveryId),
    cancelOf: (endpointId: string): void => void cancel.run(endpointId),
    claimants: (): number[] => claimants.all() as number[],
    /** Deliveries left in progress by an ended process. */
    interrupted: (pid: number | null): string[] => interrupted.all(pid) as string[],
    resume: (deliveryId: string, webhookId: string, at: number): void =>
      void resume.run(webhookId, at, deliveryId),
    /** Bodies hold personal data: when they expire only the fact of the delivery stays. */
    forgetBodies: (createdBefore: number): number => forget.run(createdBefore).changes,
    pending: (): number => pending.get() as number,
    /** Deliveries that repeatedly failed and are being retried, and those given up since then. */
    trouble: (since: number): { failing: number; givenUp: number } => ({
      failing: failing.get() as number,
      givenUp: givenUp.get(since) as number,
    }),
    shown(delivery: StoredDelivery): WebhookDelivery {
      return {
        deliveryId: delivery.deliveryId,
        webhookId: delivery.webhookId,
        event: delivery.event,
        url: delivery.url,
        status: delivery.status,
        createdAt: new Date(delivery.createdAt).toISOString(),
        nextAttemptAt: delivery.nextAt === null ? null : new Date(delivery.nextAt).toISOString(),
        attempts: attempts
          .all(delivery.deliveryId)
          .map((row) => AttemptRow.parse(row))
          .map((row) => ({
            at: new Date(row.at).toISOString(),
            statusCode: row.status_code,
            error: row.error,
            durationMs: row.duration_ms,
          })),
      };
    },
  };
}
