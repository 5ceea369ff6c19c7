import { describe, expect, it } from 'vitest';
import type { VerifiedDocument } from '../../contract/verification.ts';
import { passPartlyRead } from './partly-read.ts';
import { pageOf } from './testing/page-of.ts';
import { readLines } from './testing/request.ts';

const whole = readLines('REPUBLIC OF BOTSWANA', 'NATIONAL IDENTITY CARD', 'SURNAME SAMPLE', 'FORENAMES KAGO');
const field = (name: string, value: string | null, confidence = 0.9): VerifiedDocument['fields'][number] => ({
  ...whole.fields[0]!,
  name,
  value,
  confidence,
  source: 'printed',
});
const partly: VerifiedDocument = {
  ...whole,
  confidence: 0.44,
  classification: { ...whole.classification, confidence: 0.97 },
  fields: [
    field('surname', 'SAMPLE'),
    field('forenames', 'KAGO'),
    field('dateOfBirth', '1990-01-31'),
    field('idNumber', null, 0),
  ],
  checks: [],
};
const page = pageOf([]);
const passed = (document: VerifiedDocument, pages = [page]) =>
  passPartlyRead([document], pages)[0]!.confidence;

describe('documents of which some values are missing', () => {
  it('passes one of a sure type with three values, to be looked at', () => {
    expect(passed(partly)).toBe(0.6);
  });

  it('leaves others as they are', () => {
    expect(passed({ ...partly, confidence: 0.93 })).toBe(0.93);
    expect(passed({ ...partly, classification: { ...partly.classification, confidence: 0.7 } })).toBe(0.44);
    expect(passed({ ...partly, fields: partly.fields.slice(1) })).toBe(0.44);
  });

  it('counts a value once that has two names, and none that is held or inferred', () => {
    const [surname, forenames] = partly.fields as [(typeof whole.fields)[0], (typeof whole.fields)[0]];
    for (const third of [
      { ...surname, name: 'name' },
      field('dateOfBirth', '1990-01-31', 0.55),
      { ...field('dateOfBirth', '1990-01-31'), source: 'inferred' as const },
    ])
      expect(passed({ ...partly, fields: [surname, forenames, third] })).toBe(0.44);
  });

  it('asks for a better picture where that would help', () => {
    const quality = { ...page.report.quality, warnings: ['The picture is blurred.'] };
    expect(passed(partly, [{ ...page, report: { ...page.report, quality } }])).toBe(0.44);
  });

  it('does not pass what a check contradicts', () => {
    const failed = { ...whole.checks[0], id: 'example', outcome: 'failed', fields: [] };
    expect(passed({ ...partly, checks: [failed as VerifiedDocument['checks'][number]] })).toBe(0.44);
  });
});
