import { describe, expect, it } from 'vitest';
import { FlatAutoVerification, FlatVerification, StructuredVerification } from '../../contract/results.ts';
import { ERRORS, type ErrorCode } from '../../contract/errors/catalogue.ts';
import { FlatError, LivenessError, NestedError, ProblemDetails } from '../../contract/errors/bodies.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import type { ExtractedField, Verification, VerifiedDocument } from '../../contract/verification.ts';
import { readingOf } from '../assessment/input.fixture.ts';
import { forensicReport } from '../verification/verification.fixture.ts';
import { presentError } from './errors.ts';
import { presentAnalysis, presentFlat } from './flat.ts';
import { presentScan } from './scan.ts';
import { presentStructured } from './structured.ts';

const field = (name: string, value: ExtractedField['value'], confidence = 0.9): ExtractedField => ({
  name,
  value,
  raw: null,
  confidence,
  page: 0,
  box: null,
  source: 'printed',
  agreement: 'once',
  alternatives: [],
  notes: [],
});

function document(
  documentType: string,
  configuredType: string,
  confidence: number,
  fields: ExtractedField[],
): VerifiedDocument {
  return {
    documentType,
    subtype: null,
    category: 'IDENTITY',
    configuredType,
    classification: { confidence, evidence: [], runnersUp: [] },
    pages: [0],
    fields,
    checks: [],
    confidence,
  };
}

const omang = document('OMANG', 'BOTSWANA_ID_CARD', 0.8712, [
  field('name', 'KAGO THATO SEBINA'),
  field('fullName', 'KAGO THATO SEBINA'),
  field('idNumber', '428317215'),
  field('dateOfBirth', '1990-04-12'),
]);
const verification: Verification = {
  requestId: '7d3f9a52-6f0a-4b53-8d0c-0f3f6c1f2a11',
  caseId: null,
  timestamp: '2026-11-21T08:00:00.000Z',
  verificationType: 'IDENTITY',
  auto: false,
  processingMode: 'BATCH',
  processingTimeMs: 1_844,
  totalFiles: 2,
  documents: [omang],
  pages: [],
  checks: [],
  averageConfidence: 0.8712,
  forensics: [],
  versions: {},
};
const plain = { includeRawText: false };

describe('the answer of a scan', () => {
  it('says how sure it is of the fields it answers, and of no other', () => {
    const scanned = { ...omang, fields: [...omang.fields, field('colourOfEyes', 'BROWN')] };
    const [answer] = presentScan({ ...verification, documents: [scanned] }, plain).documents;
    expect(answer!.fieldConfidences).toEqual({ fullName: 0.9, idNumber: 0.9, dateOfBirth: 0.9 });
    expect(Object.keys(answer!.extractedData)).toEqual(
      expect.arrayContaining(Object.keys(answer!.fieldConfidences)),
    );
  });
});

describe('the flat shape', () => {
  const flat = presentFlat(verification, plain);
  it('has the interface’s fields: percent, seconds with a unit suffix, number of files', () => {
    expect(FlatVerification.parse(flat)).toMatchObject({
      status: 'success',
      totalDocuments: 2,
      processingTime: '1.84s',
      confidence: 87.12,
      documentType: 'OMANG',
      verificationType: 'IDENTITY',
    });
  });
  it('names every field of the category; what is not on the document is null', () => {
    expect(flat.extractedData).toMatchObject({
      name: 'KAGO THATO SEBINA',
      idNumber: '428317215',
      dateOfBirth: '1990-04-12',
      nationality: null,
      gender: null,
      expiryDate: null,
    });
  });
  it('auto adds detectedType and routedTo and omits documentType and verificationType', () => {
    const auto = presentFlat({ ...verification, auto: true }, plain);
    expect(FlatAutoVerification.parse(auto)).toMatchObject({
      detectedType: 'IDENTITY',
      routedTo: 'identity-verification',
      totalDocuments: 2,
      confidence: 87.12,
    });
    expect(auto).not.toHaveProperty('documentType');
    expect(auto).not.toHaveProperty('verificationType');
  });
  it('fills from a second document what the surest one does not show', () => {
    const passport = document('PASSPORT', 'OTHER', 0.95, [
      field('name', 'KAGO SEBINA'),
      field('gender', 'M'),
      field('idNumber', null),
    ]);
    const both = presentFlat({ ...verification, documents: [omang, passport] }, plain);
    expect(both).toMatchObject({
      documentType: 'PASSPORT',
      extractedData: { name: 'KAGO SEBINA', gender: 'M', idNumber: '428317215' },
    });
  });
});

it('family B adds the documents and the summary statistics', () => {
  expect(presentAnalysis(verification, plain)).toMatchObject({
    confidence: 87.12,
    result: { documents: [{ documentType: 'OMANG', confidence: 0.8712 }] },
    summary: { uniqueTypes: ['OMANG'], averageConfidence: 0.8712, totalPages: 0 },
    metadata: { totalTimeMs: 1_844, provider: 'netefatsa' },
  });
});

it('the structured shape has confidences of 0–1 and fullName in place of name', () => {
  const structured = StructuredVerification.parse(presentStructured(verification, plain));
  expect(structured.metrics).toEqual({ processingTimeMs: 1_844, totalFiles: 2, processingMode: 'BATCH' });
  expect(structured.result).toMatchObject({
    totalDocuments: 2,
    documentsFound: 1,
    averageConfidence: 0.8712,
  });
  expect(structured.result.documents[0]!.extractedData).toMatchObject({ fullName: 'KAGO THATO SEBINA' });
  expect(structured.result.documents[0]!.extractedData).not.toHaveProperty('name');
  expect(structured.result.documents[0]).not.toHaveProperty('rawOCRText');
});

describe('error bodies', () => {
  const site = { requestId: 'r-1', timestamp: '2026-11-21T08:00:00.000Z', instance: '/v1/verify/identity' };
  it('every error of the catalogue fits each of the four formats', () => {
    for (const code of Object.keys(ERRORS) as ErrorCode[]) {
      const error = new StationError(code, undefined, {
        confidence: 41,
        threshold: 60,
        reason: 'R',
        errors: [{ field: 'a', message: 'b', rejectedValue: null }],
      });
      const flat = presentError(error, 'flat', site);
      expect(
        (code === 'INVALID_DOCUMENT_QUALITY' ? NestedError : FlatError).strict().parse(flat.body),
      ).toBeTruthy();
      expect(ProblemDetails.strict().parse(presentError(error, 'problem', site).body).status).toBe(
        ERRORS[code].status,
      );
      expect(LivenessError.strict().parse(presentError(error, 'liveness', site).body).status).toBe(
        ERRORS[code].status,
      );
      expect(presentError(error, 'oauth', site).body).toHaveProperty('error');
    }
  });
  it('1004 carries confidence, threshold and reason', () => {
    const error = new StationError('LOW_CONFIDENCE', unkeyed('Too low.'), {
      confidence: 41,
      threshold: 60,
      reason: 'CONFIDENCE_BELOW_THRESHOLD',
    });
    expect(presentError(error, 'flat', site)).toMatchObject({
      status: 422,
      body: {
        status: 'error',
        errorCode: 1004,
        message: 'Too low.',
        details: { confidence: 41, threshold: 60, reason: 'CONFIDENCE_BELOW_THRESHOLD' },
      },
    });
  });
  it('problem details have the type of the interface', () => {
    const { body, contentType } = presentError(new StationError('MISSING_DOCUMENTS'), 'problem', site);
    expect(contentType).toBe('application/problem+json');
    expect(body).toMatchObject({
      type: 'https://netefatsa.example/problems/validation-error',
      status: 400,
      instance: '/v1/verify/identity',
      errors: [],
    });
  });
});

describe('several documents in one flat answer', () => {
  const data = (...documents: VerifiedDocument[]) =>
    (presentFlat({ ...verification, documents }, { includeRawText: false }) as FlatVerification)
      .extractedData;
  const back = document('OMANG', 'BOTSWANA_ID_CARD', 0.8, [
    field('idNumber', '428317215'),
    field('gender', 'M'),
  ]);
  const stranger = document('PASSPORT', 'BOTSWANA_ID_CARD', 0.7, [
    field('fullName', 'BAKANG OTLAADISA SELEKE'),
    field('gender', 'F'),
  ]);
  const otherCard = document('OMANG', 'BOTSWANA_ID_CARD', 0.7, [
    field('idNumber', '876521234'),
    field('gender', 'F'),
  ]);

  it('the other side of a card fills what the first does not show', () => {
    expect(data(omang, back)).toMatchObject({ name: 'KAGO THATO SEBINA', gender: 'M' });
  });

  it('the document of another person, or another card, lends nothing', () => {
    expect(data(omang, stranger)['gender']).toBeNull();
    expect(data(omang, otherCard)['gender']).toBeNull();
  });

  it('what did not hold is said in every shape, and nothing where all holds', () => {
    const failed = { id: 'same-person', outcome: 'failed' as const, explanation: 'They differ.', fields: [] };
    const noted = { ...failed, outcome: 'note' as const, explanation: 'Front only.' };
    const doubtful = { ...verification, checks: [failed, noted] };
    const options = { includeRawText: false };
    expect(presentFlat(doubtful, options).warnings).toEqual(['They differ.']);
    expect(presentFlat({ ...doubtful, auto: true }, options).warnings).toEqual(['They differ.']);
    expect(presentStructured(doubtful, options).result.warnings).toEqual(['They differ.']);
    expect(presentFlat(verification, options)).not.toHaveProperty('warnings');
  });

  it('a changed file and a specimen are no good documents, whatever was read from them', () => {
    const report = (verdict: 'TAMPERED' | 'INCONCLUSIVE') => ({
      ...forensicReport(verdict),
      message: verdict,
    });
    const said = (more: Partial<typeof verification>): unknown => [
      presentFlat({ ...verification, ...more }, { includeRawText: false }).warnings,
      presentStructured({ ...verification, ...more }, { includeRawText: false }).result.warnings,
      presentScan({ ...verification, ...more }, { includeRawText: false }).warnings,
    ];
    const both = (...warnings: string[]) => [warnings, warnings, warnings];
    expect(said({ forensics: [report('TAMPERED')] })).toEqual(both('TAMPERED'));
    const files = [report('INCONCLUSIVE'), report('TAMPERED')];
    expect(said({ forensics: files })).toEqual(both('File 2: TAMPERED'));
    const printed = (line: string) => ({ pages: readingOf({ lines: [line] }).verification.pages });
    expect(said(printed('SPECIMEN'))).toEqual(
      both('The document is marked SPECIMEN: it is not a real document.'),
    );
    expect(said(printed('Specimen signature'))).toEqual([undefined, undefined, undefined]);
  });

  it('of several documents, which one it is about', () => {
    const failed = { id: 'not-expired', outcome: 'failed' as const, explanation: 'Expired.', fields: [] };
    const expired = { ...stranger, pages: [1, 2], checks: [failed] };
    const warnings = (...documents: VerifiedDocument[]): unknown =>
      presentFlat({ ...verification, documents }, { includeRawText: false }).warnings;
    expect(warnings(omang, expired)).toEqual(['PASSPORT, pages 2, 3: Expired.']);
    expect(warnings(expired)).toEqual(['Expired.']);
  });
});
