import { phraseCuesOf } from './composed.ts';
import { hasFigures } from '../../values/national-id.ts';
import type { CountryPack } from '../../packs/country-pack.ts';
import { ID_FIELD } from '../../packs/country-words.ts';
import { defaultPack, packs } from '../../packs/index.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { validAtMost } from '../checks/days.ts';
import { sexFigure } from '../checks/identity.ts';
import { usualShape } from '../checks/numbers.ts';
import { besideLabel } from '../find/labels/beside-label.ts';
import { fromZone } from '../find/zones/zone.ts';
import { passportNumber } from '../../values/card-numbers.ts';
import { personalNumber } from '../../values/personal-number.ts';
import { text } from '../../values/words.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { CheckRule, Derivation, DocumentType, Readings } from '../document-type.ts';
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

/**
 * The installed country that issued the passport, by its zone, else by the printed nationality; the default country if
 * neither is known. Null: another state.
 */
function stateOf(values: Readings, { zones }: DocumentView): CountryPack | null {
  const codes = zones.map(({ zone }) => zone.fields['issuingState']);
  if (codes.length > 0) return packs.find(({ zoneCode }) => codes.includes(zoneCode)) ?? null;
  const printed = values.get('nationality')?.value ?? defaultPack.nationality.value;
  return packs.find(({ nationality }) => nationality.value === printed) ?? null;
}

/** A check that applies only to passports of a state that defines it. */
const ofState =
  (ruleOf: (state: CountryPack) => CheckRule | null): CheckRule =>
  (input) => {
    const state = stateOf(input.values, input.view);
    return (state && ruleOf(state))?.(input) ?? [];
  };

/** The passport's personal number, for states that print the national number there. */
const idOfCitizen: Derivation = {
  name: ID_FIELD,
  from: ['personalNumber'],
  source: 'joined',
  weight: 0,
  make(values, view) {
    const number = values.get('personalNumber')?.value;
    const state = stateOf(values, view);
    return state?.numbersPassportsByPerson && hasFigures(state.nationalId, number) ? { value: number } : null;
  },
};

/** Data page of a passport, labels in English and French (docs/facts/documents.md). */
export const passport: DocumentType = {
  ...identityPaper,
  documentType: 'PASSPORT',
  title: 'passport',
  ofCategory: true,
  phraseCues: [
    ...phraseCuesOf('Employee | Employer | Company | Account Number', -1.5),
    { phrase: 'Travel Document', weight: 1 },
    ...phraseCuesOf('Ordinary Passport | Diplomatic Passport | Passeport | Passport No', 1.4),
    { phrase: 'Passport', weight: 1.8 },
    ...packs.map(({ name }) => ({ phrase: `Republic of ${name}`, weight: 0.3 })),
    { phrase: "Date of expiry/Date d'expiration", weight: 0.8 },
    { phrase: 'Authority', weight: 0.4 },
    // The state's request on the page facing the holder's data.
    { phrase: 'without let or hindrance', weight: 3 },
    { phrase: 'allow the bearer', weight: 1 },
    { phrase: 'Registration Card', weight: -2.5 },
  ],
  zone: { formats: ['TD3'], code: /^P/, weight: 4, only: true },
  fields: [
    {
      name: 'passportNumber',
      kind: passportNumber,
      labels: labelList(`
        Passport No | Book No | Passport Book No | Passport No./N° de passeport | N° de passeport
        Numero / Number | Document No | Document Number
      `),
      finders: [
        fromZone((zone) => zone.fields['documentNumber'] ?? null, 'documentNumber'),
        besideLabel(/^number$/i),
      ],
      aliases: ['idNumber'],
      weight: 1,
    },
    {
      name: 'personalNumber',
      kind: personalNumber,
      labels: labelList(`
        Personal Number | Personal No./N° personnel | N° personnel | NRC No | ${ID_LABELS}
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
      labels: labelList(
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
    ofState((state) =>
      state.numbersPassportsByPerson ? sexFigure('personalNumber', 'gender', state) : null,
    ),
    validAtMost('dateOfIssue', 'expiryDate', 10, 9),
    ofState(({ passportNumber: number }) =>
      number ? usualShape('passportNumber', 'passport-number-shape', number.usual, number.inWords) : null,
    ),
  ],
};
