import { describe, expect, it } from 'vitest';
import type { Category } from '../../contract/categories.ts';
import type { Verification } from '../../contract/verification.ts';
import { message } from '../../contract/messages/message.ts';
import { checkOf } from '../../engine/documents/checks/check.ts';
import { belowThreshold, weakParts } from './threshold.ts';

const THRESHOLD = 60;
const SMALL = ['The picture has 354 × 220 pixels, fewer than 1200 × 800.'];

const DIGITS_FAIL = checkOf({
  id: 'mrz-check-digits',
  outcome: 'failed',
  says: message('numberChecks.zoneDigitsFail', { of: ['birthDate'] }),
  fields: ['birthDate'],
});

interface Read {
  readonly category: Category;
  readonly documentType?: string;
  readonly fields: Record<string, string | null>;
  readonly confidence?: number;
  /** Of its classification. */
  readonly type?: number;
  /** How surely its zone, whose check digits fail, was read. */
  readonly zone?: number;
}

/** A verification of `asked` (null: `auto`) with documents of a category and what was read of them. */
function answered(asked: Category | null, ...documents: readonly Read[]): Verification {
  return {
    auto: asked === null,
    verificationType: asked ?? documents[0]!.category,
    pages: documents.map(({ zone }) => ({
      report: { quality: { warnings: SMALL } },
      mrz: zone === undefined ? null : { confidence: zone },
    })),
    documents: documents.map(
      ({ category, documentType = category, fields, confidence = 0.97, type = 0.9, zone }, i) => ({
        category,
        documentType,
        classification: { confidence: type },
        pages: [i],
        confidence,
        checks: zone === undefined ? [] : [DIGITS_FAIL],
        fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
      }),
    ),
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
const paper = {
  category: 'MULTIPURPOSE',
  documentType: 'OTHER',
  fields: { documentDescription: 'CARD' },
} as const;
const card = { category: 'IDENTITY', fields: { idNumber: '428317215' } } as const;

describe('"422: low confidence or validation failed"', () => {
  it('compares the confidence of what was read best with the threshold, in percent', () => {
    expect(belowThreshold(answered('IDENTITY', card), THRESHOLD)).toBeNull();
    const low = belowThreshold(answered('IDENTITY', { ...card, confidence: 0.412 }), THRESHOLD);
    expect(low?.details).toMatchObject({ confidence: 41.2, threshold: 60 });
  });

  it('says what was wrong with the picture', () => {
    const low = belowThreshold(answered('IDENTITY', { ...card, confidence: 0.4 }), THRESHOLD);
    expect(low?.message).toContain('354 × 220 pixels');
  });

  it('says what was not read of a clear picture, or that its kind is not known', () => {
    const refusal = (type: number): string | undefined => {
      const unread = {
        ...payslip,
        documentType: 'PAYSLIP',
        fields: { grossSalary: '5000' },
        confidence: 0.4,
        type,
      };
      const page = { report: { quality: { warnings: [] } }, mrz: null, lines: [] };
      const clear = { ...answered(null, unread), pages: [page] } as unknown as Verification;
      return belowThreshold(clear, THRESHOLD)?.message;
    };
    expect(refusal(0.9)).toContain('PAYSLIP: not read, or not surely: employeeName');
    expect(refusal(0.5)).toContain('What kind of document this is cannot be made out');
  });

  it('names check digits that fail, where the letters of the zone were read well', () => {
    const refusal = (zone: number) =>
      belowThreshold(answered('IDENTITY', { ...card, confidence: 0.4, zone }), THRESHOLD)?.message;
    expect(refusal(0.95)).toContain('Check digits of the machine-readable zone fail');
    expect(refusal(0.95)).not.toContain('pixels');
    expect(refusal(0.5)).toContain('354 × 220 pixels');
  });

  it.each<[string, Read[]]>([
    ['a page of no known type', [card, { ...paper, confidence: 0.2 }]],
    ['the blurred back of another card', [{ ...card, confidence: 0.1 }, card]],
    ['several weak pages', [{ ...paper, confidence: 0.2 }, { ...paper, confidence: 0.1 }, card]],
  ])('one good paper is not refused for %s beside it, which is warned of', (_, documents) => {
    expect(belowThreshold(answered('IDENTITY', ...documents), THRESHOLD)).toBeNull();
    expect(belowThreshold(answered(null, ...documents), THRESHOLD)).toBeNull();
    expect(weakParts(answered('IDENTITY', ...documents), THRESHOLD)).toHaveLength(documents.length - 1);
  });

  it('warns of no weak part where there is one document, or all were read well', () => {
    expect(weakParts(answered('IDENTITY', { ...card, confidence: 0.2 }), THRESHOLD)).toEqual([]);
    expect(weakParts(answered('IDENTITY', card, payslip), THRESHOLD)).toEqual([]);
  });

  it.each<[string, Read]>([
    ['of no known type', paper],
    ['whose type is a guess', { ...payslip, type: 0.45 }],
  ])('does not say of a paper %s that it is of another kind', (_, unclear) => {
    const refused = belowThreshold(answered('IDENTITY', unclear), THRESHOLD);
    expect(refused?.details.reason).toBe('NO_DOCUMENT_RECOGNISED');
    expect(refused?.message).toContain('354 × 220 pixels');
  });

  it('a payslip is no proof of identity, however well it was read; to "auto" it is a payslip', () => {
    const refused = belowThreshold(answered('IDENTITY', payslip), THRESHOLD);
    expect(refused?.code).toBe('LOW_CONFIDENCE');
    expect(refused?.details).toMatchObject({ confidence: 0, threshold: 60, reason: 'OTHER_CATEGORY' });
    expect(refused?.message).toMatch(/It was taken for: INCOME\.$/);
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
