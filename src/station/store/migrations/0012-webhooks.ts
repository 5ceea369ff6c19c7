import type { Migration } from '../migration.ts';

/** Receivers of events, what is to be delivered to them, and each attempt. */
export const webhooks: Migration = {
  name: '0012-webhooks',
  up(database) {
    database.exec(`
      CREATE TABLE webhook_endpoints (
        endpoint_id TEXT PRIMARY KEY,
        client_id TEXT NOT NULL,
        url TEXT NOT NULL,
        events TEXT NOT NULL,
        secret TEXT NOT NULL,
        secret_before TEXT,
        secret_before_until INTEGER,
        created_at INTEGER NOT NULL,
        disabled_at INTEGER,
        disabled_reason TEXT
      ) STRICT;
      CREATE INDEX webhook_endpoints_of_client ON webhook_endpoints (client_id);
      CREATE TABLE webhook_deliveries (
        delivery_id TEXT PRIMARY KEY,
        webhook_id TEXT NOT NULL UNIQUE,
        client_id TEXT NOT NULL,
        endpoint_id TEXT,
        url TEXT NOT NULL,
        event TEXT NOT NULL,
        body TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('PENDING', 'DELIVERED', 'FAILED', 'CANCELLED')),
        created_at INTEGER NOT NULL,
        next_at INTEGER,
        claimed_by INTEGER
      ) STRICT;
      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_at) WHERE status = 'PENDING';
      CREATE INDEX webhook_deliveries_of_client ON webhook_deliveries (client_id, created_at);
      CREATE TABLE webhook_attempts (
        delivery_id TEXT NOT NULL REFERENCES webhook_deliveries (delivery_id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        status_code INTEGER,
        error TEXT,
        duration_ms INTEGER NOT NULL,
        PRIMARY KEY (delivery_id, number)
      ) STRICT;
    `);
  },
};
