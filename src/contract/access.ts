import { z } from 'zod';
import { Plan } from './limits.ts';

/** What a credential may do: one scope per family of operations. */
export const SCOPES = [
  'verify',
  'forensics',
  'liveness',
  'screening',
  'business',
  'webhooks',
  'metrics',
] as const;
export const Scope = z.enum(SCOPES);
export type Scope = z.infer<typeof Scope>;

/** A subscribed application. Secrets are never part of it. */
export const ApiClient = z
  .object({
    clientId: z.string(),
    name: z.string(),
    plan: Plan,
    scopes: z.array(Scope),
    /** Only of an enterprise subscription; null is unlimited. */
    custom: z.object({
      perMinute: z.number().int().positive().nullable(),
      perDay: z.number().int().positive().nullable(),
      concurrent: z.number().int().positive().nullable(),
    }),
    /** First characters of the API key, so that people can tell keys apart. */
    apiKeyPrefix: z.string(),
    createdAt: z.string(),
    revokedAt: z.string().nullable(),
  })
  .meta({ id: 'ApiClient' });
export type ApiClient = z.infer<typeof ApiClient>;

/** Shown once, when made. */
export const NewCredentials = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  apiKey: z.string(),
  /** Signs deliveries to a `webhookUrl` of a submission (Standard Webhooks, `whsec_…`). */
  webhookSecret: z.string(),
});
export type NewCredentials = z.infer<typeof NewCredentials>;

/** RFC 6749 §5.1. */
export const TokenResponse = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    /** Seconds. */
    expires_in: z.number().int(),
    scope: z.string(),
  })
  .meta({ id: 'TokenResponse' });
export type TokenResponse = z.infer<typeof TokenResponse>;

/** RFC 6749 §5.2. */
export const TokenErrorCode = z.enum([
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
]);
export type TokenErrorCode = z.infer<typeof TokenErrorCode>;
export const TokenError = z
  .object({ error: TokenErrorCode, error_description: z.string() })
  .meta({ id: 'TokenError' });
