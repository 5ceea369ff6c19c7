import { phraseCuesOf } from './composed.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { issuedBeforeTerm } from '../find/zones/date-of-zone.ts';
import { fromZone } from '../find/zones/zone.ts';
import { cardNumber, passportNumber } from '../../values/card-numbers.ts';
import { text } from '../../values/words.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { DocumentType } from '../document-type.ts';
import { identityChecks, identityPaper, issuingState } from './identity-paper.ts';
import {
  cardName,
  dateOfBirth,
  dateOfIssue,
  expiryDate,
  forenames,
  genderField,
  nationalityField,
  printedFullName,
  REPEATED_IN_ZONE,
  surname,
} from './shared.ts';

/** The zone has the visa's number or the passport's (Doc 9303 part 7, 4.2.2.2), so the print has more confidence. */
const numberOfZone = fromZone(
  (zone) => zone.fields['documentNumber'] ?? null,
  'documentNumber',
  () => 0.85,
);

const OF_PASSPORT = /passport|passeport|pasaporte|travel document/i;
/** Maximum distances of a value from its label in heights of the label: below it, and right of its start. */
const NEAR = { below: 3, beside: 12 } as const;

/** Is this number printed under or beside the label of the passport's? The zone may have its first nine characters. */
const isOfPassport = (number: string, { pages }: DocumentView): boolean =>
  pages.some(({ segments }) =>
    segments.some(
      ({ text, box }) =>
        OF_PASSPORT.test(text) &&
        segments.some((value) => {
          const [right, down] = [value.box.x - box.x, value.box.y - box.y].map((by) => by / box.height);
          const isNear = down! > -1 && down! < NEAR.below && right! > -1 && right! < NEAR.beside;
          return isNear && value.text.replace(/[^\p{L}\d]/gu, '').includes(number);
        }),
    ),
  );

/** A visa of any state: a sticker in a passport with a zone of format MRV-A or MRV-B (Doc 9303 part 7). */
export const visa: DocumentType = {
  ...identityPaper,
  documentType: 'VISA',
  title: 'visa',
  ofCategory: false,
  phraseCues: [
    ...phraseCuesOf('Visa | Visum', 2.2),
    ...phraseCuesOf('Number of Entries | Duration of Stay', 1),
    { phrase: 'Entries', weight: 0.5 },
    { phrase: 'Visa Card', weight: -3 },
    { phrase: 'Account Number', weight: -2 },
    { phrase: 'Employer', weight: -1 },
    { phrase: 'Company', weight: -1.5 },
  ],
  zone: { formats: ['MRVA', 'MRVB'], weight: 3.6, only: true },
  fields: [
    {
      name: 'visaNumber',
      kind: cardNumber,
      labels: labelList('Visa No | Control Number | Number of Visa | Sticker No | Number~0.7 | No~0.6'),
      finders: [
        (view, field) => numberOfZone(view, field).filter(({ value }) => !isOfPassport(String(value), view)),
      ],
      aliases: ['idNumber'],
      weight: 1,
    },
    {
      name: 'passportNumber',
      kind: passportNumber,
      labels: labelList('Passport No | Passport | Travel Document No | Number of Passport'),
      weight: 0,
    },
    surname,
    forenames,
    { ...printedFullName, labels: [...cardName, ...labelList('Surname, Name')] },
    dateOfBirth,
    genderField,
    nationalityField,
    {
      ...dateOfIssue,
      labels: [...dateOfIssue.labels!, ...labelList('Valid From | From~0.8')],
      finders: [...dateOfIssue.finders!, issuedBeforeTerm],
    },
    { ...expiryDate, labels: [...expiryDate.labels!, ...labelList('Until | To~0.8')] },
    {
      name: 'visaType',
      kind: text,
      labels: labelList('Type of Visa | Visa Class | Visa Type/Class | Category'),
      weight: 0,
    },
    issuingState,
  ],
  otherLabels: words(
    'Valid For | Number of Entries | Entries | Duration of Stay | Remarks | Issued at | Place of Issue | Annotation',
  ),
  keys: ['visaNumber'],
  holder: ['surname', 'dateOfBirth'],
  checks: identityChecks(REPEATED_IN_ZONE),
};
