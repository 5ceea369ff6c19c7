import { z } from 'zod';
import { schemaFault } from './messages/schema-faults.ts';
import { Assessment } from './assessment.ts';
import type { AssessmentReasonKey } from './assessment-reasons.ts';
import { Verdict } from './forensics.ts';
import { GivenId } from './given-id.ts';
import { sound } from './rule-between.ts';

/** Largest file of a chip that is taken, as base64: some 4 MiB. */
const MOST_CHARACTERS = 6 * 1024 * 1024;
/** Phones wrap base64 in lines or use its URL-safe alphabet: taken as the pictures of other operations are. */
const FileOfChip = z.string().min(4).max(MOST_CHARACTERS).overwrite(plainBase64).base64();

function plainBase64(text: string): string {
  const plain = text.replace(/\s+/g, '').replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  return plain.padEnd(Math.ceil(plain.length / 4) * 4, '=');
}

/** What another system has read from a chip: the files as they were. */
export const ChipEvidenceRequest = z.strictObject({
  sod: FileOfChip.describe('EF.SOD, base64'),
  dataGroups: z
    .record(z.string().regex(/^(?:[1-9]|1[0-6])$/), FileOfChip)
    .describe(
      'Data groups by number ("1" to "16"), base64; group 1 is needed; where the state signed group 2, nothing is AUTHENTIC without it',
    ),
  caseId: GivenId.optional().describe(
    'A case of yours: what the chip says is held against the document that was read there, its portrait against the printed and the live one',
  ),
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
  'ACCESS_WEAKENED',
  'SIGNER_REVOKED',
  'SIGNER_OF_OTHER_KIND',
  'SIGNER_NOT_VALID_THEN',
  'ISSUER_NOT_KNOWN',
  'CANNOT_BE_VERIFIED',
  'PORTRAIT_NOT_READ',
  'COPY_NOT_EXCLUDED',
]);
export type ChipReason = z.infer<typeof ChipReason>;

/** The sentence of each reason, the same in an answer and in an assessment. */
export const CHIP_REASON_KEYS = {
  SIGNATURE_BROKEN: 'chip.signatureBroken',
  DATA_CHANGED: 'chip.dataChanged',
  DATA_NOT_SIGNED: 'chip.dataNotSigned',
  CHIP_IS_A_COPY: 'chip.copy',
  ACCESS_WEAKENED: 'chip.accessWeakened',
  SIGNER_REVOKED: 'chip.signerRevoked',
  SIGNER_OF_OTHER_KIND: 'chip.signerOfOtherKind',
  SIGNER_NOT_VALID_THEN: 'chip.signerNotValidThen',
  ISSUER_NOT_KNOWN: 'chip.issuerNotKnown',
  CANNOT_BE_VERIFIED: 'chip.cannotBeVerified',
  PORTRAIT_NOT_READ: 'chip.portraitNotRead',
  COPY_NOT_EXCLUDED: 'chip.copyNotExcluded',
} as const satisfies Record<ChipReason, AssessmentReasonKey>;

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
  signatureImage: z
    .string()
    .nullable()
    .describe(
      'The holder’s signature or usual mark (data group 7): JPEG, base64; null where the chip gave none',
    ),
  passiveAuthentication: z.object({
    signature: z.enum(['holds', 'broken', 'cannot_tell']),
    issuer: z.enum(['trusted', 'unknown', 'revoked', 'other_kind', 'not_valid_then']),
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

/** The report as a case keeps it: the portrait is a picture of the case, the signature is kept with the chip's files. */
export const KeptChip = ChipReport.omit({ portrait: true, signatureImage: true }).extend({
  hasPortrait: z.boolean(),
});
export type KeptChip = z.infer<typeof KeptChip>;

/** The chip's portrait beside another picture of the case. */
export const ChipFace = z.object({
  with: z.enum(['print', 'live']).describe('The portrait on the page, or the face of the face check'),
  similarity: z
    .number()
    .nullable()
    .describe('0–100; null where a picture shows no face that can be compared'),
  isMatch: z.boolean(),
  threshold: z.number(),
});
export type ChipFace = z.infer<typeof ChipFace>;
/** `picture`: SHA-256 of the other picture, lower-case hex. */
export const KeptChipFace = ChipFace.extend({ picture: z.string() });
export type KeptChipFace = z.infer<typeof KeptChipFace>;

/** `unsure`: the page was not read surely and says something else; `not_read`: nothing on the page to compare with. */
export const ChipFieldOutcome = z.enum(['same', 'differs', 'unsure', 'not_read']);
export type ChipFieldOutcome = z.infer<typeof ChipFieldOutcome>;

/** One field as chip, machine-readable zone and print have it. */
export const ChipField = z.object({
  field: z.string(),
  chip: z.string(),
  zone: z.string().nullable(),
  print: z.string().nullable().describe('As printed, or as somebody typed it'),
  outcome: ChipFieldOutcome,
});
export type ChipField = z.infer<typeof ChipField>;

/** A chip held against the document of its case. */
export const ChipComparison = z.object({
  documentType: z.string().nullable().describe('The document that the chip belongs to; null: none was read'),
  /** Do number and holder say that this is the chip of that document? */
  isOfDocument: z.boolean(),
  fields: z.array(ChipField),
});
export type ChipComparison = z.infer<typeof ChipComparison>;

/** The newest chip of a case. */
export const CaseChip = z.object({
  readAt: z.string(),
  chip: KeptChip,
  comparison: ChipComparison,
  faces: z.array(ChipFace),
  /** Position of the portrait among the case's pictures; null: the chip gave none, or it was erased. */
  portrait: z.number().int().nullable(),
});
export type CaseChip = z.infer<typeof CaseChip>;

/** What a chip says, and with a case what it says of the document there. */
export const ChipVerification = ChipReport.extend({
  caseId: z.string().optional(),
  comparison: ChipComparison.optional(),
  faces: z.array(ChipFace).optional(),
  assessment: Assessment.optional(),
});
export type ChipVerification = z.infer<typeof ChipVerification>;

/** A card reader of the machine. */
export const ChipReader = z.object({ name: z.string(), hasCard: z.boolean() });
export const ChipReaders = z.object({ readers: z.array(ChipReader) });
export type ChipReaders = z.infer<typeof ChipReaders>;

/** Which reader, and what opens the chip on it. */
export const ChipReadRequest = z
  .strictObject({
    reader: z.string().min(1).max(200).optional().describe('Absent: the one on which a card lies'),
    mrz: z
      .array(z.string().min(30).max(44))
      .min(2)
      .max(3)
      .optional()
      .describe('Rows of the machine-readable zone; absent with a case: those that were read there'),
    can: z
      .string()
      .regex(/^\d{6}$/, 'Six digits.')
      .optional()
      .describe('Card access number, printed on the front of some cards'),
    caseId: GivenId.optional().describe('A case of yours that keeps the chip'),
  })
  .refine(({ mrz, can }) => mrz === undefined || can === undefined, {
    message: schemaFault('inputFaults.mrzOrCan'),
    when: sound('mrz', 'can'),
  })
  .refine(({ mrz, can, caseId }) => mrz ?? can ?? caseId, {
    message: schemaFault('inputFaults.keyOrCase'),
    when: sound('mrz', 'can', 'caseId'),
  });
export type ChipReadRequest = z.infer<typeof ChipReadRequest>;

/** One event while a chip is read; the last one tells the end. */
export const ChipReadEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('progress'),
    part: z.enum(['access', 'signature', 'keys', 'zone', 'portrait', 'details']),
    percent: z.number().int(),
  }),
  z.object({ kind: z.literal('completed'), result: ChipVerification }),
  z.object({
    kind: z.literal('failed'),
    code: z.string(),
    message: z.string(),
    reason: z.string().nullable(),
  }),
]);
export type ChipReadEvent = z.infer<typeof ChipReadEvent>;

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
  /** When the newest list in it was signed or issued, as it says itself; null for certificates alone. */
  readonly issuedAt: string | null;
  readonly authorities: number;
  readonly links: number;
  readonly skipped: number;
  readonly revoked: number;
  /** Of a list: did its own signature hold? Null where there is none, or it cannot be told. */
  readonly signature: boolean | null;
  readonly signedBy: string | null;
}
