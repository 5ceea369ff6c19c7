import type { Database } from 'better-sqlite3';
import { WEBHOOK_SECRET_OVERLAP_MS } from './secrets.ts';

/** Most replaced secrets that sign at a time; each adds some 50 characters to the signature header, which stays under 2 kB. */
const MOST_SIGNING = 24;

/**
 * Webhook secrets that were replaced, of a client or of one of its endpoints. Each signs until its own end: a rotation that is repeated,
 * because its answer was lost, must not end the secret that the receiver has (ADR 516).
 */
export function formerWebhookSecrets(database: Database, now: () => number) {
  const signing = database
    .prepare(
      `SELECT secret FROM former_webhook_secrets WHERE owner = ? AND signs_until > ? ORDER BY rowid DESC LIMIT ${MOST_SIGNING}`,
    )
    .pluck();
  const insert = database.prepare(`INSERT INTO former_webhook_secrets VALUES (?, ?, ?)`);
  const forget = database.prepare(`DELETE FROM former_webhook_secrets WHERE owner = ?`);
  const forgetEnded = database.prepare(`DELETE FROM former_webhook_secrets WHERE signs_until <= ?`);

  return {
    /** Newest first. */
    of: (owner: string): string[] => signing.all(owner, now()) as string[],
    keep(owner: string, secret: string): void {
      forgetEnded.run(now());
      insert.run(owner, secret, now() + WEBHOOK_SECRET_OVERLAP_MS);
    },
    forget: (owner: string): void => void forget.run(owner),
  };
}
