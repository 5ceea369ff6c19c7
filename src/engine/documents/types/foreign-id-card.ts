import { phraseCuesOf } from './composed.ts';
import { evidenceFor } from '../../packs/country-words.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { oneLine } from '../../values/text/fold.ts';
import { bornBeforeTerm } from '../find/days-of-card.ts';
import { behindInitials } from '../find/behind-initials.ts';
import { onlyLongNumber } from '../find/only-long-number.ts';
import { fromZone } from '../find/zones/zone.ts';
import { codedAs } from '../find/zones/aamva.ts';
import { packs } from '../../packs/index.ts';
import { cardNumber } from '../../values/card-numbers.ts';
import { identityNameLines } from '../../values/identity-name.ts';
import { personalNumber } from '../../values/personal-number.ts';
import {
  BIRTH_ABROAD,
  BIRTHPLACE_ABROAD,
  EXPIRES_ABROAD,
  FORENAMES_ABROAD,
  ISSUED_ABROAD,
  NAME_ABROAD,
  NATIONALITY_ABROAD,
  NUMBER_ABROAD,
  SEX_ABROAD,
  SURNAME_ABROAD,
} from './captions-abroad.ts';
import { numberOfGermany, SURNAME_OF_GERMANY } from './cards-of-germany.ts';
import {
  birthOfTaxCard,
  CUES_OF_INDIA,
  nameOfIndia,
  nameOfTaxCard,
  numberOfIndia,
  sexOfIndia,
} from './cards-of-india.ts';
import {
  curp,
  forenamesOfMexico,
  CUES_OF_MEXICO,
  nameOfMexico,
  sexOfMexico,
  surnamesOfMexico,
} from './cards-of-mexico.ts';
import type { DocumentType, FieldSpec } from '../document-type.ts';
import { cardHolder, identityChecks, identityPaper } from './identity-paper.ts';
import { NO_IDENTITY_CARD } from './no-identity-card.ts';
import { isOfAnotherState } from './sentence-cues.ts';
import { REPEATED_IN_ZONE } from './shared.ts';

/**
 * The title of a passport card may be split or misread; the label of its number with a number is weaker evidence. Not
 * if a passport number is labelled as well: a passport or form may ask for both.
 */
const numbersPassportCard: NonNullable<DocumentType['looks']>[number] = ({ prose }) => {
  const text = oneLine(prose.text);
  const isCaptioned = /\bpassport card n(?:o|umber)\b.{0,60}?\b[A-Z]\d{8}\b/i.test(text);
  return isCaptioned && !/\bpassport n(?:o|umber)\b/i.test(text)
    ? { weight: 1.5, said: 'a number of a passport card' }
    : null;
};

/** Additional labels and finders for a field on other cards. */
type More = Partial<Pick<FieldSpec, 'labels' | 'kindBeside' | 'finders' | 'notOn'>>;

/** A field with these additions. */
const withMore = (field: FieldSpec, { labels = [], finders = [], kindBeside, notOn }: More): FieldSpec => ({
  ...field,
  ...(kindBeside && { kindBeside }),
  ...(notOn && { notOn }),
  labels: [...(field.labels ?? []), ...labels],
  finders: [...(field.finders ?? []), ...finders],
});

/**
 * Names may continue on the next line only below these labels, whose cards are known. Below an English label the next
 * line may be an unknown label ("VILLAGE OF ORIGIN", "CHIEF").
 */
function namesOnLines(captions: NonNullable<FieldSpec['labels']>): More {
  const printed = new Set(captions.map((caption) => (typeof caption === 'string' ? caption : caption[0])));
  return { labels: captions, kindBeside: (label) => (printed.has(label) ? identityNameLines : null) };
}

/** Additions for cards of states whose language is not English. */
const ABROAD: Readonly<Record<string, More>> = {
  surname: {
    ...namesOnLines([...SURNAME_ABROAD, ...SURNAME_OF_GERMANY]),
    finders: [surnamesOfMexico],
  },
  forenames: { ...namesOnLines(FORENAMES_ABROAD), finders: [forenamesOfMexico] },
  fullName: { labels: NAME_ABROAD, finders: [nameOfIndia, nameOfTaxCard, nameOfMexico] },
  dateOfBirth: {
    labels: BIRTH_ABROAD,
    finders: [bornBeforeTerm, birthOfTaxCard],
    notOn: /\byear of birth\b/i,
  },
  placeOfBirth: { labels: BIRTHPLACE_ABROAD },
  gender: { labels: SEX_ABROAD, finders: [sexOfIndia, sexOfMexico] },
  nationality: { labels: NATIONALITY_ABROAD },
  dateOfIssue: { labels: ISSUED_ABROAD },
  expiryDate: { labels: EXPIRES_ABROAD },
};

/**
 * Identity cards, passport cards and permits of other states: cards with a zone of format TD1 or TD2 (Doc 9303 parts 5
 * and 6).
 */
export const foreignIdCard: DocumentType = {
  ...identityPaper,
  documentType: 'FOREIGN_ID_CARD',
  title: "another state's identity card",
  ofCategory: false,
  phraseCues: [
    ...phraseCuesOf('National Identity Card | Authority for Identity', 2),
    { phrase: 'Identity Card', weight: 1.2 },
    ...phraseCuesOf(
      `
        Resident Identity Card | Carte nationale d'identité | Personalausweis | Bilhete de identidade | Cartão de Cidadão
        Documento Nacional de Identidad | Cédula de Identidad | Cédula de Ciudadanía | Carteira de Identidade | Osobna iskaznica
        Dowód osobisty | Občanský průkaz | Identiteitskaart | Carte de identitate | Kartu Tanda Penduduk
      `,
      3,
    ),
    ...phraseCuesOf('National ID Card | Kitambulisho', 1.6),
    { phrase: 'National ID', weight: 1 },
    { phrase: 'Passport Card', weight: 4 },
    { phrase: 'National Registration', weight: 1.4 },
    ...phraseCuesOf("Carte d'identité | Carta di identità | Documento de Identidad", 2.8),
    ...phraseCuesOf('Aufenthaltstitel | Titre de séjour', 2.4),
    ...CUES_OF_INDIA,
    ...CUES_OF_MEXICO,
    ...NO_IDENTITY_CARD,
    ...packs.map(({ name }) => ({ phrase: `Republic of ${name}`, weight: -4 })),
    ...evidenceFor('FOREIGN_ID_CARD'),
  ],
  sentenceCues: [isOfAnotherState],
  knowsLayouts: true,
  looks: [numbersPassportCard, codedAs('ID', 'an identification card')],
  zone: {
    formats: ['TD1', 'TD2', 'IDFRA'],
    // Code P is for passports: cropped passport zones have rows as long as a card's.
    code: new RegExp(`^[^PV].(?!${packs.map(({ zoneCode }) => zoneCode).join('|')})`),
    weight: 4.5,
    only: true,
  },
  fields: [
    {
      name: 'documentNumber',
      kind: cardNumber,
      labels: labelList(`
        Card No | Passport Card No | Document No | N° du document | Numéro du document | Document Number | Identity Card No | ID Card No | ID Number
        National ID Number | Identity Number | Serial Number~0.8 | Number~0.8 | No~0.6
        Document~0.8
      `).concat(NUMBER_ABROAD),
      finders: [
        fromZone((zone) => zone.fields['documentNumber'] ?? null, 'documentNumber'),
        ...numberOfIndia,
        numberOfGermany,
        behindInitials('NUIP', 'RUN', 'RUT', 'DNI', 'CUI', 'NIK', 'NIF'),
        onlyLongNumber,
      ],
      aliases: ['idNumber'],
      weight: 1,
    },
    {
      name: 'personalNumber',
      kind: personalNumber,
      labels: labelList('Personal Number | National No | Register No | Citizen No'),
      finders: [
        fromZone(
          (zone) => zone.fields['optional1'] ?? zone.fields['optional'] ?? null,
          'composite',
          () => 0.8,
        ),
        curp,
      ],
      weight: 0,
    },
    ...cardHolder.map((field) => withMore(field, ABROAD[field.name] ?? {})),
  ],
  otherLabels: words(`
    Middle Name | Middle Initial | Authority | Height | Colour of eyes | Address | Place of Issue | Type | Code
    Firma | Firma del titular | Estatura | G.S | Trámite | Ejemplar | Estado civil | Grupo de votación | Donación de órganos | Ubigeo de nacimiento | Primer apellido | Segundo apellido | RUN | CUI
    Unterschrift | Größe | Augenfarbe | Anschrift | Behörde | Statura | Residenza | Comune di | Taille | Signature du titulaire | Adresse | Handtekening | Potpis | Podpis | Alamat | Agama | Pekerjaan | Status Perkawinan
  `),
  keys: ['documentNumber'],
  holder: ['surname', 'dateOfBirth'],
  checks: identityChecks([
    { field: 'documentNumber', zone: 'documentNumber', compare: 'text' },
    ...REPEATED_IN_ZONE,
  ]),
};
