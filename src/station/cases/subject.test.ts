import { expect, test } from 'vitest';
import type { ExtractedField, VerifiedDocument } from '../../contract/verification.ts';
import { documentTypes } from '../../engine/documents/document-types.ts';
import { omangRead } from '../verification/verification.fixture.ts';
import { documentNumbers } from './subject.ts';

const [card] = omangRead().documents;
const field = (name: string): ExtractedField => ({ ...card!.fields[0]!, name, value: 'X1234567' });
const paper = (documentType: string, names: readonly string[]): VerifiedDocument => ({
  ...card!,
  documentType,
  fields: names.map(field),
});

/** Types of which the interface gives the number of the paper itself as `idNumber`, too. */
const NUMBERED = documentTypes.flatMap(({ documentType, fields }) =>
  fields
    .filter(({ name, aliases }) => aliases?.includes('idNumber') && name !== 'omangNumber')
    .map(({ name }) => [documentType, name] as const),
);

test.each(NUMBERED)('the own number of a %s is told apart from an ID number', (documentType, own) => {
  const documents = [paper(documentType, [own, 'idNumber'])];
  expect(documentNumbers({ documents }).map((one) => one.field)).toEqual([own, 'idNumber']);
});

test('a visa, a passport, a permit and a card of another state are among them', () => {
  expect(NUMBERED.map(([type]) => type)).toEqual(
    expect.arrayContaining(['VISA', 'PASSPORT', 'RESIDENCE_PERMIT', 'STUDENT_PERMIT', 'FOREIGN_ID_CARD']),
  );
});
