import { z } from 'zod';

/** The JSON of consent and legal hold between screens and station. */

export const CONSENT_PURPOSES = [
  'identity-verification',
  'face-comparison',
  'screening',
  'record-keeping',
  'quality-measurement',
] as const;
/** Nobody needs it to open an account: it is agreed to by itself, and never offered as chosen. */
export const PURPOSES_ASKED_APART: readonly (typeof CONSENT_PURPOSES)[number][] = ['quality-measurement'];
export const CONSENT_METHODS = ['spoken', 'signed', 'on-screen'] as const;
export const CONSENT_GIVERS = ['customer', 'parent-or-guardian'] as const;

export const ConsentTexts = z.object({
  texts: z.array(
    z.object({
      version: z.string(),
      language: z.enum(['en', 'tn']),
      text: z.string(),
      publishedAt: z.string(),
    }),
  ),
});
export type ConsentTexts = z.infer<typeof ConsentTexts>;

export const CaseConsents = z.object({
  consents: z.array(
    z.object({
      id: z.string(),
      version: z.string(),
      language: z.enum(['en', 'tn']),
      purposes: z.array(z.enum(CONSENT_PURPOSES)),
      givenBy: z.enum(CONSENT_GIVERS),
      method: z.enum(CONSENT_METHODS),
      recordedBy: z.string(),
      at: z.string(),
      withdrawnAt: z.string().nullable(),
    }),
  ),
});
export type CaseConsents = z.infer<typeof CaseConsents>;

const Erasure = z.object({
  /** Already; otherwise `at` is when it will be, unless a hold or a later decision moves it. */
  erased: z.boolean(),
  at: z.string(),
});
export const CaseErasure = z.object({
  /** null: the case never had pictures. */
  images: Erasure.nullable(),
  extractedData: Erasure,
  decided: z.boolean(),
});
export type CaseErasure = z.infer<typeof CaseErasure>;

export const CaseHold = z.object({
  held: z.boolean(),
  reason: z.string().nullable(),
  erasure: CaseErasure,
});
export type CaseHold = z.infer<typeof CaseHold>;
