import { describe, expect, it } from 'vitest';
import type { Category } from '../../contract/categories.ts';
import type { Verification } from '../../contract/verification.ts';
import { belowThreshold } from './threshold.ts';

const THRESHOLD = 60;

/** A verification of `asked` (null: `auto`) with documents of a category and what was read of them. */
function answered(
  asked: Category | null,
  ...documents: readonly { category: Category; fields: Record<string, string | null>; confidence?: number }[]
): Verification {
  const sure = documents.map(({ confidence = 0.97 }) => confidence);
  return {
    auto: asked === null,
    verificationType: asked ?? documents[0]!.category,
    averageConfidence: sure.reduce((sum, one) => sum + one, 0) / Math.max(1, sure.length),
    documents: documents.map(({ category, fields, confidence = 0.97 }) => ({
      category,
      confidence,
      fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
    })),
  } as unknown as Verification;
}

const payslip = {
  category: 'INCOME',
  fields: { employeeName: 'Thato Sebina', grossSalary: '5000' },
} as const;
const statement = {
  category: 'MULTIPURPOSE',
  fields: { accountHolder: 'Thato Sebina', address: 'Plot 7, Maun', accountNumber: '62001' },
} as const;
const card = { category: 'IDENTITY', fields: { idNumber: '428317215' } } as const;

describe('"422: low confidence or validation failed"', () => {
  it('compares the mean confidence with the threshold, in percent', () => {
    expect(belowThreshold(answered('IDENTITY', card), THRESHOLD)).toBeNull();
    const low = belowThreshold(answered('IDENTITY', { ...card, confidence: 0.412 }), THRESHOLD);
    expect(low?.details).toMatchObject({ confidence: 41.2, threshold: 60 });
  });

  it('a payslip is no proof of identity, however well it was read; to "auto" it is a payslip', () => {
    const refused = belowThreshold(answered('IDENTITY', payslip), THRESHOLD);
    expect(refused?.code).toBe('LOW_CONFIDENCE');
    expect(refused?.details).toMatchObject({ confidence: 0, threshold: 60, reason: 'OTHER_CATEGORY' });
    expect(belowThreshold(answered(null, payslip), THRESHOLD)).toBeNull();
  });

  it('"a request may mix document types": one of the category is enough', () => {
    expect(belowThreshold(answered('IDENTITY', payslip, card), THRESHOLD)).toBeNull();
  });

  it('a paper of another category serves with two fields of the one asked for; a field that was not read counts for nothing', () => {
    const withAddress = { ...payslip, fields: { name: 'Thato Sebina', address: 'Plot 7, Maun' } };
    expect(belowThreshold(answered('ADDRESS', withAddress), THRESHOLD)).toBeNull();
    const without = { ...payslip, fields: { ...withAddress.fields, address: null } };
    expect(belowThreshold(answered('ADDRESS', without), THRESHOLD)?.details.reason).toBe('OTHER_CATEGORY');
  });

  it('a bank statement serves as proof of income and address, never of identity', () => {
    expect(belowThreshold(answered('INCOME', statement), THRESHOLD)).toBeNull();
    expect(belowThreshold(answered('ADDRESS', statement), THRESHOLD)).toBeNull();
    expect(belowThreshold(answered('IDENTITY', statement), THRESHOLD)?.details.reason).toBe('OTHER_CATEGORY');
  });
});
