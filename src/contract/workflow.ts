import { z } from 'zod';
import { Message } from './messages/message.ts';
import { Warnings } from './results.ts';
import { Check } from './verification.ts';

/** One document of a scan: every field that was read, with its confidence (0–1). */
export const ScannedDocument = z
  .object({
    documentType: z.string(),
    configuredType: z.string(),
    extractedData: z.record(z.string(), z.unknown()),
    fieldConfidences: z.record(z.string(), z.number()),
    confidence: z.number(),
    checks: z.array(Check),
    rawOCRText: z.string().optional(),
  })
  .meta({ id: 'ScannedDocument' });
export type ScannedDocument = z.infer<typeof ScannedDocument>;

/** Answer of `/v1/identity/scan`, `/v1/business/scan` and `/v1/documents/address/scan`. */
export const ScanResult = z
  .object({
    requestId: z.string(),
    timestamp: z.string(),
    /** Case that holds the pages, for those who look at it in the station's screens. */
    caseId: z.string().nullable(),
    documentType: z.string(),
    extractedData: z.record(z.string(), z.unknown()),
    confidence: z.number(),
    documents: z.array(ScannedDocument),
    checks: z.array(Check),
    warnings: Warnings,
    processingTimeMs: z.number().int(),
  })
  .meta({ id: 'ScanResult' });
export type ScanResult = z.infer<typeof ScanResult>;

/** Body of `POST /v1/identity/validate`: the fields as scanned or as typed. Text fields may be empty. */
export const IdentityValidateRequest = z
  .object({
    /** Expected document; guessed from the number when absent. */
    documentType: z.string().max(40).optional(),
    fields: z
      .object({
        fullName: z.string().max(200).optional(),
        name: z.string().max(200).optional(),
        idNumber: z.string().max(40).optional(),
        dateOfBirth: z.string().max(20).optional(),
        nationality: z.string().max(60).optional(),
        gender: z.string().max(20).optional(),
        dateOfIssue: z.string().max(20).optional(),
        expiryDate: z.string().max(20).optional(),
        placeOfBirth: z.string().max(120).optional(),
      })
      .catchall(z.string().max(500)),
    /** Lines of a machine-readable zone, top to bottom. */
    mrz: z.array(z.string().max(44)).min(2).max(3).optional(),
  })
  .meta({ id: 'IdentityValidateRequest' });
export type IdentityValidateRequest = z.infer<typeof IdentityValidateRequest>;

export const IdentityValidation = z
  .object({
    requestId: z.string(),
    timestamp: z.string(),
    valid: z.boolean(),
    /** Every rule that was applied, failed ones first. */
    checks: z.array(Check),
    /** The fields in normal form (dates YYYY-MM-DD, numbers without spaces). */
    normalised: z.record(z.string(), z.string()),
    message: z.string(),
    /** The same by its key. */
    said: Message.optional(),
  })
  .meta({ id: 'IdentityValidation' });
export type IdentityValidation = z.infer<typeof IdentityValidation>;

/** Field rules and cross-checks (built in src/station/onboarding); never touches an image. */
export interface OnboardingApi {
  validateIdentity(
    request: IdentityValidateRequest,
    caller: { readonly actor: string; readonly requestId: string },
  ): Promise<IdentityValidation>;
}
