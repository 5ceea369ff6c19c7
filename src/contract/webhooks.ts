import { z } from 'zod';
import { EventKind, INTERFACE_EVENTS } from './events.ts';

export const WebhookEndpointRequest = z
  .object({
    url: z.url().max(2_000),
    /** Kinds to be told about; those of the interface when absent. */
    events: z
      .array(EventKind)
      .min(1)
      .default([...INTERFACE_EVENTS]),
  })
  .meta({ id: 'WebhookEndpointRequest' });
export type WebhookEndpointRequest = z.infer<typeof WebhookEndpointRequest>;

export const WebhookEndpoint = z
  .object({
    endpointId: z.string(),
    url: z.string(),
    events: z.array(EventKind),
    createdAt: z.string(),
    /** Set when a receiver answered 410, or somebody switched it off. */
    disabledAt: z.string().nullable(),
    disabledReason: z.string().nullable(),
  })
  .meta({ id: 'WebhookEndpoint' });
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** The secret is shown when made and when rotated. */
export const WebhookSecret = z.object({ secret: z.string() }).meta({ id: 'WebhookSecret' });
export const NewWebhookEndpoint = WebhookEndpoint.extend({ secret: z.string() }).meta({
  id: 'NewWebhookEndpoint',
});
export type NewWebhookEndpoint = z.infer<typeof NewWebhookEndpoint>;

export const DeliveryStatus = z.enum(['PENDING', 'DELIVERED', 'FAILED', 'CANCELLED']);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

export const WebhookAttempt = z
  .object({
    at: z.string(),
    /** HTTP status of the receiver; null when there was no answer. */
    statusCode: z.number().int().nullable(),
    error: z.string().nullable(),
    durationMs: z.number().int(),
  })
  .meta({ id: 'WebhookAttempt' });
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

export const WebhookDelivery = z
  .object({
    deliveryId: z.string(),
    /** The `webhook-id` header: stays the same over retries of one event to one receiver. */
    webhookId: z.string(),
    event: EventKind,
    url: z.string(),
    status: DeliveryStatus,
    createdAt: z.string(),
    nextAttemptAt: z.string().nullable(),
    attempts: z.array(WebhookAttempt),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
