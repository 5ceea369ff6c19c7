import type { FieldValue } from '../../../src/contract/verification.ts';
import type { Draft } from '../draw/draft.ts';
import type { Random } from '../world/random.ts';

/** What a type's `facts` must give: the right answer of every field, lists included, besides whatever its layouts need. */
export interface Facts {
  values: Record<string, FieldValue>;
}

export interface Layout<F extends Facts = Facts> {
  /** Who pretends to have issued it. */
  issuer: string;
  /** Draws the whole document, all pages. `random` is for looks (seals, signatures), `facts` for content. */
  draw(draft: Draft, facts: F, random: Random): void;
  subtype?: string;
  /** Pixels per inch of the clean image; 200 for paper, 400 for cards unless said. */
  dpi?: number;
  /** The program that a born-digital PDF of this issuer names. */
  producer?: string;
}

export interface SpecimenType<F extends Facts = Facts> {
  type: string;
  /** The `documentType` that the API answers, where it is not the name above (a letter of the employer is an EMPLOYMENT_LETTER). */
  answer?: string;
  category: 'IDENTITY' | 'ADDRESS' | 'INCOME' | 'ENTITY' | 'COMPLIANCE' | 'MULTIPURPOSE';
  configuredType: string;
  /** The fields that a right answer has; those that a layout does not print have the answer null. */
  fields: readonly string[];
  /** Fields of another name with the same answer: `{ fullName: 'name' }` says that `fullName` is where `name` is. */
  same?: Record<string, string>;
  /** Fields that are printed in parts: `{ name: ['forenames', 'surname'] }`. */
  parts?: Record<string, string[]>;
  /** Answered although not printed as such, once any of the named fields is printed (`officialStamp`, counts of rows). */
  implied?: Record<string, string[]>;
  /** `wish.rows`: how many rows its list shall have, for types with a list that can grow. */
  facts(random: Random, wish?: { rows?: number }): F;
  /** Whoever drew its layouts wrote the rules as well: no layout is held out. */
  withoutHeldOut?: true;
  /** Layouts 1–3; anyone may look at them. */
  layouts: Layout<F>[];
}

/** Declares a type; keeps the type of its facts between `facts` and `layouts`. */
export function defineType<F extends Facts>(type: SpecimenType<F>): SpecimenType<F> {
  return type;
}

/** The category's fields of the interface. */
export const CATEGORY_FIELDS = {
  IDENTITY: [
    'name',
    'idNumber',
    'dateOfBirth',
    'nationality',
    'gender',
    'expiryDate',
    'fullName',
    'dateOfIssue',
    'placeOfBirth',
  ],
  ADDRESS: ['name', 'address', 'issueDate', 'accountNumber', 'fullName', 'issuerName'],
  INCOME: [
    'employeeName',
    'employer',
    'employerName',
    'grossSalary',
    'netSalary',
    'payPeriod',
    'taxDeductions',
  ],
  ENTITY: ['companyName', 'binNumber', 'registrationNumber', 'registrationDate', 'businessType'],
  COMPLIANCE: ['taxpayerName', 'tinNumber', 'certificateNumber', 'issueDate', 'expiryDate', 'status'],
  MULTIPURPOSE: [
    'accountHolder',
    'accountNumber',
    'bankName',
    'statementPeriod',
    'openingBalance',
    'closingBalance',
  ],
} as const;
