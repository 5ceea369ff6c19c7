/** For tests: the chip of a passport of somebody who does not exist, and what it was compared with. */
import type { ChipField, KeptChip, KeptChipFace } from '../../contract/chip.ts';
import type { AssessmentInput, FoundResult } from './input.ts';

const certificate = { name: 'CSCA Utopia', country: 'UT', validFrom: '2020-01-01', validUntil: '2035-01-01' };

/** A chip that a known state signed, read without a proof that it is no copy. */
export const keptChip = (more: Partial<KeptChip> = {}): KeptChip => ({
  verdict: 'AUTHENTIC',
  reasons: ['COPY_NOT_EXCLUDED'],
  message: '',
  documentType: 'PASSPORT',
  extractedData: {
    name: 'THATO KABO MODISANE',
    surname: 'MODISANE',
    forenames: 'THATO KABO',
    idNumber: 'X7100042K',
    dateOfBirth: '1988-02-14',
    gender: 'female',
    expiryDate: '2031-08-30',
  },
  mrz: ['P<UTOMODISANE<<THATO<KABO<<<<<<<<<<<<<<<<<<<', 'X7100042K2UTO8802147F3108307<<<<<<<<<<<<<<<2'],
  passiveAuthentication: {
    signature: 'holds',
    issuer: 'trusted',
    dataGroups: [],
    unsignedGroups: [],
    signer: certificate,
    authority: certificate,
  },
  chipAuthentication: 'not_tried',
  activeAuthentication: 'not_tried',
  hasPortrait: true,
  ...more,
});

const READ_AT = '2026-11-28T08:00:00.000Z';

export function chipOn(
  chip: KeptChip,
  differing: Readonly<Record<string, ChipField['outcome']>> = {},
): NonNullable<AssessmentInput['chip']> {
  const fields = ['fullName', 'passportNumber', 'dateOfBirth'].map((field): ChipField => ({
    field,
    chip: 'A',
    zone: 'A',
    print: 'A',
    outcome: differing[field] ?? 'same',
  }));
  return {
    readAt: READ_AT,
    chip,
    place: { verification: 'r-1', document: 0 },
    comparison: { documentType: 'PASSPORT', isOfDocument: differing['passportNumber'] !== 'differs', fields },
  };
}

export const faceBeside = (
  other: KeptChipFace['with'],
  similarity: number | null,
): FoundResult<'chip-face'> => ({
  caseId: 'c-1',
  kind: 'chip-face',
  createdAt: READ_AT,
  body: {
    with: other,
    similarity,
    isMatch: similarity !== null && similarity > 90,
    threshold: 90,
    picture: '00',
  },
});

export const liveCheck: FoundResult<'liveness'> = {
  caseId: 'c-1',
  kind: 'liveness',
  createdAt: READ_AT,
  body: { status: 'SUCCEEDED', isLive: true, confidence: 96, reasons: [] },
};
