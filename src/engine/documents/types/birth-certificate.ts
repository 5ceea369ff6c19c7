import { either, words } from './either.ts';
import { inThePast } from '../checks/identity.ts';
import { sentence } from '../find/sentence.ts';
import { date } from '../kinds/date.ts';
import { reference } from '../kinds/identifiers.ts';
import { personName } from '../kinds/names.ts';
import type { DocumentType } from './document-type.ts';
import {
  dateOfBirth,
  dateOfIssue,
  forenames,
  genderField,
  joinedName,
  nationalityField,
  omangField,
  placeOfBirth,
  printedFullName,
  surname,
} from './shared.ts';

/** Certificate of birth; the Omang number is given at registration (facts §1.1). Not one of the thirty types. */
export const birthCertificate: DocumentType = {
  documentType: 'BIRTH_CERTIFICATE',
  title: 'birth certificate',
  category: 'IDENTITY',
  ofCategory: false,
  configuredType: () => 'OTHER',
  markers: [
    { phrase: 'Birth Certificate', weight: 3.4 },
    { phrase: 'Certificate of Birth', weight: 3.4 },
    { phrase: 'Setifikeiti sa matsalo', weight: 3 },
    { phrase: 'Lekwalo la botsalo', weight: 2.6 },
    { phrase: 'Births and Deaths Registration', weight: 1.6 },
    { phrase: 'Registrar of Births', weight: 1.2 },
    { phrase: 'Name of Mother', weight: 0.8 },
    { phrase: 'Name of Father', weight: 0.8 },
  ],
  fields: [
    {
      ...omangField('idNumber', 0.5),
      labels: either(`
        Omang | ID Number | ID No | Identity Number | Identity No | Personal Number | National ID | Omang Number | Omang No
        Identity number of the person named | Identity Number of Child | Nomoro ya Omang
      `),
    },
    {
      ...surname,
      labels: [...surname.labels!, 'Surname of Child', 'Family Name of Child', 'Sefane sa ngwana'],
    },
    {
      ...forenames,
      labels: [
        ...forenames.labels!,
        'Forenames of Child',
        'First Names of Child',
        'Other Names of Child',
        'Maina a ngwana',
      ],
    },
    {
      ...printedFullName,
      labels: either(
        'Name of Child | Full Name of Child | Child~0.8 | Full Name | Full Names | Name | Name of Person | Leina la ngwana',
      ),
      finders: [sentence('(?:certify|certifies) that <>')],
    },
    { ...dateOfBirth, labels: [...dateOfBirth.labels!, 'When Born', 'When and where born', 'Born on'] },
    { ...placeOfBirth, labels: [...placeOfBirth.labels!, 'Where Born'] },
    genderField,
    nationalityField,
    {
      name: 'motherName',
      kind: personName,
      labels: either(
        `Name of Mother | Full Name of Mother | Mother's Full Name | Mother's Name | Mother | Mma | Leina la ga mmaagwe`,
      ),
    },
    {
      name: 'fatherName',
      kind: personName,
      labels: either(
        `Name of Father | Full Name of Father | Father's Full Name | Father's Name | Father | Rra | Leina la ga rraagwe`,
      ),
      weight: 0,
    },
    {
      name: 'entryNumber',
      kind: reference,
      labels: either('Entry Number | Entry No | Certificate No | Certificate Number | Registration No'),
      weight: 0.25,
    },
    {
      name: 'registrationDate',
      kind: date,
      labels: either(`
        Date of Registration | Date Registered | When Registered | Registered on | Registration Date | Letlha la kwadiso
      `),
      weight: 0,
    },
    {
      ...dateOfIssue,
      finders: [sentence('(?:extracted|given|issued|certified copy)[^.\\n]{0,60}? (?:on|this) (?:the )?<>')],
    },
  ],
  derivations: [joinedName],
  otherLabels: words(`
    Registrar | District | Occupation | Informant | Nationality of Father | Nationality of Mother
    Nationality of Parents
  `),
  keys: ['idNumber', 'entryNumber'],
  checks: [inThePast('dateOfBirth'), inThePast('dateOfIssue')],
};
