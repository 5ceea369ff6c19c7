import { z } from 'zod';
import { Message } from './messages/message.ts';
import { UnsettledPoint } from './assessment.ts';
import { Category } from './categories.ts';
import { HealthReason } from './health.ts';
import { MAX_FILES } from './limits.ts';

/**
 * The JSON of `/operator/…`: what the screens of the counter send and receive, with people.ts and cases.ts. Signed-in people only; the
 * session is a cookie, and every request that changes something carries `x-csrf-token`.
 */

/** A document that is being read, as far as it is known: its kind and the names of its fields, no values. */
export const FoundDocument = z.object({ documentType: z.string(), fields: z.array(z.string()) });
export type FoundDocument = z.infer<typeof FoundDocument>;

/** One event of `GET /operator/verifications/{id}/events`. */
export const VerificationProgress = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('stage'),
    stage: z.enum(['waiting', 'receiving', 'preparing', 'reading', 'understanding', 'judging', 'done']),
    page: z.number().int().optional(),
    pages: z.number().int().optional(),
    /** Everything that is known by now. */
    found: z.array(FoundDocument).optional(),
  }),
  z.object({ kind: z.literal('completed'), caseId: z.string() }),
  z.object({
    kind: z.literal('failed'),
    code: z.string(),
    message: z.string(),
    reason: z.string().nullable(),
    requestId: z.string(),
    /** Which of the files that were sent was refused, from 0; null when it was not one of them. */
    file: z.number().int().nullable(),
  }),
]);
export type VerificationProgress = z.infer<typeof VerificationProgress>;

/** The multipart fields beside the `documents` of `POST /operator/verifications`. */
export const VerificationFields = z.object({
  category: z.union([Category, z.literal('AUTO')]).default('AUTO'),
  /** Adds to this case instead of opening one. */
  caseId: z.uuid().optional(),
  /** With `caseId`: reads the case's files again together with these, as if all had come at once (ADR 78). */
  extend: z.stringbool().default(false),
  /** Ids of the operator's draft files, comma-separated; removed once the verification has succeeded. */
  drafts: z
    .string()
    .max(1_000)
    .default('')
    .transform((text) => text.split(',').filter((id) => id !== '')),
});
export const StartedVerification = z.object({ id: z.string() });

/** Every failure of `/operator/…`. */
export const OperatorProblem = z.object({
  code: z.string(),
  status: z.number().int(),
  message: z.string(),
  /** The same by its key; absent where it was not said by one. */
  said: Message.optional(),
  reason: z.string().nullable(),
  retryAfterSeconds: z.number().nullable(),
  requestId: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  /** With `UNSETTLED` and `SECOND_PERSON`: the points that stand in the way of the decision. */
  unsettled: z.array(UnsettledPoint).optional(),
  /** For support, behind the sentence. */
  technical: z.string().optional(),
});
export type OperatorProblem = z.infer<typeof OperatorProblem>;

/** The station at one glance: each part with what it means for the clerk. */
export const StationHealth = z.object({
  overall: z.enum(['good', 'attention', 'stop']),
  parts: z.array(
    z.object({
      part: z.enum(['engine', 'faces', 'lists', 'registry', 'audit', 'storage']),
      state: z.enum(['good', 'attention', 'stop', 'off']),
      /** Counts or ages the sentence of the screen speaks of. */
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** What is wrong and what to do, in sentences of the station. */
  reasons: z.array(HealthReason),
  version: z.string(),
});
export type StationHealth = z.infer<typeof StationHealth>;

export const FoundScanners = z.array(z.object({ id: z.string(), name: z.string() }));
export const ScanRequest = z.object({
  colour: z.boolean().default(true),
  resolution: z.number().int().min(75).max(600).default(300),
  /** Room left in the draft: further files of a folder stay there. */
  room: z.number().int().min(1).max(MAX_FILES).default(MAX_FILES),
});
export const ScannedFiles = z.array(
  z.object({
    name: z.string(),
    mediaType: z.enum(['image/png', 'image/jpeg', 'application/pdf']),
    /** Null if over the size limit of a file (not fetched). */
    base64: z.string().nullable(),
  }),
);
export type ScannedFiles = z.infer<typeof ScannedFiles>;
