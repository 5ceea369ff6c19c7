import { packs } from '../../packs/index.ts';
import { either, words } from '../../values/text/either.ts';
import { validAtMost } from '../checks/days.ts';
import { omangSexDigit } from '../checks/identity.ts';
import { usualShape } from '../checks/numbers.ts';
import { besideLabel } from '../find/labels/beside-label.ts';
import { fromZone } from '../find/zones/zone.ts';
import { passportNumber } from '../../values/identifiers.ts';
import { personalNumber } from '../../values/personal-number.ts';
import { text } from '../../values/words.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { CheckRule, Derivation, DocumentType, Readings } from './document-type.ts';
import { identityChecks, identityPaper } from './identity-paper.ts';
import {
  cardName,
  dateOfBirth,
  dateOfIssue,
  expiryDate,
  forenames,
  genderField,
  nationalityField,
  placeOfBirth,
  printedFullName,
  REPEATED_IN_ZONE,
  surname,
} from './shared.ts';
import { ID_LABELS } from './wordings.ts';

/** By its zone, else by the printed nationality; a passport that says neither is taken for one of Botswana. */
function isOfBotswana(values: Readings, { zones }: DocumentView): boolean {
  if (zones.length > 0) return zones.some(({ zone }) => zone.fields['issuingState'] === 'BWA');
  const nationality = values.get('nationality')?.value;
  return nationality === undefined || nationality === null || nationality === 'MOTSWANA';
}

/** A rule for the passports of Botswana alone. */
const ofBotswana =
  (rule: CheckRule): CheckRule =>
  (input) =>
    isOfBotswana(input.values, input.view) ? rule(input) : [];

/** The personal number in a passport of Botswana is the Omang number; another state's is none. */
const idOfCitizen: Derivation = {
  name: 'omangNumber',
  from: ['personalNumber'],
  source: 'joined',
  weight: 0,
  make(values, view) {
    const number = values.get('personalNumber')?.value;
    return typeof number === 'string' && /^\d{9}$/.test(number) && isOfBotswana(values, view)
      ? { value: number }
      : null;
  },
};

/** Data page of a passport; labels in English and French (docs/facts/documents.md). */
export const passport: DocumentType = {
  ...identityPaper,
  documentType: 'PASSPORT',
  title: 'passport',
  ofCategory: true,
  markers: [
    { phrase: 'Employee', weight: -1.5 },
    { phrase: 'Employer', weight: -1.5 },
    { phrase: 'Company', weight: -1.5 },
    { phrase: 'Account Number', weight: -1.5 },
    { phrase: 'Travel Document', weight: 1 },
    { phrase: 'Ordinary Passport', weight: 1.4 },
    { phrase: 'Diplomatic Passport', weight: 1.4 },
    { phrase: 'Passport', weight: 1.8 },
    { phrase: 'Passeport', weight: 1.4 },
    { phrase: 'Passport No', weight: 1.4 },
    ...packs.map(({ name }) => ({ phrase: `Republic of ${name}`, weight: 0.3 })),
    { phrase: "Date of expiry/Date d'expiration", weight: 0.8 },
    { phrase: 'Authority', weight: 0.4 },
    // What the state asks of everybody, on the page beside that of the holder.
    { phrase: 'without let or hindrance', weight: 3 },
    { phrase: 'allow the bearer', weight: 1 },
    { phrase: 'Residence Permit', weight: -2.5 },
    { phrase: 'Identity Card', weight: -2.5 },
    { phrase: 'Registration Card', weight: -2.5 },
    { phrase: 'Work Permit', weight: -2 },
  ],
  zone: { formats: ['TD3'], code: /^P/, weight: 4, only: true },
  fields: [
    {
      name: 'passportNumber',
      kind: passportNumber,
      labels: either(`
        Passport No | Passport Number | Book Number | Book No | Passport Book No | Passport No./N° de passeport | N° de passeport
        No de passeport | Numero / Number | Document No | Document Number
      `),
      finders: [
        fromZone((zone) => zone.fields['documentNumber'] ?? null, 'documentNumber'),
        besideLabel(/^number$/i),
      ],
      also: ['idNumber'],
      weight: 1,
    },
    {
      name: 'personalNumber',
      kind: personalNumber,
      labels: either(`
        Personal No | Personal Number | Personal No./N° personnel | N° personnel | NRC No | ${ID_LABELS}
      `),
      finders: [fromZone((zone) => zone.fields['personalNumber'] ?? null, 'personalNumber')],
      weight: 0,
    },
    surname,
    forenames,
    {
      ...printedFullName,
      labels: [...cardName, 'Name of Bearer', 'Bearer', 'Nom du titulaire', 'Nom complet', 'Names in Full'],
    },
    dateOfBirth,
    { ...placeOfBirth, labels: [...placeOfBirth.labels!, 'Country of Birth'] },
    genderField,
    nationalityField,
    { ...dateOfIssue, labels: [...dateOfIssue.labels!, ['Valid from', 0.8]] },
    expiryDate,
    {
      name: 'authority',
      kind: text,
      labels: either(
        'Authority | Authority/Autorité | Autorité | {Issuing,Issue} {Authority,Office,Post} | Office of Issue | Issued by | Place of Issue~0.85 | Issued at~0.85',
      ),
      weight: 0,
    },
  ],
  derivations: [...identityPaper.derivations, idOfCitizen],
  otherLabels: words(`
    Postnom | Middle Name | Type | Type/Type | Code | Code/Code | Country Code | Code of issuing State | Holder's signature
    Signature of bearer/Signature du titulaire | Signature du titulaire | Height | Colour of eyes
  `),
  keys: ['passportNumber'],
  checks: [
    ...identityChecks([
      { field: 'passportNumber', zone: 'documentNumber', compare: 'text' },
      { field: 'personalNumber', zone: 'personalNumber', compare: 'text' },
      ...REPEATED_IN_ZONE,
    ]),
    ofBotswana(omangSexDigit('personalNumber', 'gender')),
    validAtMost('dateOfIssue', 'expiryDate', 10, 9),
    ofBotswana(
      usualShape(
        'passportNumber',
        'passport-number-shape',
        /^[A-Z]{2}\d{7}$/,
        'two letters and seven digits',
      ),
    ),
  ],
};
