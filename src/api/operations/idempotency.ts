import type { IncomingMessage } from 'node:http';
import { invalidField } from '../requests/validate.ts';

/** The `Idempotency-Key` header, or null when there is none. */
export function idempotencyKey(request: IncomingMessage): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  const key = String(header).trim();
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw invalidField('Idempotency-Key', 'The key must have 1 to 200 visible ASCII characters.');
  return key;
}
