import { z } from 'zod';
import { Message } from './messages/message.ts';
import { MAX_AUDIT_IMAGES } from './limits.ts';

/** "Liveness session status values: CREATED, SUCCEEDED, FAILED, IN_PROGRESS." */
export const LivenessStatus = z.enum(['CREATED', 'IN_PROGRESS', 'SUCCEEDED', 'FAILED']);
export type LivenessStatus = z.infer<typeof LivenessStatus>;

/** Body of `POST /api/liveness/session`; every part is optional. */
export const LivenessSessionRequest = z
  .object({
    settings: z
      .object({
        /** How many audit images the result may carry. A check keeps at most four; a higher limit is no error. */
        auditImagesLimit: z
          .number()
          .int()
          .min(0)
          .default(0)
          .transform((limit) => Math.min(limit, MAX_AUDIT_IMAGES)),
        /** Challenges without head movement, for a person who cannot turn the head. */
        withoutHeadMovement: z.boolean().default(false),
        /** No coloured flashes, for a person with photosensitive epilepsy. */
        withoutFlashes: z.boolean().default(false),
      })
      .prefault({}),
  })
  .meta({ id: 'LivenessSessionRequest' });
export type LivenessSessionRequest = z.infer<typeof LivenessSessionRequest>;

export const LivenessSession = z
  .object({
    sessionId: z.string(),
    status: LivenessStatus,
    /** ISO 8601 UTC. */
    createdAt: z.string(),
    /** ISO 8601 UTC; ten minutes after creation by default. */
    expiryDate: z.string(),
    /** Address of the hosted face check, with a single-use token: open it in a browser on this machine. */
    clientUrl: z.string(),
  })
  .meta({ id: 'LivenessSession' });
export type LivenessSession = z.infer<typeof LivenessSession>;

export const LivenessResults = z
  .object({
    sessionId: z.string(),
    status: LivenessStatus,
    /** 0–100; 0 until the check is over. */
    confidence: z.number().min(0).max(100),
    isLive: z.boolean(),
    /** JPEG, base64; null until the check has succeeded. */
    referenceImage: z.string().nullable(),
    /** JPEG, base64; at most `settings.auditImagesLimit`. */
    auditImages: z.array(z.string()),
    /** When this result was made, ISO 8601 UTC. */
    timestamp: z.string(),
    /** A sentence for people. */
    message: z.string(),
    said: Message.optional(),
  })
  .meta({ id: 'LivenessResults' });
export type LivenessResults = z.infer<typeof LivenessResults>;

/** Body of `POST /api/liveness/verify/{sessionId}`; may be empty. */
export const LivenessVerifyRequest = z
  .object({
    /** Asks for more than the station's threshold; percent. A lower value than the station's has no effect. */
    minimumConfidence: z.number().min(0).max(100).optional(),
  })
  .meta({ id: 'LivenessVerifyRequest' });
export type LivenessVerifyRequest = z.infer<typeof LivenessVerifyRequest>;

export const LivenessVerification = z
  .object({ sessionId: z.string(), confidence: z.number().min(0).max(100), isLive: z.boolean() })
  .meta({ id: 'LivenessVerification' });
export type LivenessVerification = z.infer<typeof LivenessVerification>;

/** Who asks: sessions of one API client are not found by another. */
export interface LivenessCaller {
  /** API client, or `null` for the station's own operator. */
  readonly clientId: string | null;
  /** Operator at the counter, where one is signed in. */
  readonly operatorId?: string;
  /** The name people see; the caller's id when absent. */
  readonly author?: string;
  readonly requestId: string;
}

/**
 * The liveness service as the API uses it (built in src/station/liveness).
 * Errors: LIVENESS_SESSION_CREATION_FAILED, LIVENESS_SESSION_EXPIRED, LIVENESS_SESSION_NOT_FOUND,
 * LIVENESS_CONFIDENCE_TOO_LOW (details: confidence, threshold), LIVENESS_UNAVAILABLE.
 */
export interface LivenessApi {
  /** `idempotencyKey`: the same key of the same caller answers the same session. */
  createSession(
    settings: LivenessSessionRequest['settings'],
    caller: LivenessCaller,
    idempotencyKey?: string,
  ): Promise<LivenessSession>;
  results(sessionId: string, caller: LivenessCaller): Promise<LivenessResults>;
  /** The case that a session of this caller belongs to. */
  caseOf(sessionId: string, caller: LivenessCaller): string;
  /** The extra checks; throws LIVENESS_CONFIDENCE_TOO_LOW when the person is not shown to be live. */
  verify(
    sessionId: string,
    request: LivenessVerifyRequest,
    caller: LivenessCaller,
  ): Promise<LivenessVerification>;
  /** Counts by status and anything an administrator should know, for health. */
  status(): { readonly available: boolean; readonly reason: string | null };
}
