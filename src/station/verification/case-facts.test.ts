import { describe, expect, it } from 'vitest';
import type { Verification } from '../../contract/verification.ts';
import { factsAfter, type ReadBefore } from './case-facts.ts';
import { forensicReport, omangRead } from './verification.fixture.ts';

const NOTHING: ReadBefore = {
  row: { subject: null, document_types: [], risk_score: null, verdict: null },
  replaced: null,
  onboarding: null,
};
const CARD: ReadBefore['row'] = {
  subject: 'KEABETSWE MOGAPI',
  document_types: ['OMANG'],
  risk_score: 4,
  verdict: 'AUTHENTIC',
};
function reading(
  type: string,
  category: 'IDENTITY' | 'ADDRESS' | 'ENTITY',
  name: string | null,
  report = forensicReport('AUTHENTIC'),
): Verification {
  const { documents, pages, checks } = omangRead({ name: name ?? '' });
  const [card] = documents;
  return {
    documents: [{ ...card!, documentType: type, category }],
    pages,
    checks,
    forensics: [report],
    verificationType: category,
    averageConfidence: 0.9,
  } as unknown as Verification;
}

describe('what a case is known for', () => {
  it('is what its only reading says', () => {
    expect(factsAfter(reading('OMANG', 'IDENTITY', 'KEABETSWE MOGAPI'), NOTHING)).toMatchObject({
      subject: 'KEABETSWE MOGAPI',
      documentTypes: ['OMANG'],
      riskScore: 4,
      verdict: 'AUTHENTIC',
    });
  });

  it('keeps what speaks against one paper when another is read', () => {
    const clean = reading('UTILITY_BILL', 'ADDRESS', 'KEABETSWE MOGAPI');
    const row = { ...CARD, risk_score: 97, verdict: 'TAMPERED' };
    expect(factsAfter(clean, { ...NOTHING, row })).toMatchObject({ riskScore: 97, verdict: 'TAMPERED' });
    const forged = reading('UTILITY_BILL', 'ADDRESS', 'KEABETSWE MOGAPI', forensicReport('TAMPERED'));
    expect(factsAfter(forged, { ...NOTHING, row: CARD })).toMatchObject({
      riskScore: 97,
      verdict: 'TAMPERED',
    });
    const suspicious = { ...forensicReport('SUSPICIOUS'), riskScore: 40 };
    const doubted = reading('UTILITY_BILL', 'ADDRESS', 'KEABETSWE MOGAPI', suspicious);
    expect(factsAfter(doubted, { ...NOTHING, row: CARD })).toMatchObject({
      riskScore: 40,
      verdict: 'SUSPICIOUS',
    });
  });

  it('is of the person of the first paper, not of whose name is on a bill', () => {
    const bill = reading('UTILITY_BILL', 'ADDRESS', 'LESEDI EXAMPLE');
    const { subject, documentTypes } = factsAfter(bill, { ...NOTHING, row: CARD });
    expect(subject).toBeUndefined();
    expect(documentTypes).toEqual(['OMANG', 'UTILITY_BILL']);
    expect(
      factsAfter(reading('UTILITY_BILL', 'ADDRESS', null), { ...NOTHING, row: CARD }).subject,
    ).toBeUndefined();
  });

  it.each([
    ['person', 'OMANG', 'IDENTITY', 'KAGISO MOLEFE'],
    ['company', 'OMANG', 'IDENTITY', undefined],
    ['company', 'CERTIFICATE_OF_INCORPORATION', 'ENTITY', 'KAGISO MOLEFE'],
    ['person', 'UTILITY_BILL', 'ADDRESS', undefined],
  ] as const)('the onboarding of a %s is about whom %s names: %s', (onboarding, type, category, subject) => {
    const read = reading(type, category, 'KAGISO MOLEFE');
    expect(factsAfter(read, { ...NOTHING, row: CARD, onboarding }).subject).toBe(subject);
  });

  it('follows a reading of the same files with more', () => {
    const replaced = reading('OTHER', 'IDENTITY', 'KEA MOG');
    const row = { ...CARD, subject: 'KEA MOG', document_types: ['UTILITY_BILL', 'OTHER'] };
    const both = reading('OMANG', 'IDENTITY', 'KEABETSWE MOGAPI');
    expect(factsAfter(both, { ...NOTHING, row, replaced })).toMatchObject({
      subject: 'KEABETSWE MOGAPI',
      documentTypes: ['UTILITY_BILL', 'OMANG'],
    });
  });
});
