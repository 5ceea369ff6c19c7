import { message } from '../../../contract/messages/message.ts';
import { ID_FIELD, ID_NAME, ID_WORDS } from '../../packs/country-words.ts';
import { ALL_PARTICLES } from '../../lexicon/name-particles.ts';
import { labelList } from '../../values/text/label-list.ts';
import { issuedByTermInLine, issuedByZone } from '../find/zones/date-of-zone.ts';
import { printedAsInZone } from '../find/zones/name-printed-alike.ts';
import { withMiddleNames } from '../find/people/middle-names.ts';
import { twoSurnames } from '../find/people/two-surnames.ts';
import { printedFuller } from '../find/zones/name-printed-fuller.ts';
import { fromZone, unlessCut } from '../find/zones/zone.ts';
import { unlessEndedLongAgo, unlessOfTwoCenturies, zoneDate } from '../find/zones/zone-date.ts';
import { sentence } from '../find/sentence.ts';
import { underLine } from '../find/labels/under-line.ts';
import { nationalIdNumber } from '../../values/national-id.ts';
import { identityForenames, identityName, identityNamePart } from '../../values/identity-name.ts';
import { date } from '../../values/date.ts';
import { lastOfRange } from '../../values/date-range.ts';
import { place } from '../../values/place.ts';
import { gender, nationality } from '../../values/words.ts';
import type { FieldValue } from '../../../contract/verification.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { Derivation, FieldSpec, Readings } from '../document-type.ts';
import { nameOfParts, ON_CARDS, ON_FORMS } from './name-parts.ts';
import {
  NAME_IN_FULL,
  ID_LABELS,
  ID_OR_PASSPORT_LABELS,
  RESIDENT,
  SURNAME_AND_NAMES,
  VALID_UNTIL,
} from './wordings.ts';

export const surname: FieldSpec = {
  name: 'surname',
  kind: identityNamePart,
  labels: labelList(
    'Surname | Nom / Name | Surname/Nom | Surname/Nom de famille | Nom | Nom de famille | Sefane | Last Name | Family Name | Surname(s) | Surname / Sefane | Primary Identifier | Apelido | Apelidos | Surname of Holder | Surname of Permit Holder | Surname of Bearer | Surname of Applicant',
  ),
  finders: [
    fromZone((zone) => zone.fields['lastName'] ?? null, undefined, unlessCut),
    printedFuller('lastName'),
    twoSurnames,
    printedAsInZone('lastName'),
  ],
  weight: 0.5,
};

export const forenames: FieldSpec = {
  name: 'forenames',
  kind: identityForenames,
  labels: labelList(`
    Forenames | Forename | Given Names | Given Name | Given names/Prénoms | Prénoms
    First Names | First Name | Other Names | Christian Names | Personal Names | Maina a ntlha | Forenames in Full | Given and Other Names
    {First,Given} {Name,Names} and {Middle,Other,Second} {Name,Names} | {First,Given,Fore} and {Middle,Other,Second} Names | Maina | Leina | Leina la ntlha | Forenames / Maina
    Names~0.8 | Maina a mangwe | Secondary Identifier | Nomes | Nomes próprios | Prenom
  `),
  finders: [
    fromZone((zone) => zone.fields['firstName'] ?? null, undefined, unlessCut),
    printedFuller('firstName'),
    printedAsInZone('firstName'),
    withMiddleNames,
  ],
  weight: 0.5,
};

export const dateOfBirth: FieldSpec = {
  name: 'dateOfBirth',
  kind: date,
  ofBirth: true,
  labels: labelList(`
    Date of Birth | Date and Place of Birth | Date & Place of Birth | Date of birth/Date de naissance | Date de naissance | DOB
    Born | Born on | Born at~0.8 | Born in~0.8 | Birthday | Birth~0.8 | Date and {Country,Town,Village,District} of Birth
    Date/{Country,Town,Village} of Birth | Letsatsi la matsalo
    Date of Birth / Letlha la matsalo | O tshotswe ka | Matsalo~0.8 | Day, Month and Year of Birth | Day and Month of Birth
  `),
  finders: [fromZone(zoneDate('birthDate', 'birth'), 'birthDate', unlessOfTwoCenturies)],
  weight: 1,
};

export const genderField: FieldSpec = {
  name: 'gender',
  kind: gender,
  labels: labelList('Sex | Gender | Sex/Sexe | Sexe | Male/Female | M/F | Bong | Sex / Bong | Mong~0.8'),
  finders: [fromZone((zone) => zone.fields['sex'] ?? null)],
};

export const nationalityField: FieldSpec = {
  name: 'nationality',
  kind: nationality,
  labels: labelList(`
    Nationality | Nationality/Nationalité | Nationalité | Citizenship | Bosetšhaba
    Nationality / Bosetshaba | Setshaba~0.8 | National Status | Citizen of | Nat~0.8
    Citizenship Status | Country of {Citizenship,Nationality} | National of | State of Nationality | Boagi~0.8
  `),
  finders: [fromZone((zone) => zone.fields['nationality'] ?? null)],
};

export const expiryDate: FieldSpec = {
  name: 'expiryDate',
  kind: lastOfRange,
  labels: labelList(`
    Expiry Date | Date d'expiration
    Date of expiry/Date d'expiration | Valid Until | Valid To | Expires | Expiry | Expires On
    Letlha la go fela | Letlha la phelelo | Valid Thru | Valid Through | Validity~0.8
    Valid~0.8 | Validity Period | Period of Validity | Data de validade | ${VALID_UNTIL}
  `),
  finders: [fromZone(zoneDate('expirationDate', 'expiry'), 'expirationDate', unlessEndedLongAgo)],
  required: true,
};

export const placeOfBirth: FieldSpec = {
  name: 'placeOfBirth',
  kind: place,
  labels: labelList(`
    Birth Town | Birth Village | Birth~0.8 | Date and {Country,Town,Village,District} of Birth | Date/{Country,Town,Village} of Birth
    {Town,City,Village,District} of Birth | Where~0.8 | Town/Village of Birth | Village/Town of Birth | Where Born
    Place of Birth | Place and Country of Birth | Place and Date of Birth | Born in~0.8 | Native of~0.8 | POB | Born~0.8 | Born on~0.8 | Date and Place of Birth | Date & Place of Birth | Place of birth/Lieu de naissance | Lieu de naissance | Birthplace
    Lefelo la matsalo | Local de nascimento | Naturalidade | Place of Birth / Lefelo la botsalo | Born at | At~0.7
  `),
  finders: [underLine(/^born\b[^\p{L}]{0,3}(?:on\b)?.*\d{2}$/iu, /^(?:at|in)\b\s*(?::\s*)?(?=\p{L})/iu)],
};

/** Prefix for patterns about the document itself: a passport that it mentions has dates of its own. */
export const NOT_OF_PASSPORT = '(?<!\\bpassport\\b[^.;]{0,50})';

export const dateOfIssue: FieldSpec = {
  name: 'dateOfIssue',
  kind: date,
  labels: labelList(`
    Date of Issue | Issue Date | Date of issue/Date de délivrance | Date de délivrance
    Date of Grant | Date Granted | Granted~0.8 | Date and Place of Issue | Place and Date of Issue | E ntshitswe ka | Issuing Date | Délivré le | E ntshitswe | Ntshitswe
    {Card,Permit,Licence,Document,Passport,Certificate} {Issued,Issued on} | Date of {Card,Permit,Licence,Certificate}
    Date Issued | Issued~0.8 | Issue~0.8 | Data de emissão | Letlha la go ntshiwa | Letlha la tshimologo | Date of Issuance
  `),
  finders: [
    // "holder of passport number … issued at Mumbai on": the date of another document.
    sentence(
      `${NOT_OF_PASSPORT}\\b(?:issued|given(?: under my hand)?|granted|dated) (?:at|in) [\\p{L} ]{3,25} (?:on|this)[:\\s]+(?:the )?<>`,
    ),
    issuedByZone,
    issuedByTermInLine,
  ],
};

/** A name on one line, on cards that do not split it. */
export const printedFullName: FieldSpec = {
  name: 'fullName',
  kind: identityName,
  labels: labelList(`
    Full Name | Full Names | Name | Names | Names in full | Name of Holder | Holder | Maina ka botlalo
    Name of Customer | Customer Names | Account Holder | ${NAME_IN_FULL} | ${RESIDENT} | ${SURNAME_AND_NAMES}
  `),
  aliases: ['name'],
  weight: 1,
};

/** Full-name labels that are rare on cards that split the name. */
export const cardName = labelList(`
  Bearer~0.8 | Name of Bearer | Full Name | Full Names | Maina ka botlalo | Name~0.9 | Names~0.7 | Name of Holder | Holder~0.8
  Name and Surname | Name & Surname | Leina ka botlalo | ${SURNAME_AND_NAMES}
`);

export const joinedName = nameOfParts('fullName', ['name'], ON_CARDS);

/** The only part of a name that was read. */
function onlyPart(values: Readings): FieldValue {
  const parts = ['surname', 'forenames'].flatMap((name) => values.get(name)?.value ?? []);
  return parts.length === 1 ? parts[0]! : null;
}

/**
 * Does a valid zone have only a primary or secondary identifier? Many people have one name only (Doc 9303 part 3, 4.6).
 */
const hasOneNameInZone = ({ zones }: DocumentView): boolean =>
  zones.some(({ zone }) => zone.valid && !(zone.fields['lastName'] && zone.fields['firstName']));

/** The full name of a person with one name, by the zone. */
export const soleName: Derivation = {
  name: 'fullName',
  from: ['surname', 'forenames'],
  aliases: ['name'],
  source: 'joined',
  weight: 1,
  make(values, view) {
    const value = hasOneNameInZone(view) ? onlyPart(values) : null;
    return value === null ? null : { value };
  },
};

/** The same without a zone: doubtful, as the other part may be unread. */
export const soleNameInPrint: Derivation = {
  ...soleName,
  doubtful: true,
  make(values) {
    const value = onlyPart(values);
    return value === null ? null : { value, note: message('inferredValues.onePartOfName') };
  },
};

/** "Surname: MODISE, Name: Kago": beside a surname, "Name" labels the forenames. */
export const forenamesOfName: Derivation = {
  name: 'forenames',
  from: ['surname', 'fullName'],
  source: 'joined',
  weight: 0,
  make(values) {
    const [last, name] = ['surname', 'fullName'].map((n) => values.get(n)?.value);
    if (typeof last !== 'string' || typeof name !== 'string') return null;
    const words = new Set(name.toUpperCase().split(/[\s-]+/));
    return last
      .toUpperCase()
      .split(/[\s-]+/)
      .some((word) => words.has(word))
      ? null
      : { value: name };
  },
};

/** "NAME/NOM: EXAMPLE, FORENAMES: Kago": beside forenames, a "Name" of one word, or with particles, is the surname. */
export const surnameOfName: Derivation = {
  name: 'surname',
  from: ['forenames', 'fullName'],
  source: 'joined',
  weight: 0.5,
  make(values) {
    const [given, name] = ['forenames', 'fullName'].map((n) => values.get(n)?.value);
    if (typeof given !== 'string' || typeof name !== 'string') return null;
    const own = name.split(' ').filter((word) => !PARTICLE.test(word));
    const isPart =
      own.length === 1 &&
      own[0]!.length > 1 &&
      !given.toUpperCase().split(' ').includes(own[0]!.toUpperCase());
    return isPart ? { value: name } : null;
  },
};
const PARTICLE = new RegExp(`^(?:${ALL_PARTICLES})$`, 'i');

export const employeeOfParts = nameOfParts('employeeName', [], ON_FORMS);

/** The ID number on a document that is not an identity card. */
export function idNumberField(name = ID_FIELD, weight = 0): FieldSpec {
  return {
    name,
    kind: nationalIdNumber,
    finders: [
      sentence(`(?:(?:${ID_WORDS})|identity (?:number|card)|national id)(?: number| no\\.?)?[:.]? <>`),
    ],
    labels: labelList(`
      ${ID_LABELS} | ${ID_OR_PASSPORT_LABELS} | I.D.~0.85 | Identity~0.85 | Employee ${ID_NAME} | Employee's ${ID_NAME} | ${ID_NAME} of Employee
      Employee's ${ID_NAME}/Passport | Employee ID/Passport No | Employee's Identity Number
    `),
    aliases: name === ID_FIELD ? ['idNumber'] : [],
    weight,
  };
}

/** Fields that the machine-readable zone of every card and passport repeats. */
export const REPEATED_IN_ZONE = [
  { field: 'dateOfBirth', zone: 'birthDate', compare: 'date' },
  { field: 'expiryDate', zone: 'expirationDate', compare: 'date' },
  { field: 'gender', zone: 'sex', compare: 'sex' },
  { field: 'fullName', zone: 'lastName', compare: 'name' },
  { field: 'surname', zone: 'lastName', compare: 'surname' },
  { field: 'forenames', zone: 'firstName', compare: 'surname' },
] as const;
