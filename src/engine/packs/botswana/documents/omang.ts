import { phraseCuesOf } from '../../../documents/types/composed.ts';
import { message } from '../../../../contract/messages/message.ts';
import { labelList, words } from '../../../values/text/label-list.ts';
import {
  ageBetween,
  expiryFitsBirth,
  inOrder,
  inThePast,
  notExpired,
  validAtMost,
} from '../../../documents/checks/days.ts';
import { sexFigure, zoneAgainstPrint, zoneCheckDigits } from '../../../documents/checks/identity.ts';
import { oneHolder } from '../../../documents/checks/one-holder.ts';
import { ghostShowsHolder } from '../../../documents/checks/portraits.ts';
import { bothSides } from '../../../documents/checks/sides.ts';
import { anywhere } from '../../../documents/find/anywhere.ts';
import { issuedByTerm } from '../../../documents/find/zones/date-of-zone.ts';
import { fromZone } from '../../../documents/find/zones/zone.ts';
import { addMonths } from '../../../values/calendar.ts';
import { place } from '../../../values/place.ts';
import { nationalIdNumber } from '../../../values/national-id.ts';
import { text } from '../../../values/words.ts';
import { compact } from '../../../values/text/fold.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { DocumentType, Look } from '../../../documents/document-type.ts';
import { identityPaper } from '../../../documents/types/identity-paper.ts';
import { issuedAbroad } from '../../../documents/types/sentence-cues.ts';
import {
  dateOfBirth,
  dateOfIssue,
  expiryDate,
  cardName,
  forenames,
  genderField,
  nationalityField,
  placeOfBirth,
  printedFullName,
  REPEATED_IN_ZONE,
  surname,
} from '../../../documents/types/shared.ts';
import { ID_LABELS } from '../../../documents/types/wordings.ts';

/** Words of the card and its language; without one of them or the number, it may be any state's card. */
const OF_BOTSWANA = [
  'Botswana',
  'Omang',
  'Motswana',
  'Batswana',
  'Bosupi',
  'Lefatshe',
  'Sefane',
  'Maina',
  'Letlha',
  'Letsatsi',
  'Registrar',
].map((word) => compact(word).text);

const nothingOfBotswana = (view: DocumentView): Look | null => {
  const isNamed = view.pages.some(({ segments }) =>
    segments.some(({ text }) => {
      const letters = compact(text).text;
      return (
        OF_BOTSWANA.some((word) => letters.includes(word)) || nationalIdNumber.parse(text, view) !== null
      );
    }),
  );
  if (isNamed || view.zones.some(({ zone }) => zone.fields['issuingState'] === 'BWA')) return null;
  return { weight: -4.5, said: 'neither Botswana nor an Omang number is on it' };
};

/** Botswana's national identity card, both generations (docs/facts/documents.md). Front and back are one document. */
export const omang: DocumentType = {
  documentType: 'OMANG',
  title: 'Botswana national identity card (Omang)',
  category: 'IDENTITY',
  ofCategory: true,
  configuredType: () => 'BOTSWANA_ID_CARD',
  letter: 'never',
  phraseCues: [
    ...phraseCuesOf(
      `
        oath | Employee | Employer | Company | Account Number | Yours faithfully | To whom it may concern | resident of | Staff | Membership
        Mother
      `,
      -2,
    ),
    ...phraseCuesOf('Refugee | Student | Defence Force', -2.5),
    ...phraseCuesOf('Voter | Electoral', -3),
    ...phraseCuesOf(
      `
        Omang Card | Republic of Botswana Identity | Karata ya bosupi | Signature of Registrar | Colour of Eyes | Place of Application
      `,
      1.6,
    ),
    { phrase: 'Smart ID', weight: 1.2 },
    ...phraseCuesOf('National ID | Identity Card', 1.4),
    ...phraseCuesOf('Lefatshe la Botswana | Thumbprint | Republic of Botswana', 0.6),
    { phrase: 'National Identity Card', weight: 2.6 },
    { phrase: 'National ID Card', weight: 2.2 },
    { phrase: 'Karata ya Omang', weight: 2.4 },
    { phrase: 'Omang', weight: 0.9 },
    ...phraseCuesOf('Letlha la go fela | Letsatsi la go fela | Signature of Bearer', 0.8),
    ...phraseCuesOf('Date of Expiry | Forenames', 0.4),
    { phrase: 'Permit', weight: -1.5 },
  ],
  sentenceCues: [issuedAbroad],
  looks: [nothingOfBotswana],
  zone: { formats: ['TD1'], code: /^..BWA/, weight: 3.4, only: true },
  fields: [
    {
      name: 'idNumber',
      kind: nationalIdNumber,
      labels: labelList(`
        ${ID_LABELS} | Personal Number | Number
      `),
      finders: [fromZone((zone) => zone.fields['optional1'] ?? null), anywhere(0.62)],
      weight: 1,
    },
    surname,
    forenames,
    { ...printedFullName, labels: cardName },
    dateOfBirth,
    placeOfBirth,
    {
      ...genderField,
      finders: [
        ...genderField.finders!,
        anywhere(0.5, (line) => /^(?:(?:fe)?male|[mf](?:[,/]? (?:motswana|citizen))?)$/i.test(line.trim())),
      ],
    },
    {
      ...nationalityField,
      finders: [...nationalityField.finders!, anywhere(0.5, (line) => /^motswana$/i.test(line.trim()))],
    },
    { ...dateOfIssue, finders: [issuedByTerm], weight: 0 },
    expiryDate,
    { name: 'colourOfEyes', kind: text, labels: ['Colour of Eyes', 'Eye Colour'], weight: 0 },
    { name: 'placeOfApplication', kind: place, labels: ['Place of Application'], weight: 0 },
  ],
  derivations: [
    ...identityPaper.derivations,
    {
      name: 'dateOfIssue',
      from: ['expiryDate'],
      source: 'inferred',
      doubtful: true,
      make(values) {
        const expiry = values.get('expiryDate')?.value;
        if (typeof expiry !== 'string') return null;
        return {
          value: addMonths(expiry, -120),
          // An Omang is valid for ten years (docs/facts/documents.md).
          note: message('inferredValues.tenYearsBefore'),
        };
      },
    },
  ],
  otherLabels: words(`
    Thumbprint | Right Thumb | Class | District
    Card Number | Card No | Document No | Document Number | Height
  `),
  keys: ['idNumber'],
  holder: ['surname', 'dateOfBirth'],
  sides: 2,
  mostWords: 90,
  checks: [
    zoneCheckDigits,
    zoneAgainstPrint([{ field: 'idNumber', zone: 'optional1', compare: 'text' }, ...REPEATED_IN_ZONE]),
    sexFigure('idNumber', 'gender'),
    oneHolder('idNumber', ['fullName', 'dateOfBirth']),
    ghostShowsHolder,
    bothSides(['fullName', 'idNumber'], ['expiryDate', 'nationality', 'colourOfEyes', 'placeOfApplication']),
    notExpired('expiryDate'),
    inThePast('dateOfBirth'),
    inOrder('dateOfBirth', 'dateOfIssue'),
    inOrder('dateOfIssue', 'expiryDate'),
    validAtMost('dateOfIssue', 'expiryDate', 10, 12),
    ageBetween('dateOfBirth', 16, 110),
    expiryFitsBirth('dateOfBirth', 'expiryDate', 26, 10),
  ],
};
