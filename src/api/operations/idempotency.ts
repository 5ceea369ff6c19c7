import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { invalidField } from '../requests/validate.ts';
import { message } from '../../contract/messages/message.ts';

/** Visible ASCII. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** What an operation declares that reads the key. */
export const IdempotencyHeaders = z.object({
  'Idempotency-Key': z.string().regex(KEY).optional().meta({
    description: 'Makes a repetition of the same request safe: it is answered with what the first one made.',
  }),
});

/** The `Idempotency-Key` header, or null when there is none. */
export function idempotencyKey(request: IncomingMessage): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  const key = String(header).trim();
  if (!KEY.test(key)) throw invalidField('Idempotency-Key', message('requestRefusals.idempotencyKey'));
  return key;
}
