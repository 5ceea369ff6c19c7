import { describe, expect, it } from 'vitest';
import { viewOf } from '../layout/view.ts';
import { decideWithWording, isWordedOtherwise, withWording } from './by-wording.ts';
import { scoreTypes } from './classify.ts';
import { documentTypeNamed, documentTypes } from './document-types.ts';
import { learned } from './learned/learned-from.ts';
import { lines, pageOf } from './testing/page-of.ts';
import { readLines } from './testing/request.ts';

const WORKER = [
  'Sunrise Example Butchery',
  'Worker Kago Sample, clock number 44, week to 30 October 2026',
  'Basic hours 45 at P28.00 P1,260.00',
  'Overtime hours 4 at P42.00 P168.00',
  'Total earnings P1,428.00',
  'Less provident fund P71.40',
  'Less advance on wages P100.00',
  'Total deductions P171.40',
  'Pay in this envelope P1,256.60',
  'Count your wages before you leave the window. Queries to the payroll clerk by Monday noon.',
] as const;

const viewOfLines = (texts: readonly string[]) => viewOf(pageOf(lines(...texts)), '2026-11-30');

describe('the wording of a whole paper', () => {
  it('tells the type of a paper without a title', () => {
    const view = viewOfLines(WORKER);
    const [best] = withWording(scoreTypes(view, documentTypes, null), view);
    expect(best!.type.documentType).toBe('PAYSLIP');
    expect(best!.evidence.at(-1)).toMatch(/^its wording \(\d\d %\)$/);
    // A sure wording counts as much as a title.
    expect(best!.score).toBeGreaterThan(3);
    expect(isWordedOtherwise(view, documentTypeNamed('PAYSLIP')!)).toBe(false);
    expect(isWordedOtherwise(view, documentTypeNamed('LEASE_AGREEMENT')!)).toBe(true);
  });

  it('leaves a type to be looked at that it names against what the rules tell', () => {
    const view = viewOfLines(WORKER);
    const scores = scoreTypes(view, documentTypes, null);
    expect(decideWithWording(scores, view)!.confidence).toBeGreaterThan(0.8);
    const told = scores
      .map((one) => (one.type.documentType === 'LEASE_AGREEMENT' ? { ...one, score: 5, grounds: 3 } : one))
      .sort((a, b) => b.score - a.score);
    const overruled = decideWithWording(told, view)!;
    expect(overruled.best.type.documentType).toBe('PAYSLIP');
    expect(overruled.confidence).toBeLessThan(0.8);
  });

  it('never makes a paper of a card that the rules tell, and doubts it where it is of no type', () => {
    const view = viewOfLines(WORKER);
    const told = scoreTypes(view, documentTypes, null)
      .map((one) => (one.type.documentType === 'PASSPORT' ? { ...one, score: 3, grounds: 3 } : one))
      .sort((a, b) => b.score - a.score);
    const passport = documentTypeNamed('PASSPORT')!;
    expect(withWording(told, view).find(({ type }) => type.documentType === 'PAYSLIP')!.score).toBe(
      told.find(({ type }) => type.documentType === 'PAYSLIP')!.score,
    );
    expect(isWordedOtherwise(view, passport)).toBe(true);
    expect(isWordedOtherwise(view, passport, true)).toBe(false);
  });

  it('says nothing of a few words', () => {
    const few = viewOfLines(['PAYSLIP', 'Kago Sample', 'P1,428.00']);
    const scores = scoreTypes(few, documentTypes, null);
    expect(withWording(scores, few)).toEqual(scores);
    expect(isWordedOtherwise(few, documentTypeNamed('LEASE_AGREEMENT')!)).toBe(false);
  });

  it('holds a paper that speaks of the papers whose words it has', () => {
    const leaflet = readLines(
      'SAMPLE WATER BOARD',
      'How to read your water bill',
      'Your account number stands in the top corner. Quote it whenever you write or telephone.',
      'The amount due is what you pay by the due date. Arrears are added to the next bill.',
      'A meter reading marked E is an estimate. Please keep your dog tied up when the reader calls.',
      'Would you like your bill by e-mail? Fill in the form at any of our branches.',
    );
    expect(leaflet.documentType === 'OTHER' || leaflet.confidence < 0.6).toBe(true);
  });

  it('was learned for document types that exist', () => {
    const names = documentTypes.map(({ documentType }) => documentType);
    expect(learned.classes.filter((name) => !names.includes(name))).toEqual(['NONE']);
    for (const field of learned.fields) {
      const [type, name] = field.split('.');
      const fields = documentTypes.find(({ documentType }) => documentType === type)?.fields;
      expect(
        fields?.some((one) => one.name === name),
        field,
      ).toBe(true);
    }
  });
});
