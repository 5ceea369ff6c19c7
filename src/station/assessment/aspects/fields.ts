import { NO_TYPE } from '../../../contract/categories.ts';
import { needsEyes } from '../../../contract/needs-eyes.ts';
import { shownFields } from '../../../contract/shown-fields.ts';
import type { VerifiedDocument } from '../../../contract/verification.ts';
import { OF_THE_PAPER } from '../../../engine/documents/doubts.ts';
import { requiredFields, type RequiredField } from '../../../engine/documents/required-fields.ts';
import type { StandingReading } from '../../cases/typed-facts.ts';
import type { Aspect, Found } from '../aspect.ts';

/**
 * Were the required fields found, and is every value certain or confirmed? A guess at an optional field needs no
 * review: nothing on the page contradicts it, and nothing would be missing without it.
 */
export const fields: Aspect = {
  aspect: 'fields',
  missing: { key: 'document.nothingRead', settledBy: ['add-pages'] },
  found: ({ readings }) =>
    readings.flatMap((reading) =>
      reading.verification.documents.flatMap((document, position) => fieldsOf(reading, document, position)),
    ),
};

function fieldsOf(
  { verification, typed }: StandingReading,
  document: VerifiedDocument,
  position: number,
): Found[] {
  const { requestId } = verification;
  if (document.documentType === NO_TYPE)
    return [{ on: ['none', requestId, position], state: 'passed', key: 'fields.none' }];
  const required = requiredFields(document.documentType, textOf(document, verification));
  const corrected = new Set(
    typed.filter((one) => one.document === position && one.value.trim() !== '').map((one) => one.field),
  );
  const isFound = (name: string): boolean =>
    corrected.has(name) || document.fields.some((field) => field.name === name && isGiven(field.value));
  const about = (field: string) => ({
    evidence: [{ kind: 'field', verification: requestId, document: position, field } as const],
    values: { field, document: document.documentType },
  });
  const notFound = required
    .filter(({ names }) => !names.some(isFound))
    .map(({ names, decisive }): Found => {
      const name = names.find((one) => document.fields.some((field) => field.name === one)) ?? names[0]!;
      return {
        ...about(name),
        on: ['not-found', requestId, position, name],
        state: 'review',
        key: 'fields.notFound',
        settledBy: ['correction', 'settlement'],
        who: decisive ? 'supervisor' : 'clerk',
      };
    });
  const needed = neededOf(document, required);
  const unsure = shownFields(document.fields)
    .filter((field) => needsEyes(field, corrected.has(field.name)))
    .filter((field) => field.guess !== true || needed.has(field.name))
    .map((field): Found => ({
      ...about(field.name),
      on: ['unsure', requestId, position, field.name],
      state: 'review',
      key: field.agreement === 'differ' ? 'fields.differ' : 'fields.unsure',
      settledBy: ['settlement', 'correction'],
      who: 'clerk',
    }));
  return [{ on: ['read', requestId, position], state: 'passed', key: 'fields.read' }, ...notFound, ...unsure];
}

/** Required fields, and the dates that decide on validity and age. */
function neededOf({ checks }: VerifiedDocument, required: readonly RequiredField[]): ReadonlySet<string> {
  const ofPaper = checks.filter(({ id }) => OF_THE_PAPER.has(id));
  return new Set([...required.flatMap(({ names }) => names), ...ofPaper.flatMap(({ fields }) => fields)]);
}

const textOf = (
  { pages }: Pick<VerifiedDocument, 'pages'>,
  { pages: read }: StandingReading['verification'],
): string =>
  pages
    .flatMap((index) => read[index]?.lines ?? [])
    .map(({ text }) => text)
    .join('\n');

const isGiven = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
