import { phraseCuesOf } from './composed.ts';
import { ISSUED_ON } from '../../lexicon/days-of-papers.ts';
import { OF_MEN, OF_WOMEN } from '../../lexicon/forms-of-address.ts';
import { inThePast } from '../checks/days.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { nameOf, roleOf, valueOf } from '../find/people/person-of-role.ts';
import { registerColumn } from '../find/tables/register-row.ts';
import { sentence } from '../find/sentence.ts';
import { place } from '../../values/place.ts';
import { date } from '../../values/date.ts';
import { reference } from '../../values/identifiers.ts';
import { personName } from '../../values/person-name.ts';
import type { ValueKind } from '../../values/kind.ts';
import type { DocumentType } from '../document-type.ts';
import { issuedAbroad } from './sentence-cues.ts';
import {
  dateOfBirth,
  dateOfIssue,
  forenames,
  forenamesOfName,
  genderField,
  joinedName,
  nationalityField,
  idNumberField,
  placeOfBirth,
  printedFullName,
  surname,
  surnameOfName,
} from './shared.ts';
import { ID_LABELS } from './wordings.ts';

/** Words for the people on a birth certificate, as in its headings. */
const CHILD = 'child|infant|person registered|ngwana';
const MOTHER = 'mother|mmaagwe|mma|mme';
const FATHER = 'father|rraagwe|rra|rre';
const child = roleOf(CHILD, `${MOTHER}|${FATHER}|informant|parents`);
const mother = roleOf(MOTHER, `${CHILD}|${FATHER}|informant`);
const father = roleOf(FATHER, `${CHILD}|${MOTHER}|informant`);

/** "Nata Hospital, Maun" */
const placeInTown: ValueKind = { ...place, inText: `${place.inText}(?:, ${place.inText})?` };

/** Birth certificate; the ID number is assigned at registration. Not one of the thirty types. */
export const birthCertificate: DocumentType = {
  documentType: 'BIRTH_CERTIFICATE',
  title: 'birth certificate',
  category: 'IDENTITY',
  ofCategory: false,
  configuredType: () => 'OTHER',
  phraseCues: [
    ...phraseCuesOf(
      'Birth Certificate | Certificate of Birth | Certificate of Live Birth | Extract from the Register of Births',
      3.4,
    ),
    ...phraseCuesOf(
      'Setifikeiti sa matsalo | Register of Births | Entry of Birth | Birth Entry | Extract of Birth',
      3,
    ),
    { phrase: 'Lekwalo la botsalo', weight: 2.6 },
    { phrase: 'Births and Deaths Registration', weight: 1.6 },
    { phrase: 'Registrar of Births', weight: 1.2 },
    ...phraseCuesOf('Registration of Births | Notification of Birth', 2),
    ...phraseCuesOf('Civil and National Registration | Name of Mother | Name of Father', 0.8),
    { phrase: 'Births and Deaths', weight: 1 },
  ],
  // Weaker than its own title, stronger than labels that any identity document may have.
  sentenceCues: [{ ...issuedAbroad, weight: -1.5 }],
  fields: [
    {
      ...idNumberField('idNumber', 0.5),
      // A parent's number may have the same label as the child's, so only labels that name the child get full weight.
      labels: labelList(`
        ${words(ID_LABELS).join('~0.92 | ')}~0.92 | Personal Number | Identity number of the person named | Identity Number of Child
      `),
      finders: [valueOf(child)],
      notOf: child,
    },
    {
      ...surname,
      labels: [...surname.labels!, 'Surname of Child', 'Family Name of Child', 'Sefane sa ngwana'],
      finders: [valueOf(child)],
      notOf: child,
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
      finders: [valueOf(child)],
      notOf: child,
    },
    {
      ...printedFullName,
      labels: labelList(
        'Name of Child | Full Name of Child | Child~0.8 | Full Name | Full Names | Name | Names | Names of Child | Name of Person | Leina la ngwana',
      ),
      notOf: child,
      finders: [
        sentence(
          'certif(?:y|ies|ied) that (?:(?:according to|as appears from|from) (?:the|our) records?[^.,;]{0,60}?[,\\n] ?)?<>',
          '\\b(?:the|a) (?:child|infant),? <>(?=, )',
          '\\b(?:child|infant|boy|girl),? (?:named|called|of the name)(?: of)? <>',
        ),
        registerColumn(/^(?:full )?names?(?:,? if any)?(?: of (?:the )?child)?$/i),
      ],
    },
    {
      ...dateOfBirth,
      notOf: child,
      labels: [...dateOfBirth.labels!, 'When Born', 'When and where born', 'Born on'],
      finders: [
        valueOf(child),
        registerColumn(/\bwhen\b.*\bborn\b/i),
        sentence('\\bborn [^.\\n]{0,90}?\\bon (?:the )?<>', '\\bborn on (?:the )?<>'),
      ],
    },
    {
      ...placeOfBirth,
      kind: placeInTown,
      notOf: child,
      labels: [...placeOfBirth.labels!, 'When and where born', ['Place', 0.8]],
      finders: [
        valueOf(child),
        registerColumn(/\bwhere\b/i),
        sentence(
          '\\bborn (?:alive )?(?:at|in) <>(?=,? on\\b)',
          '\\bborn on [^.\\n]{6,30}? (?:at|in) <>(?=[,.;]| to\\b)',
        ),
      ],
    },
    {
      ...genderField,
      notOf: child,
      finders: [
        valueOf(child),
        registerColumn(/^sex$/i),
        sentence('\\ban? <>(?= (?:child|infant)\\b)', ', <>(?=,? (?:was )?born\\b)'),
      ],
    },
    { ...nationalityField, notOf: child, finders: [valueOf(child)] },
    {
      name: 'motherName',
      kind: personName,
      labels: labelList(
        `Name of Mother | Full Name of Mother | Names of Mother | Name and Surname of Mother | Mother's Full Names | Name and Maiden {Surname,Name} of Mother | Maiden Name of Mother~0.7 | Mother | Mma | Leina la ga mmaagwe | {Leina la,Maina a} {ga mme,mme,ga mma,mmaagwe}`,
      ),
      finders: [
        nameOf(mother),
        registerColumn(/\bname.*\bmother\b/i),
        sentence(
          '(?:\\bto|\\bof|\\band|,) <>(?=,? \\(?(?:the |his |her )?mother\\b)',
          '\\bborn to <>(?= and\\b)',
          `\\bto (?:${OF_MEN})\\.? [^.;\\n]{3,50}? and (?=(?:${OF_WOMEN})\\b)<>(?=[,.;\\n]| (?:and|of|at)\\b)`,
          '\\bmother,?(?!\\s*\\n) (?:is |was |being )?<>',
        ),
      ],
    },
    {
      name: 'fatherName',
      kind: personName,
      labels: labelList(
        `Name of Father | Full Name of Father | Names of Father | Name and Surname of Father | Father's Full Names | Father | Rra | Leina la ga rraagwe | {Leina la,Maina a} {ga rre,rre,ga rra,rraagwe}`,
      ),
      finders: [
        nameOf(father),
        registerColumn(/\bname.*\bfather\b/i),
        sentence(
          `\\bto (?=(?:${OF_MEN})\\b)<>(?= and (?:${OF_WOMEN})\\b)`,
          '(?:\\bto|\\bof|\\band|,) <>(?=,? \\(?(?:the |his |her )?father\\b)',
          '\\bfather,?(?!\\s*\\n) (?:is |was |being )?<>',
        ),
      ],
      weight: 0,
    },
    {
      name: 'entryNumber',
      kind: reference,
      labels: labelList(`
        Entry Number | Certificate No | Certificate Number | Registration No | Registration Number
        Register No | Birth {Entry,Registration,Register} No | Registration Entry No | Registration Ref | Register Entry~0.9 | Entry~0.8 | No. of Entry | Nomoro ya kwadiso | Nomoro~0.7 | Nomoro / No~0.8
      `),
      finders: [
        registerColumn(/^(?:no|number)\.?$/i),
        sentence('\\b(?:entry|registration|register) (?:number |no\\.? ?)?(?!\\d{1,2}\\. )<>(?=[,.;]|\\s)'),
      ],
      weight: 0.25,
    },
    {
      name: 'registrationDate',
      kind: date,
      labels: labelList(`
        Date of Registration | When Registered | Registered on | Registered~0.8 | Date of Entry | Entered~0.8 | Entered on | Letlha la kwadiso
      `),
      finders: [registerColumn(/^when registe/i), sentence('\\bregistered (?:on|this) (?:the )?<>')],
      weight: 0,
    },
    {
      ...dateOfIssue,
      labels: [
        ...dateOfIssue.labels!,
        ...labelList(
          '{Extract,Copy,Certificate} {made,issued,given,printed,dated} | {Extract,Copy} {made,issued,given,printed} on',
        ),
      ],
      finders: [sentence(`(?:${ISSUED_ON}|extracted|certified copy)[^.\\n]{0,60}? (?:on|this) (?:the )?<>`)],
    },
  ],
  derivations: [surnameOfName, forenamesOfName, joinedName],
  otherLabels: words(`
    Registrar | District | Relationship | Relationship to Child | Informant | Nationality of Father | Nationality of Mother
    Nationality of Parents | Informant's Name | Name of Informant | Parents | Mother's Nationality | Father's Nationality
  `),
  keys: ['idNumber', 'entryNumber'],
  checks: [inThePast('dateOfBirth'), inThePast('dateOfIssue')],
};
