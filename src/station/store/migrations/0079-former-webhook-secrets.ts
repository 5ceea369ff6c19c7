import type { Migration } from '../migration.ts';

/** Every webhook secret that was replaced signs until its own end; the columns before held the last one alone. */
export const formerWebhookSecrets: Migration = {
  name: '0079-former-webhook-secrets',
  up(database) {
    database.exec(`
      CREATE TABLE former_webhook_secrets (
        owner TEXT NOT NULL,
        secret TEXT NOT NULL,
        signs_until INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX former_webhook_secrets_of_owner ON former_webhook_secrets (owner);
      INSERT INTO former_webhook_secrets SELECT client_id, webhook_secret_before, webhook_secret_before_until
        FROM api_clients WHERE webhook_secret_before IS NOT NULL AND webhook_secret_before_until IS NOT NULL;
      INSERT INTO former_webhook_secrets SELECT endpoint_id, secret_before, secret_before_until
        FROM webhook_endpoints WHERE secret_before IS NOT NULL AND secret_before_until IS NOT NULL;
      ALTER TABLE api_clients DROP COLUMN webhook_secret_before;
      ALTER TABLE api_clients DROP COLUMN webhook_secret_before_until;
      ALTER TABLE webhook_endpoints DROP COLUMN secret_before;
      ALTER TABLE webhook_endpoints DROP COLUMN secret_before_until;
    `);
  },
};
