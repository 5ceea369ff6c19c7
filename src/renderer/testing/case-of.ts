import { CaseDetail } from '../../contract/cases.ts';
import { ExtractedField, VerifiedDocument } from '../../contract/verification.ts';

/** A field of a card as both readers saw it. */
export const readField = (name: string, value: string, more: Partial<ExtractedField> = {}): ExtractedField =>
  ExtractedField.parse({
    name,
    value,
    raw: value,
    confidence: 0.97,
    page: 0,
    box: { x: 20, y: 20, width: 60, height: 10 },
    source: 'printed',
    agreement: 'twice',
    ...more,
  });

/** An open case with one identity card of these fields. */
export function caseOf(fields: readonly ExtractedField[], more: Partial<CaseDetail> = {}): CaseDetail {
  const document = VerifiedDocument.parse({
    documentType: 'OMANG',
    subtype: null,
    category: 'IDENTITY',
    configuredType: 'BOTSWANA_ID_CARD',
    classification: { confidence: 1, evidence: [], runnersUp: [] },
    pages: [0],
    fields,
    checks: [],
    confidence: 0.9,
  });
  return CaseDetail.parse({
    id: 'c-1',
    kind: 'verification',
    createdAt: '2026-11-22T08:00:00.000Z',
    updatedAt: '2026-11-22T08:00:00.000Z',
    state: 'open',
    subject: 'Kagiso Molefe',
    category: 'IDENTITY',
    documentTypes: ['OMANG'],
    author: 'Neo Example',
    confidence: 0.9,
    riskScore: null,
    verification: {
      requestId: 'v-1',
      caseId: 'c-1',
      timestamp: '2026-11-22T08:00:00.000Z',
      verificationType: 'IDENTITY',
      auto: false,
      processingMode: 'SINGLE_PASS',
      processingTimeMs: 900,
      totalFiles: 1,
      documents: [document],
      pages: [],
      checks: [],
      averageConfidence: 0.9,
      forensics: [],
      versions: {},
    },
    results: [],
    corrections: [],
    decisions: [],
    notes: [],
    history: [],
    duplicates: [],
    assessment: {
      version: 1,
      caseId: 'c-1',
      kind: 'document',
      verdict: 'passed',
      aspects: [],
      open: [],
      accept: 'allowed',
    },
    pageImages: 0,
    ...more,
  });
}
