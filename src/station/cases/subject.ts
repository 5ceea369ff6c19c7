import type { Verification } from '../../contract/verification.ts';
import { plainNumber } from '../plain-number.ts';

/** Field names that hold the person or company a document is about, most telling first. */
const SUBJECT_FIELDS = [
  'fullName',
  'name',
  'employeeName',
  'accountHolderName',
  'accountHolder',
  'taxpayerName',
  'companyName',
  'shareholderName',
];
/** Does a field of this name say whom a case is about? */
export const namesSubject = (field: string): boolean => SUBJECT_FIELDS.includes(field);

/** Includes a paper's own number that the interface also gives as `idNumber`: otherwise it counts as its holder's. */
const NUMBER_FIELDS = [
  'idNumber',
  'passportNumber',
  'documentNumber',
  'licenceNumber',
  'permitNumber',
  'visaNumber',
  'registrationNumber',
  'certificateNumber',
  'accountNumber',
];

type Documents = Pick<Verification, 'documents'>;

const textField = (verification: Documents, names: readonly string[]): string | null => {
  for (const document of verification.documents)
    for (const name of names) {
      const value = document.fields.find((field) => field.name === name)?.value;
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
    }
  return null;
};

/** The person or company on the documents, where one was read. */
export const subjectOf = (verification: Documents): string | null => textField(verification, SUBJECT_FIELDS);

/** Numbers that belong to one document or holder, with the name of their field: what duplicates are found by. */
export function documentNumbers(verification: Documents): { field: string; number: string }[] {
  return verification.documents.flatMap((document) =>
    document.fields.flatMap((field) => {
      if (!NUMBER_FIELDS.includes(field.name) || typeof field.value !== 'string') return [];
      const number = plainNumber(field.value);
      return number.length >= 4 ? [{ field: field.name, number }] : [];
    }),
  );
}
