import { describe, expect, it } from 'vitest';
import { lines, pageOf, type PrintedLine } from './testing/page-of.ts';
import { anyRequest, valueIn } from './testing/request.ts';
import { understand } from './understand.ts';

const INCOME = { ...anyRequest, category: 'INCOME', mode: 'SINGLE_PASS' } as const;

describe('"single-pass mode (direct processing, no classification step)"', () => {
  it('of types that show the same fields takes the one whose words stand there', () => {
    const page: PrintedLine[] = [
      [250, 60, 'BOTSWANA UNIFIED REVENUE SERVICE'],
      [320, 100, 'INCOME TAX CERTIFICATE (IT)'],
      [60, 180, 'Certificate Number'],
      [400, 180, 'IT00000910'],
      [60, 220, 'Taxpayer Name'],
      [400, 220, 'Neo Sample'],
      [60, 260, 'TIN'],
      [400, 260, 'I00000526015'],
      [60, 300, 'Tax Year'],
      [400, 300, '2024/2025'],
      [60, 340, 'Date of Issue'],
      [400, 340, '30/07/2026'],
      [60, 420, 'Source of income'],
      [500, 420, 'Income (P)'],
      [700, 420, 'Tax deducted (P)'],
      [60, 460, 'Employment: Lesedi Example Limited'],
      [500, 460, '213,000.00'],
      [700, 460, '24,637.50'],
    ];
    const [document] = understand([pageOf(page)], INCOME).documents;
    expect(document?.documentType).toBe('TAX_CERTIFICATE');
    expect(valueIn(document, 'grossSalary')).toBe(213_000);
  });

  it('of the category of papers that nobody knows answers OTHER, as with classification', () => {
    const report = pageOf(
      lines(
        'NATA VIEW JUNIOR SCHOOL',
        'END OF TERM REPORT',
        'Pupil: Neo Sample',
        'Setswana 88 Good work',
        'English 83 Good work',
        'Mathematics 65 Good work',
        'Agriculture 36 Can do better',
        'Class teacher',
      ),
    );
    const asked = { ...anyRequest, category: 'MULTIPURPOSE' } as const;
    const [classified] = understand([report], asked).documents;
    const [direct] = understand([report], { ...asked, mode: 'SINGLE_PASS' }).documents;
    expect(direct?.documentType).toBe('OTHER');
    expect(direct?.confidence).toBe(classified?.confidence);
  });
});
