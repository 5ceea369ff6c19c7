import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '../../contract/local-time.ts';

/** Prefixes let people and secret scanners tell what they are looking at. */
export const PREFIX = { client: 'nc_', secret: 'ns_', key: 'nk_', token: 'nt_' } as const;

/** After a rotation the old webhook secret signs as well for a day, so that receivers can change over. */
export const WEBHOOK_SECRET_OVERLAP_MS = DAY_MS;

/** Characters of an API key that may be shown again later. */
const SHOWN = 10;

/** 256 random bits in base64url after the prefix: not guessable, so one SHA-256 is enough at rest. */
export function newSecret(prefix: (typeof PREFIX)['secret' | 'key' | 'token']): string {
  return prefix + randomBytes(32).toString('base64url');
}

export function newClientId(): string {
  return PREFIX.client + randomBytes(10).toString('hex');
}

/** Standard Webhooks secret: `whsec_` and base64 of 32 bytes. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** SHA-256, lower-case hex. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

export function shownPrefix(secret: string): string {
  return secret.slice(0, SHOWN);
}

/** Compares two hex hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a, 'hex');
  const right = Buffer.from(b, 'hex');
  return left.length === right.length && timingSafeEqual(left, right);
}
