import type { Migration } from '../migration.ts';

/** Subscribed applications, their credentials (hashes only), access tokens and usage. */
export const apiClients: Migration = {
  name: '0010-api-clients',
  up(database) {
    database.exec(`
      CREATE TABLE api_clients (
        client_id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        plan TEXT NOT NULL,
        scopes TEXT NOT NULL,
        per_minute INTEGER,
        per_day INTEGER,
        concurrent INTEGER,
        webhook_secret TEXT NOT NULL,
        webhook_secret_before TEXT,
        webhook_secret_before_until INTEGER,
        created_at INTEGER NOT NULL,
        revoked_at INTEGER
      ) STRICT;
      CREATE TABLE api_credentials (
        hash TEXT PRIMARY KEY,
        client_id TEXT NOT NULL REFERENCES api_clients (client_id),
        kind TEXT NOT NULL CHECK (kind IN ('secret', 'key')),
        prefix TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        ends_at INTEGER
      ) STRICT;
      CREATE INDEX api_credentials_of_client ON api_credentials (client_id, kind, created_at);
      CREATE TABLE api_tokens (
        hash TEXT PRIMARY KEY,
        client_id TEXT NOT NULL REFERENCES api_clients (client_id),
        scopes TEXT NOT NULL,
        issued_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL,
        revoked_at INTEGER
      ) STRICT;
      CREATE INDEX api_tokens_by_expiry ON api_tokens (expires_at);
      CREATE INDEX api_tokens_of_client ON api_tokens (client_id);
      CREATE TABLE api_usage (
        client_id TEXT NOT NULL,
        day TEXT NOT NULL,
        operation TEXT NOT NULL,
        requests INTEGER NOT NULL,
        failures INTEGER NOT NULL,
        PRIMARY KEY (client_id, day, operation)
      ) STRICT;
    `);
  },
};
