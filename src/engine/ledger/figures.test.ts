import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../contract/pages.ts';
import { phrasesOf } from '../labels/phrases.ts';
import { bankStatement } from '../documents/types/bank-statement.ts';
import type { DocumentType } from '../documents/document-type.ts';
import { payslip } from '../documents/types/payslip.ts';
import { balanceLabels, billLabels, payLabels } from './figures.ts';
import type { Vocabulary } from './vocabulary.ts';

const lineOf = (text: string): TextLine => ({
  text,
  confidence: 1,
  reader: 'text-layer',
  box: { x: 0, y: 0, width: 10 * text.length, height: 20 },
});

const figuresIn = (vocabulary: Vocabulary, text: string): (string | null)[] =>
  vocabulary.labelsOn(lineOf(text)).map(({ figure }) => figure);

/** Labels of fields that extraction knows, in all spellings, and that judges take for none of these figures. */
function unknownTo(
  vocabulary: Vocabulary,
  type: DocumentType,
  figures: Readonly<Record<string, readonly string[]>>,
): { known: number; unknown: string[] } {
  const phrases = phrasesOf(type).filter(({ field }) => field !== null && field in figures);
  const unknown = phrases.filter(({ field, printed }) => {
    const [label, ...more] = vocabulary.labelsOn(lineOf(`${printed} 1,234.00`));
    return !label || more.length > 0 || !figures[field!]!.includes(label.figure ?? '');
  });
  return { known: phrases.length, unknown: unknown.map(({ field, printed }) => `${field}: ${printed}`) };
}

describe('one vocabulary of figures', () => {
  it('judges know every label of pay that extraction knows', () => {
    const { known, unknown } = unknownTo(payLabels, payslip, {
      grossSalary: ['grossSalary'],
      totalDeductions: ['totalDeductions', 'deductions'],
      netSalary: ['netSalary'],
    });
    expect(known).toBeGreaterThan(500);
    expect(unknown).toEqual([]);
  });

  it('judges know every label of balances that extraction knows', () => {
    const { known, unknown } = unknownTo(balanceLabels, bankStatement, {
      openingBalance: ['opening', 'broughtForward', 'earlier'],
      closingBalance: ['closing', 'carriedForward', 'later'],
    });
    expect(known).toBeGreaterThan(90);
    expect(unknown).toEqual([]);
  });

  it('takes the longest label, and words of other things for none', () => {
    expect(figuresIn(payLabels, 'Total Gross Pay 5,000.00 Total Deductions 600.00')).toEqual([
      'grossSalary',
      'totalDeductions',
    ]);
    expect(figuresIn(payLabels, 'Gross YTD')).toEqual([null]);
    expect(figuresIn(payLabels, 'Net assets of the company')).toEqual([null]);
    expect(figuresIn(payLabels, 'Moputso otlhe / Gross pay')).toEqual(['grossSalary', 'grossSalary']);
    expect(figuresIn(balanceLabels, 'B/F 120.00')).toEqual(['broughtForward']);
    expect(figuresIn(balanceLabels, 'BF 120.00')).toEqual([]);
    expect(figuresIn(billLabels, 'Madi a a tlhokegang P431.20')).toEqual(['due']);
  });
});
