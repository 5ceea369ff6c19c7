import type { Verification } from '../../contract/verification.ts';
import type { TypedValue } from '../../engine/documents/recheck.ts';
import { documentNumbers, namesSubject, subjectOf } from './subject.ts';
import type { CaseMarks } from './duplicates.ts';

/** A reading that no later one replaced. */
export interface StandingReading {
  /** With corrections applied and checks run again, and the fields of the document's chip where it is proved. */
  readonly verification: Verification;
  /** Corrections of it, newest last. */
  readonly typed: readonly TypedValue[];
}

/** A reading with the corrections applied. */
export function asTyped(read: Verification, typed: readonly TypedValue[]): Verification {
  return {
    ...read,
    documents: read.documents.map((document, index) => {
      const own = typed.filter((one) => one.document === index);
      const missed = own.filter(({ field }) => !document.fields.some(({ name }) => name === field));
      return {
        ...document,
        fields: [
          ...document.fields.map((field) => {
            const value = own.findLast((one) => isOf(one.field, field, document.fields))?.value;
            return value === undefined ? field : { ...field, value };
          }),
          ...missed.map(({ field, value }) => typedField(field, value)),
        ],
      };
    }),
  };
}

type Field = Verification['documents'][number]['fields'][number];

/** A value may have several field names; people correct the one they are shown. */
function isOf(typed: string, field: Field, all: readonly Field[]): boolean {
  const shown = all.find(({ name }) => name === typed);
  const reading = ({ value, page, box }: Field): string => JSON.stringify([value, page, box]);
  return (
    field.name === typed ||
    (shown !== undefined && shown.value !== null && shown.box !== null && reading(shown) === reading(field))
  );
}

const typedField = (name: string, value: string): Field => ({
  name,
  value,
  raw: null,
  confidence: 1,
  page: null,
  box: null,
  source: 'operator',
  agreement: 'once',
  alternatives: [],
  notes: [],
});

/**
 * Indexes a case by corrected numbers and names, as by those read.
 *
 * @returns the subject that the case has now, or undefined where it stays as it is
 */
export function relearn(
  marks: Pick<CaseMarks, 'addNumbers' | 'removeNumbers'>,
  { caseId, subject, field }: { caseId: string; subject: string | null; field: string },
  before: Verification,
  after: Verification,
): string | null | undefined {
  const numbers = documentNumbers(after);
  const isKept = (number: string): boolean => numbers.some((one) => one.number === number);
  marks.removeNumbers(
    caseId,
    documentNumbers(before).filter(({ number }) => !isKept(number)),
  );
  marks.addNumbers(caseId, numbers);
  // A case may be named after something else than its papers.
  return namesSubject(field) && subject === subjectOf(before) ? subjectOf(after) : undefined;
}
