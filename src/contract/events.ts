import { z } from 'zod';

/** The event kinds of the interface: what an endpoint is told that names none. */
export const INTERFACE_EVENTS = [
  'verification.completed',
  'verification.failed',
  'liveness.completed',
  'fraud.detected',
] as const;

/** Those, and what this station tells besides to whoever asks for it by name. */
export const EventKind = z.enum([...INTERFACE_EVENTS, 'assessment.changed']);
export type EventKind = z.infer<typeof EventKind>;

/** The body of a webhook delivery. */
export const WebhookEvent = z.object({
  type: EventKind,
  timestamp: z.string(),
  result: z.record(z.string(), z.unknown()),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** The headers of a webhook delivery, in the Standard Webhooks form. */
export const WebhookHeaders = z.object({
  'webhook-id': z.string().meta({ description: 'Stays the same over retries of one event to one receiver.' }),
  'webhook-timestamp': z
    .string()
    .meta({ description: 'Seconds since the epoch, when this attempt was made.' }),
  'webhook-signature': z.string().meta({
    description:
      'One or more of `v1,` and the Base64 of HMAC-SHA256 over `id.timestamp.body`, separated by a blank; any that fits is enough.',
  }),
});
