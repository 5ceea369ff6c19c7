import type { CaseDetail } from '../../contract/cases.ts';
import type { Customer } from '../screening/hit-comparison.ts';

/** Fields of papers that hold what lists tell people by; the more telling number first. */
const FIELDS = {
  dateOfBirth: ['dateOfBirth'],
  nationality: ['nationality'],
  documentNumber: ['idNumber', 'passportNumber', 'documentNumber', 'licenceNumber'],
} as const;
const GENDER_FIELDS = ['gender', 'sex'];

type Known = Omit<Customer, 'name'>;

/** What the papers of a case say about its customer, as corrected. */
export function knownOf({
  verification,
  corrections,
}: Pick<CaseDetail, 'verification' | 'corrections'>): Known {
  const valueOf = (names: readonly string[]): string | undefined => {
    for (const [index, { fields }] of (verification?.documents ?? []).entries())
      for (const name of names) {
        const corrected = corrections.find((one) => one.document === index && one.field === name)?.value;
        const value = corrected ?? fields.find((field) => field.name === name)?.value;
        if (typeof value === 'string' && value !== '') return value;
      }
    return undefined;
  };
  const known = Object.entries(FIELDS).map(([key, names]) => [key, valueOf(names)] as const);
  const gender = valueOf(GENDER_FIELDS)?.[0]?.toUpperCase();
  return {
    ...Object.fromEntries(known.filter(([, value]) => value !== undefined)),
    ...(gender === 'M' || gender === 'F' ? { gender } : {}),
  };
}
