import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { Scope, type ApiClient } from '../../contract/access.ts';
import { Plan } from '../../contract/limits.ts';
import { formerWebhookSecrets } from './former-webhook-secrets.ts';

const Row = z.object({
  client_id: z.string(),
  name: z.string(),
  plan: Plan,
  scopes: z.string().transform((json) => z.array(Scope).parse(JSON.parse(json))),
  per_minute: z.number().nullable(),
  per_day: z.number().nullable(),
  concurrent: z.number().nullable(),
  created_at: z.number(),
  revoked_at: z.number().nullable(),
  key_prefix: z.string().nullable(),
});

export type CredentialKind = 'secret' | 'key';

/** Without the secret that signs: it is asked for where something is signed. */
const SELECT = `SELECT c.client_id, c.name, c.plan, c.scopes, c.per_minute, c.per_day, c.concurrent, c.created_at, c.revoked_at,
  (SELECT prefix FROM api_credentials k WHERE k.client_id = c.client_id AND k.kind = 'key'
  ORDER BY k.created_at DESC, k.rowid DESC LIMIT 1) AS key_prefix FROM api_clients c`;

/** Rows of subscribed applications and of the hashes of their credentials. */
export function clientsRepository(database: Database, now: () => number) {
  const one = database.prepare(`${SELECT} WHERE c.client_id = ?`);
  const all = database.prepare(`${SELECT} ORDER BY c.created_at, c.client_id`);
  const insert = database.prepare(
    `INSERT INTO api_clients (client_id, name, plan, scopes, per_minute, per_day, concurrent, webhook_secret, created_at)
     VALUES (@clientId, @name, @plan, @scopes, @perMinute, @perDay, @concurrent, @webhookSecret, @createdAt)`,
  );
  const subscribe = database.prepare(
    `UPDATE api_clients SET plan = @plan, scopes = @scopes, per_minute = @perMinute, per_day = @perDay, concurrent = @concurrent
     WHERE client_id = @clientId`,
  );
  const addCredential = database.prepare(
    `INSERT INTO api_credentials (hash, client_id, kind, prefix, created_at) VALUES (?, ?, ?, ?, ?)`,
  );
  const endCredentials = database.prepare(
    `UPDATE api_credentials SET ends_at = @at WHERE client_id = @clientId AND kind = @kind AND ends_at IS NULL`,
  );
  // Ended is ended, whatever `ends_at` says: after the clock was set back, a rotated-out secret must not work again.
  const credential = database.prepare(
    `SELECT client_id, hash FROM api_credentials WHERE hash = ? AND kind = ? AND ends_at IS NULL`,
  );
  const revoke = database.prepare(
    `UPDATE api_clients SET revoked_at = ? WHERE client_id = ? AND revoked_at IS NULL`,
  );
  const webhookSecret = database
    .prepare<[string], string>(`SELECT webhook_secret FROM api_clients WHERE client_id = ?`)
    .pluck();
  const rotateWebhook = database.prepare(`UPDATE api_clients SET webhook_secret = ? WHERE client_id = ?`);
  const formerSecrets = formerWebhookSecrets(database, now);

  function fromRow(raw: unknown): ApiClient {
    const row = Row.parse(raw);
    return {
      clientId: row.client_id,
      name: row.name,
      plan: row.plan,
      scopes: row.scopes,
      custom: { perMinute: row.per_minute, perDay: row.per_day, concurrent: row.concurrent },
      apiKeyPrefix: row.key_prefix ?? '',
      createdAt: new Date(row.created_at).toISOString(),
      revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at).toISOString(),
    };
  }

  return {
    find: (clientId: string): ApiClient | null => {
      const row = one.get(clientId);
      return row ? fromRow(row) : null;
    },
    list: (): ApiClient[] => all.all().map(fromRow),
    insert: (
      client: Pick<ApiClient, 'clientId' | 'name' | 'plan' | 'scopes' | 'custom'>,
      webhookSecret: string,
    ): void => {
      const { clientId, name, plan, scopes, custom } = client;
      insert.run({
        clientId,
        name,
        plan,
        scopes: JSON.stringify(scopes),
        ...custom,
        webhookSecret,
        createdAt: now(),
      });
    },
    subscribe: (clientId: string, to: Pick<ApiClient, 'plan' | 'scopes' | 'custom'>): void => {
      subscribe.run({ clientId, plan: to.plan, scopes: JSON.stringify(to.scopes), ...to.custom });
    },
    addCredential: (clientId: string, kind: CredentialKind, hash: string, prefix: string): void => {
      addCredential.run(hash, clientId, kind, prefix, now());
    },
    /** Credentials of this kind stop working; `at`, milliseconds since the epoch, is kept for the record. */
    endCredentials: (clientId: string, kind: CredentialKind, at: number): void => {
      endCredentials.run({ clientId, kind, at });
    },
    ownerOfCredential: (hash: string, kind: CredentialKind): { clientId: string; hash: string } | null => {
      const row = credential.get(hash, kind) as { client_id: string; hash: string } | undefined;
      return row ? { clientId: row.client_id, hash: row.hash } : null;
    },
    revoke: (clientId: string): boolean => revoke.run(now(), clientId).changes === 1,
    /** What signs deliveries: the current secret first, after a rotation the old ones behind it for a day; of no client none. */
    webhookSecrets: (clientId: string): string[] => {
      const secret = webhookSecret.get(clientId);
      return secret === undefined ? [] : [secret, ...formerSecrets.of(clientId)];
    },
    rotateWebhookSecret: (clientId: string, secret: string): void => {
      formerSecrets.keep(clientId, webhookSecret.get(clientId)!);
      rotateWebhook.run(secret, clientId);
    },
  };
}
