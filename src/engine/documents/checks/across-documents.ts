import { message } from '../../../contract/messages/message.ts';
import { checkOf } from './check.ts';
import type { Category } from '../../../contract/categories.ts';
import type { Check, VerifiedDocument } from '../../../contract/verification.ts';
import type { NationalId } from '../../packs/country-pack.ts';
import { ID_FIELD } from '../../packs/country-words.ts';
import { packs } from '../../packs/index.ts';
import { hasFigures } from '../../values/national-id.ts';
import { comparePersons } from '../../values/same-person.ts';
import { ageOfProof } from './days.ts';

/**
 * Minimum confidence of a person's name, and of a national number, to be compared between documents (chosen on drawn
 * specimens, ADR 401).
 */
const COMPARED = 0.4;
const MIN_DATE_CONFIDENCE = 0.5;

/** Fields that name a document's subject, best first. */
const PERSON_FIELDS = [
  'fullName',
  'name',
  'employeeName',
  'accountHolderName',
  'accountHolder',
  'shareholderName',
];

/** Checks across the documents of a request: the same person, the requested category. */
export function acrossDocuments(documents: readonly VerifiedDocument[], asked: Asked): Check[] {
  return [
    ...samePerson(documents),
    ...sameNumber(documents),
    ...(asked.category ? wantedCategory(documents, asked.category) : []),
    ...(asked.category === 'ADDRESS' ? standsInForAddress(documents, asked) : []),
  ];
}

interface Asked {
  readonly category: Category | null;
  readonly today: string;
  readonly maxAddressAgeMonths: number;
}

/** A bank's or employer's letter handed in as proof of address is subject to the same maximum age. */
function standsInForAddress(documents: readonly VerifiedDocument[], asked: Asked): Check[] {
  return documents
    .filter((d) => d.category === 'MULTIPURPOSE')
    .flatMap(({ fields }) =>
      ageOfProof(fields.find((f) => f.name === 'issueDate')?.value, 'issueDate', asked),
    );
}

/** The person that a document is about, and the field that names them; null if it was not read with some confidence. */
export function personOf({
  fields,
}: Pick<VerifiedDocument, 'fields'>): { name: string; field: string } | null {
  const field = PERSON_FIELDS.map((name) =>
    fields.find((f) => f.name === name && typeof f.value === 'string'),
  ).find(Boolean);
  return typeof field?.value === 'string' && field.confidence > COMPARED
    ? { name: field.value, field: field.name }
    : null;
}

function samePerson(documents: readonly VerifiedDocument[]): Check[] {
  const named = documents.flatMap((document) => {
    const person = personOf(document);
    return person ? [{ document, ...person }] : [];
  });
  const [first, ...others] = named;
  if (!first) return [];
  return others.map(({ document, name, field }): Check => {
    const result = comparePersons(first.name, name);
    const both = { document: document.documentType, other: first.document.documentType };
    const base = { id: 'same-person', expected: first.name, actual: name, fields: [first.field, field] };
    if (result === 'same')
      return checkOf({ ...base, outcome: 'passed', says: message('checks.samePerson', both) });
    if (result === 'similar')
      return checkOf({
        ...base,
        outcome: 'note',
        says: message('checks.similarPerson', both),
        asks: 'compare',
      });
    return checkOf({ ...base, outcome: 'failed', says: message('checks.otherPerson', both) });
  });
}

/** Numbers of the document, which their category also calls `idNumber`. */
const OF_THE_PAPER = new Set(['passportNumber', 'documentNumber', 'visaNumber', 'permitNumber']);

const HOLDERS_NUMBER = new Set([ID_FIELD, 'idNumber', 'employeeIdNumber']);

const sameNumber = (documents: readonly VerifiedDocument[]): Check[] =>
  packs.flatMap(({ nationalId }) => sameNumberOf(nationalId, documents));

/** Compares numbers with as many digits as a state's national number. */
function sameNumberOf(nationalId: NationalId, documents: readonly VerifiedDocument[]): Check[] {
  const numbered = documents.flatMap((d) => {
    const field = d.fields.find(
      (f) =>
        HOLDERS_NUMBER.has(f.name) &&
        hasFigures(nationalId, f.value) &&
        f.confidence > MIN_DATE_CONFIDENCE &&
        // Passports and foreign cards may have document numbers of the same length.
        !d.fields.some((own) => OF_THE_PAPER.has(own.name) && own.value === f.value),
    );
    return field ? [{ document: d, number: field.value as string, field: field.name }] : [];
  });
  const [first, ...others] = numbered;
  if (!first) return [];
  return others.map(({ document, number, field }): Check => {
    const same = number === first.number;
    return checkOf({
      id: nationalId.sameOnPapers,
      outcome: same ? 'passed' : 'failed',
      says: message(same ? 'checks.sameNumber' : 'checks.otherNumber', {
        document: document.documentType,
        other: first.document.documentType,
        numbers: nationalId.called,
      }),
      expected: first.number,
      actual: number,
      fields: [first.field, field],
    });
  });
}

function wantedCategory(documents: readonly VerifiedDocument[], requested: Category): Check[] {
  return documents.map((d): Check => {
    const fits = d.category === requested;
    return checkOf({
      id: 'category-asked-for',
      outcome: fits ? 'passed' : 'note',
      says: fits
        ? message('checks.categoryAskedFor', { document: d.documentType })
        : message('checks.otherCategory', {
            document: d.documentType,
            category: d.category,
            wanted: requested,
          }),
      expected: requested,
      actual: d.category,
      fields: [],
      ...(fits ? {} : { asks: 'compare' }),
    });
  });
}
