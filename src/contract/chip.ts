import { z } from 'zod';
import { Verdict } from './forensics.ts';

/** Largest file of a chip that is taken, as base64: some 4 MiB. */
const MOST_CHARACTERS = 6 * 1024 * 1024;
const FileOfChip = z.base64().min(4).max(MOST_CHARACTERS);

/** What another system has read from a chip: the files as they were. */
export const ChipEvidenceRequest = z.strictObject({
  sod: FileOfChip.describe('EF.SOD, base64'),
  dataGroups: z
    .record(z.string().regex(/^(?:[1-9]|1[0-6])$/), FileOfChip)
    .describe('Data groups by number ("1" to "16"), base64; group 1 is needed'),
});
export type ChipEvidenceRequest = z.infer<typeof ChipEvidenceRequest>;

const ChipCertificate = z.object({
  name: z.string().nullable(),
  country: z.string().nullable().describe('ISO 3166 letters of the certificate'),
  validFrom: z.string().describe('YYYY-MM-DD'),
  validUntil: z.string().describe('YYYY-MM-DD'),
});

/** `cannot_tell`: by a curve, a digest or a form that is not known here; never taken for a proof. */
export const ChipProof = z.enum(['passed', 'failed', 'not_offered', 'not_tried', 'cannot_tell']);

/** Reasons as codes; the sentence beside them is for people. */
export const ChipReason = z.enum([
  'SIGNATURE_BROKEN',
  'DATA_CHANGED',
  'DATA_NOT_SIGNED',
  'CHIP_IS_A_COPY',
  'SIGNER_REVOKED',
  'SIGNER_NOT_VALID_THEN',
  'ISSUER_NOT_KNOWN',
  'CANNOT_BE_VERIFIED',
  'COPY_NOT_EXCLUDED',
]);
export type ChipReason = z.infer<typeof ChipReason>;

/** What a chip says, and what proves it (ICAO Doc 9303-11). */
export const ChipReport = z.object({
  verdict: Verdict,
  reasons: z.array(ChipReason),
  message: z.string(),
  documentType: z.enum(['PASSPORT', 'VISA', 'FOREIGN_ID_CARD']),
  extractedData: z
    .record(z.string(), z.string().nullable())
    .describe('name, idNumber, dateOfBirth, nationality, gender, expiryDate and what else the chip holds'),
  mrz: z.array(z.string()),
  portrait: z.string().nullable().describe('JPEG, base64; null where the chip gave none that can be decoded'),
  passiveAuthentication: z.object({
    signature: z.enum(['holds', 'broken', 'cannot_tell']),
    issuer: z.enum(['trusted', 'unknown', 'revoked', 'not_valid_then']),
    dataGroups: z.array(
      z.object({ group: z.number().int(), state: z.enum(['same', 'changed', 'not_read', 'cannot_tell']) }),
    ),
    unsignedGroups: z.array(z.number().int()),
    signer: ChipCertificate.nullable(),
    authority: ChipCertificate.nullable(),
  }),
  chipAuthentication: ChipProof,
  activeAuthentication: ChipProof,
});
export type ChipReport = z.infer<typeof ChipReport>;

/** What was imported as trust anchors. */
export interface ChipTrust {
  readonly authorities: number;
  readonly states: readonly string[];
  readonly revoked: number;
  readonly files: readonly ChipTrustFile[];
}

export interface ChipTrustFile {
  readonly name: string;
  readonly kind: 'master-list' | 'directory' | 'certificate' | 'revocation-list';
  readonly importedAt: string;
  readonly authorities: number;
  readonly links: number;
  readonly skipped: number;
  readonly revoked: number;
  /** Of a list: did its own signature hold? Null where there is none, or it cannot be told. */
  readonly signature: boolean | null;
  readonly signedBy: string | null;
}
