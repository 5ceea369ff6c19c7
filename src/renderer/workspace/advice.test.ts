import { describe, expect, test } from 'vitest';
import type { ExtractedField, Verification } from '../../contract/verification.ts';
import { judge, needsEyes } from './advice.ts';

const field = (more: Partial<ExtractedField> = {}): ExtractedField => ({
  name: 'idNumber',
  value: '428317215',
  raw: '428317215',
  confidence: 0.97,
  page: 0,
  box: null,
  source: 'printed',
  agreement: 'twice',
  alternatives: [],
  notes: [],
  ...more,
});

const verification = (fields: ExtractedField[]): Verification =>
  ({ documents: [{ fields, checks: [] }], checks: [], forensics: [] }) as unknown as Verification;

test('eyes are needed where readers differ or are unsure, and not for what stands on no page', () => {
  expect(needsEyes(field(), false)).toBe(false);
  expect(needsEyes(field({ agreement: 'differ' }), false)).toBe(true);
  expect(needsEyes(field({ confidence: 0.79 }), false)).toBe(true);
  expect(needsEyes(field({ confidence: 0.3 }), true)).toBe(false);
  expect(needsEyes(field({ confidence: 0.3, value: null }), false)).toBe(false);
  expect(needsEyes(field({ confidence: 0.55, source: 'inferred', page: null }), false)).toBe(false);
});

describe('the one sentence above a case', () => {
  const advice = (fields: ExtractedField[]) =>
    judge({ verification: verification(fields), corrections: [] }).advice;

  test('a card whose date of issue was only inferred is accepted', () => {
    expect(advice([field(), field({ name: 'dateOfIssue', confidence: 0.55, source: 'inferred' })])).toBe(
      'accept',
    );
    expect(advice([field(), field({ name: 'expiryDate', confidence: 0.55 })])).toBe('look-closer');
  });

  test('nothing read, nothing known', () => {
    expect(judge({ verification: null, corrections: [] }).advice).toBe('cannot-tell');
    expect(judge({ verification: { ...verification([]), documents: [] }, corrections: [] }).advice).toBe(
      'cannot-tell',
    );
  });
});
