import { evidenceFor } from '../../packs/country-words.ts';
import { either, words } from '../../values/text/either.ts';
import { fromZone } from '../find/zones/zone.ts';
import { codedAs } from '../find/zones/aamva.ts';
import { packs } from '../../packs/index.ts';
import { cardNumber } from '../../values/identifiers.ts';
import { personalNumber } from '../../values/personal-number.ts';
import { MARKERS_OF_INDIA, nameOfIndia, numberOfIndia, sexOfIndia } from './cards-of-india.ts';
import type { DocumentType, FieldSpec, Finder } from './document-type.ts';
import { cardHolder, identityChecks, identityPaper } from './identity-paper.ts';
import { NO_IDENTITY_CARD } from './no-identity-card.ts';
import { isOfAnotherState } from './sayings.ts';
import { REPEATED_IN_ZONE } from './shared.ts';

/** Fields by name, each with one finder more. */
const withFinders =
  (more: Readonly<Record<string, Finder>>) =>
  (field: FieldSpec): FieldSpec => {
    const find = more[field.name];
    return find ? { ...field, finders: [...(field.finders ?? []), find] } : field;
  };

/** Identity cards, passport cards and permits of other states: cards with a zone of format TD1 or TD2 (Doc 9303 parts 5 and 6). */
export const foreignIdCard: DocumentType = {
  ...identityPaper,
  documentType: 'FOREIGN_ID_CARD',
  title: "another state's identity card",
  ofCategory: false,
  markers: [
    { phrase: 'National Identity Card', weight: 2 },
    { phrase: 'Identity Card', weight: 1.2 },
    { phrase: 'National ID Card', weight: 1.6 },
    { phrase: 'National ID', weight: 1 },
    { phrase: 'Passport Card', weight: 4 },
    { phrase: 'Passport', weight: -1.5 },
    { phrase: 'National Registration', weight: 1.4 },
    { phrase: "Carte nationale d'identité", weight: 3 },
    { phrase: "Carte d'identité", weight: 2.8 },
    { phrase: 'Carta di identità', weight: 2.8 },
    { phrase: 'Personalausweis', weight: 3 },
    { phrase: 'Bilhete de identidade', weight: 3 },
    { phrase: 'Cartão de Cidadão', weight: 3 },
    { phrase: 'Documento Nacional de Identidad', weight: 3 },
    { phrase: 'Kitambulisho', weight: 1.6 },
    { phrase: 'Aufenthaltstitel', weight: 2.4 },
    { phrase: 'Titre de séjour', weight: 2.4 },
    ...MARKERS_OF_INDIA,
    ...NO_IDENTITY_CARD,
    ...packs.map(({ name }) => ({ phrase: `Republic of ${name}`, weight: -4 })),
    ...evidenceFor('FOREIGN_ID_CARD'),
  ],
  says: [isOfAnotherState],
  looks: [codedAs('ID', 'an identification card')],
  zone: {
    formats: ['TD1', 'TD2', 'IDFRA'],
    code: new RegExp(`^[^V].(?!${packs.map(({ zoneCode }) => zoneCode).join('|')})`),
    weight: 4.5,
    only: true,
  },
  fields: [
    {
      name: 'documentNumber',
      kind: cardNumber,
      labels: either(`
        Card No | Card Number | Document No | N° du document | No du document | Numéro du document | Document Number | Identity Card No | ID Card No | ID No | ID Number
        National ID No | National ID Number | Identity No | Identity Number | Serial Number~0.8 | Number~0.8 | No~0.6
      `),
      finders: [
        fromZone((zone) => zone.fields['documentNumber'] ?? null, 'documentNumber'),
        ...numberOfIndia,
      ],
      also: ['idNumber'],
      weight: 1,
    },
    {
      name: 'personalNumber',
      kind: personalNumber,
      labels: either('Personal No | Personal Number | National No | Register No | Citizen No'),
      finders: [
        fromZone(
          (zone) => zone.fields['optional1'] ?? zone.fields['optional'] ?? null,
          'composite',
          () => 0.8,
        ),
      ],
      weight: 0,
    },
    ...cardHolder.map(withFinders({ fullName: nameOfIndia, gender: sexOfIndia })),
  ],
  otherLabels: words(
    'Signature | Authority | Height | Colour of eyes | Address | Place of Issue | Type | Code',
  ),
  keys: ['documentNumber'],
  holder: ['surname', 'dateOfBirth'],
  checks: identityChecks([
    { field: 'documentNumber', zone: 'documentNumber', compare: 'text' },
    ...REPEATED_IN_ZONE,
  ]),
};
