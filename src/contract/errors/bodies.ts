import { z } from 'zod';

/** What an error measured is in percent on every path, as the interface shows it for 1004 and 1009. */
const Percent = z.number().min(0).max(100).meta({
  description: 'Percent, 0–100, also on paths whose results are on a scale of 0–1.',
});

/** "Error body formats (all appear)": 1 flat, 2 problem details, 3 nested, 4 liveness; and RFC 6749 for the token operation. */
export type ErrorFormat = 'flat' | 'problem' | 'liveness' | 'oauth';

const Problem = z.object({
  field: z.string(),
  message: z.string(),
  /** Never file content or personal data. */
  rejectedValue: z.union([z.string().nullable(), z.number(), z.boolean()]),
});

const Common = {
  requestId: z.string(),
  /** May the same request be tried again later? */
  retryable: z.boolean(),
};

/** `details.reason` of an error: for programs, never a sentence. */
const Reason = z.string().regex(/^[A-Z][A-Z0-9_]*$/);

export const FlatError = z
  .object({
    status: z.literal('error'),
    errorCode: z.number().int(),
    message: z.string(),
    details: z.object({
      confidence: Percent.optional(),
      threshold: Percent.optional(),
      reason: Reason.optional(),
      errors: z.array(Problem).optional(),
    }),
    timestamp: z.string(),
    ...Common,
  })
  .meta({ id: 'FlatError' });
export type FlatError = z.infer<typeof FlatError>;

/** RFC 7807; everything after `errors` is an extension member. */
export const ProblemDetails = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    instance: z.string(),
    timestamp: z.string(),
    requestId: z.string(),
    errors: z.array(Problem),
    errorCode: z.number().int(),
    code: z.string(),
    retryable: z.boolean(),
    confidence: Percent.optional(),
    threshold: Percent.optional(),
    reason: Reason.optional(),
  })
  .meta({ id: 'ProblemDetails' });
export type ProblemDetails = z.infer<typeof ProblemDetails>;

export const NestedError = z
  .object({
    status: z.literal('error'),
    error: z.object({ code: z.string(), message: z.string(), reason: Reason.optional() }),
    timestamp: z.string(),
    ...Common,
  })
  .meta({ id: 'NestedError' });
export type NestedError = z.infer<typeof NestedError>;

export const LivenessError = z
  .object({
    errorCode: z.number().int(),
    message: z.string(),
    /** HTTP status. */
    status: z.number().int(),
    timestamp: z.string(),
    details: z
      .object({
        confidence: Percent.optional(),
        threshold: Percent.optional(),
        reason: Reason.optional(),
        errors: z.array(Problem).optional(),
      })
      .optional(),
    ...Common,
  })
  .meta({ id: 'LivenessError' });
export type LivenessError = z.infer<typeof LivenessError>;

/** URI of a problem type: stable, and ends in the interface's name of the type. */
export function problemTypeUri(type: string): string {
  return `https://netefatsa.example/problems/${type}`;
}
