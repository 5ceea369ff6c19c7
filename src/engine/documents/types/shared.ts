import { fromZone, zoneDate } from '../find/zone.ts';
import { omangNumber } from '../kinds/identifiers.ts';
import { namePart, personName } from '../kinds/names.ts';
import { date } from '../kinds/date.ts';
import { place } from '../kinds/address.ts';
import { gender, nationality } from '../kinds/words.ts';
import type { Derivation, FieldSpec } from './document-type.ts';

/** Title case for a name that only the zone spells (it knows capitals only): left as it is, in capitals. */
const zoneName = (which: 'lastName' | 'firstName') => fromZone((zone) => zone.fields[which] ?? null);

export const surname: FieldSpec = {
  name: 'surname',
  kind: namePart,
  labels: ['Surname', 'Surname/Nom', 'Nom', 'Sefane', 'Last Name', 'Family Name', 'Surname(s)'],
  finders: [zoneName('lastName')],
  weight: 0.5,
};

export const forenames: FieldSpec = {
  name: 'forenames',
  kind: namePart,
  labels: ['Forenames', 'Forename', 'Forename(s)', 'Given Names', 'Given Name', 'Given names/Prénoms', 'Prénoms', 'First Names', 'First Name', 'Other Names', 'Maina', 'Leina', 'Leina la ntlha'],
  finders: [zoneName('firstName')],
  weight: 0.5,
};

export const dateOfBirth: FieldSpec = {
  name: 'dateOfBirth',
  kind: date,
  labels: ['Date of Birth', 'Date of birth/Date de naissance', 'Date de naissance', 'Birth Date', 'DOB', 'D.O.B', 'Born', 'Letlha la matsalo', 'Letsatsi la matsalo', 'Letlha la botsalo'],
  finders: [fromZone(zoneDate('birthDate', 'birth'), 'birthDate')],
  weight: 1,
};

export const genderField: FieldSpec = {
  name: 'gender',
  kind: gender,
  labels: ['Sex', 'Gender', 'Sex/Sexe', 'Sexe', 'Bong'],
  finders: [fromZone((zone) => zone.fields['sex'] ?? null)],
};

export const nationalityField: FieldSpec = {
  name: 'nationality',
  kind: nationality,
  labels: ['Nationality', 'Nationality/Nationalité', 'Nationalité', 'Citizenship', 'Bosetšhaba', 'Bosetshaba'],
  finders: [fromZone((zone) => zone.fields['nationality'] ?? null)],
};

export const expiryDate: FieldSpec = {
  name: 'expiryDate',
  kind: date,
  labels: ['Date of Expiry', 'Expiry Date', 'Date of Expiration', "Date d'expiration", "Date of expiry/Date d'expiration", 'Valid Until', 'Valid To', 'Expires', 'Expiry', 'Expires On', 'Letlha la go fela', 'Letlha la phelelo'],
  finders: [fromZone(zoneDate('expirationDate', 'expiry'), 'expirationDate')],
};

export const placeOfBirth: FieldSpec = {
  name: 'placeOfBirth',
  kind: place,
  labels: ['Place of Birth', 'Place of birth/Lieu de naissance', 'Lieu de naissance', 'Birthplace', 'Birth Place', 'Lefelo la botsalo', 'Lefelo la matsalo'],
};

export const dateOfIssue: FieldSpec = {
  name: 'dateOfIssue',
  kind: date,
  labels: ['Date of Issue', 'Issue Date', 'Date of issue/Date de délivrance', 'Date de délivrance', 'Issued On', 'Date Issued'],
};

/** A name printed as one line, on cards that do not part it. */
export const printedFullName: FieldSpec = {
  name: 'fullName',
  kind: personName,
  labels: ['Full Name', 'Full Names', 'Name', 'Names', 'Names in full', 'Name of Holder', 'Holder', 'Maina ka botlalo'],
  also: ['name'],
  weight: 1,
};

/** Forenames and surname joined: the order in which Botswana speaks a name. */
export const joinedName: Derivation = {
  name: 'fullName',
  from: ['forenames', 'surname'],
  also: ['name'],
  source: 'joined',
  preferred: true,
  weight: 1,
  make(values) {
    const [first, last] = ['forenames', 'surname'].map((n) => values.get(n)?.value);
    return typeof first === 'string' && typeof last === 'string' ? { value: `${first} ${last}` } : null;
  },
};

/** An Omang number on a document that is not an Omang. */
export function omangField(name = 'omangNumber', weight = 0): FieldSpec {
  return {
    name,
    kind: omangNumber,
    labels: ['Omang', 'Omang No', 'Omang Number', 'Omang/ID No', 'ID No', 'ID Number', 'Identity No', 'Identity Number', 'National ID', 'ID: Omang', 'I.D. No', 'Nomoro ya Omang', 'Omang/Passport No', 'Omang/Passport', 'ID/Passport No', 'Identity Card No', 'National Identity Number', 'Employee Omang'],
    also: name === 'omangNumber' ? ['idNumber'] : [],
    weight,
  };
}
