import { z } from 'zod';

/** Webhook event kinds of the interface. */
export const EventKind = z.enum([
  'verification.completed',
  'verification.failed',
  'liveness.completed',
  'fraud.detected',
]);
export type EventKind = z.infer<typeof EventKind>;

/** The body of a webhook delivery. */
export const WebhookEvent = z.object({
  type: EventKind,
  timestamp: z.string(),
  result: z.record(z.string(), z.unknown()),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;
