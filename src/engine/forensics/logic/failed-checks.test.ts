import { describe, expect, it } from 'vitest';
import type { MachineReadableZone } from '../../../contract/pages.ts';
import type { ExtractedField, VerifiedDocument } from '../../../contract/verification.ts';
import type { PageEvidence } from '../detector.ts';
import { failedChecks } from './failed-checks.ts';

const EXPIRY: ExtractedField = {
  name: 'expiryDate',
  value: '2039-02-13',
  raw: '13/02/2039',
  confidence: 0.55,
  page: 0,
  box: { x: 40, y: 300, width: 120, height: 20 },
  source: 'printed',
  agreement: 'twice',
  alternatives: [],
  notes: [],
};

const passport = (agreement: ExtractedField['agreement']): VerifiedDocument => ({
  documentType: 'PASSPORT',
  subtype: null,
  category: 'IDENTITY',
  configuredType: 'BOTSWANA_PASSPORT',
  classification: { confidence: 1, evidence: [], runnersUp: [] },
  pages: [0],
  fields: [{ ...EXPIRY, agreement }],
  checks: [
    {
      id: 'mrz-digit-of-print',
      outcome: 'failed',
      explanation: 'The zone and the print agree, but the check digits fail.',
      actual: '2039-02-13',
      fields: ['expiryDate'],
    },
  ],
  confidence: 0.97,
});

const withZone = (zone: Partial<MachineReadableZone>): PageEvidence[] => [
  {
    pageInFile: 0,
    reading: { report: { index: 0 }, mrz: { valid: false, repaired: 0, confidence: 0.99, ...zone } },
  } as unknown as PageEvidence,
];

describe('check digits that fail for what is printed, too', () => {
  const strength = (document: VerifiedDocument, zone: Partial<MachineReadableZone> = {}) =>
    failedChecks.judge([document], withZone(zone), { today: '2026-11-21', profile: 'identity' })[0]!.strength;

  it('are a strong sign where zone and print were read alike, and the zone clearly', () => {
    expect(strength(passport('twice'))).toBe('strong');
  });

  it('are a note where a character may have been misread', () => {
    expect(strength(passport('once'))).toBe('note');
    expect(strength(passport('twice'), { confidence: 0.93 })).toBe('note');
    expect(strength(passport('twice'), { repaired: 1 })).toBe('note');
  });
});
