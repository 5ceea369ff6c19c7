import { describe, expect, test } from 'vitest';
import type { ExtractedField, Verification } from '../../contract/verification.ts';
import type { CaseDetail } from '../../contract/operator.ts';
import { needsEyes } from '../../contract/needs-eyes.ts';
import { doubtAbout, judge, speaksAgainst } from './advice.ts';

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
    judge({ verification: verification(fields), corrections: [], results: [] }).advice;

  test('a card whose date of issue was only inferred is accepted', () => {
    expect(advice([field(), field({ name: 'dateOfIssue', confidence: 0.55, source: 'inferred' })])).toBe(
      'accept',
    );
    expect(advice([field(), field({ name: 'expiryDate', confidence: 0.55 })])).toBe('look-closer');
  });

  const judged = (document: object, more: object = {}) =>
    judge({
      verification: {
        ...verification([field()]),
        documents: [{ documentType: 'OMANG', confidence: 0.9, fields: [field()], checks: [], ...document }],
        ...more,
      } as unknown as Verification,
      corrections: [],
      results: [],
    });
  const failed = { id: 'same-person', outcome: 'failed', explanation: 'They name different persons.' };

  test('a paper of no known type, or one of which little was read, is not advised to be accepted', () => {
    expect(judged({}).advice).toBe('accept');
    expect(judged({ documentType: 'OTHER', confidence: 0.69 }).advice).toBe('cannot-tell');
    expect(judged({ confidence: 0.41 })).toEqual({
      advice: 'look-closer',
      reason: { key: 'advice.littleRead' },
    });
  });

  test('a document of another kind than was chosen is to be looked at, unless one of the kind is there', () => {
    const kind = (outcome: string) => ({ id: 'category-asked-for', outcome, explanation: 'Another kind.' });
    const other = judged({}, { checks: [kind('note')] });
    expect(other.advice).toBe('look-closer');
    expect(speaksAgainst(other)).toBe(false);
    expect(judged({}, { checks: [kind('note'), kind('passed')] }).advice).toBe('accept');
  });

  test('of several checks that did not hold the first is the sentence, the others are counted', () => {
    expect(judged({ checks: [failed] }, { checks: [failed] }).reason).toEqual({
      sentence: 'They name different persons.',
      more: 1,
    });
  });

  test('accepting in spite of something asks for a reason; fields to look at do not', () => {
    expect(speaksAgainst(judged({}))).toBe(false);
    expect(speaksAgainst(judged({ fields: [field({ agreement: 'differ' })] }))).toBe(false);
    expect(speaksAgainst(judged({}, { checks: [failed] }))).toBe(true);
    expect(speaksAgainst(judged({ documentType: 'OTHER' }))).toBe(true);
    expect(speaksAgainst(judged({}, { forensics: [{ verdict: 'TAMPERED', message: 'Changed.' }] }))).toBe(
      true,
    );
  });

  test('nothing read, nothing known', () => {
    expect(judge({ verification: null, corrections: [], results: [] }).advice).toBe('cannot-tell');
    expect(
      judge({ verification: { ...verification([]), documents: [] }, corrections: [], results: [] }).advice,
    ).toBe('cannot-tell');
  });
});

describe('what was found out besides the documents', () => {
  const found = (...results: [kind: string, body: object][]): CaseDetail['results'] =>
    results.map(([kind, body]) => ({ kind, createdAt: '', body })) as unknown as CaseDetail['results'];
  const screened = (outcome: string): [string, object] => [
    'screening',
    { request: {}, result: { outcome, message: `${outcome} in UN.` } },
  ];
  const onCleanCard = (results: CaseDetail['results']) => ({
    verification: verification([field()]),
    corrections: [],
    results,
  });

  test('a listed name stops a clean card; the latest screening counts', () => {
    const matched = onCleanCard(found(screened('MATCH')));
    expect(judge(matched)).toEqual({ advice: 'do-not-accept', reason: { sentence: 'MATCH in UN.' } });
    expect(judge(onCleanCard(found(screened('REVIEW')))).advice).toBe('look-closer');
    expect(judge(onCleanCard(found(screened('MATCH'), screened('CLEAR')))).advice).toBe('accept');
  });

  test('another face, a face check that was not passed and the register are to be looked at', () => {
    for (const result of [
      ['comparison', { isMatch: false }],
      ['liveness', { isLive: false }],
      ['registry', { outcome: 'NOT_IN_COPY', message: 'The register does not hold it.' }],
    ] satisfies [string, object][]) {
      expect(judge(onCleanCard(found(result))).advice, result[0]).toBe('look-closer');
      expect(doubtAbout(onCleanCard(found(result))), result[0]).not.toBeNull();
    }
    const good = found(['comparison', { isMatch: true }], ['liveness', { isLive: true }]);
    expect(judge(onCleanCard(good)).advice).toBe('accept');
  });

  test('a case without documents is not accepted without a word where something, or nothing, was found', () => {
    const without = (results: CaseDetail['results']) =>
      doubtAbout({ verification: null, corrections: [], results });
    expect(without([])).toEqual({ key: 'advice.nothingFound' });
    expect(without(found(['onboarding', {}]))).toEqual({ key: 'advice.nothingFound' });
    expect(without(found(['onboarding', {}], screened('REVIEW')))).toEqual({ sentence: 'REVIEW in UN.' });
    expect(without(found(screened('CLEAR')))).toBeNull();
  });
});
