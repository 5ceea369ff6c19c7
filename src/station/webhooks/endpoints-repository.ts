import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { EventKind } from '../../contract/events.ts';
import type { WebhookEndpoint } from '../../contract/webhooks.ts';
import { formerWebhookSecrets } from '../access/former-webhook-secrets.ts';

const Row = z.object({
  endpoint_id: z.string(),
  client_id: z.string(),
  url: z.string(),
  events: z.string().transform((json) => z.array(EventKind).parse(JSON.parse(json))),
  created_at: z.number(),
  disabled_at: z.number().nullable(),
  disabled_reason: z.string().nullable(),
});

export interface StoredEndpoint extends WebhookEndpoint {
  readonly clientId: string;
}

/** Rows of the clients' own receivers. */
export function endpointsRepository(database: Database, now: () => number) {
  const insert = database.prepare(
    `INSERT INTO webhook_endpoints (endpoint_id, client_id, url, events, secret, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const one = database.prepare(`SELECT * FROM webhook_endpoints WHERE endpoint_id = ?`);
  const ofClient = database.prepare(
    `SELECT * FROM webhook_endpoints WHERE client_id = ? ORDER BY created_at, endpoint_id`,
  );
  const remove = database.prepare(`DELETE FROM webhook_endpoints WHERE endpoint_id = ?`);
  const disable = database.prepare(
    `UPDATE webhook_endpoints SET disabled_at = ?, disabled_reason = ? WHERE endpoint_id = ? AND disabled_at IS NULL`,
  );
  const secretOf = database
    .prepare<[string], string>(`SELECT secret FROM webhook_endpoints WHERE endpoint_id = ?`)
    .pluck();
  const rotate = database.prepare(`UPDATE webhook_endpoints SET secret = ? WHERE endpoint_id = ?`);
  const formerSecrets = formerWebhookSecrets(database, now);

  function fromRow(raw: unknown): StoredEndpoint {
    const row = Row.parse(raw);
    return {
      endpointId: row.endpoint_id,
      clientId: row.client_id,
      url: row.url,
      events: row.events,
      createdAt: new Date(row.created_at).toISOString(),
      disabledAt: row.disabled_at === null ? null : new Date(row.disabled_at).toISOString(),
      disabledReason: row.disabled_reason,
    };
  }

  return {
    insert: (endpoint: {
      endpointId: string;
      clientId: string;
      url: string;
      events: readonly EventKind[];
      secret: string;
    }): void => {
      insert.run(
        endpoint.endpointId,
        endpoint.clientId,
        endpoint.url,
        JSON.stringify(endpoint.events),
        endpoint.secret,
        now(),
      );
    },
    find: (endpointId: string): StoredEndpoint | null => {
      const row = one.get(endpointId);
      return row ? fromRow(row) : null;
    },
    ofClient: (clientId: string): StoredEndpoint[] => ofClient.all(clientId).map(fromRow),
    remove: (endpointId: string): void => {
      formerSecrets.forget(endpointId);
      remove.run(endpointId);
    },
    disable: (endpointId: string, reason: string): void => void disable.run(now(), reason, endpointId),
    /** What signs deliveries: the current secret first, after a rotation the old ones behind it for a day; of no endpoint none. */
    secrets: (endpointId: string): string[] => {
      const secret = secretOf.get(endpointId);
      return secret === undefined ? [] : [secret, ...formerSecrets.of(endpointId)];
    },
    rotate: (endpointId: string, secret: string): void => {
      formerSecrets.keep(endpointId, secretOf.get(endpointId)!);
      rotate.run(secret, endpointId);
    },
  };
}
