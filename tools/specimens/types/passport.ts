import type { Draft } from '../draw/draft.ts';
import { emblem } from '../parts/logo.ts';
import { portrait } from '../parts/portrait.ts';
import { signature } from '../parts/signature.ts';
import { printMrz } from '../parts/zone.ts';
import { addDays, addYears, mrzDate, passportDate, passportDateLong, TODAY } from '../world/dates.ts';
import { td3 } from '../world/mrz.ts';
import type { Person } from '../world/person.ts';
import { person, upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';
import { foreignBook } from './foreign-passport.ts';
import { cardGround, cardSpecimen } from './omang.ts';

export interface PassportFacts extends Facts {
  who: Person;
  authority: string;
  mrz: string[];
}

export function passportFacts(random: Random): PassportFacts {
  const who = person(random, { minAge: 18 });
  const issued = addDays(TODAY, -random.int(40, 3500));
  const expiry = addDays(addYears(issued, 10), -1);
  const number = `${random.pick(['BN', 'BN', 'BP', 'BX'])}${random.digits(7)}`;
  const mrz = td3({
    state: 'BWA',
    document: number,
    nationality: 'BWA',
    personal: who.omang,
    birth: mrzDate(who.birth),
    expiry: mrzDate(expiry),
    sex: who.sex,
    surname: who.surname,
    forenames: who.forenames,
  });
  return {
    who,
    mrz,
    authority: random.pick(['MLHA - DIC', 'MNIGA - DIC', 'DIC GABORONE']),
    values: {
      name: who.name,
      fullName: who.name,
      surname: who.surname,
      forenames: who.forenames,
      idNumber: number,
      passportNumber: number,
      personalNumber: who.omang,
      dateOfBirth: who.birth,
      placeOfBirth: who.birthplace,
      nationality: 'MOTSWANA',
      gender: who.sex,
      expiryDate: expiry,
      dateOfIssue: issued,
    },
  };
}

type Cell = [x: number, y: number, label: string, value: ReturnType<Draft['f']>];
function cells(d: Draft, list: Cell[], label: number, value: number, colour: string): void {
  for (const [x, y, text, field] of list) {
    d.text(x, y, text, { size: label, colour });
    d.text(x, y + value + 1.2, field, { size: value, bold: true });
  }
}

/** The data page of an e-passport: English and French labels above the values, photograph left. */
function dataPage(d: Draft, { who, authority, mrz }: PassportFacts, random: Random): void {
  d.page('id3').use({ family: 'sans', size: 9, colour: '#151515' });
  cardGround(d, random, '#dbe7f3', ['#9bb6d2', '#c8b7d6']);
  emblem(d, 14, 10, 26);
  d.text(48, 20, 'REPUBLIC OF BOTSWANA', { bold: true, size: 11, colour: '#1c3766' });
  d.text(48, 31, 'PASSPORT / PASSEPORT', { size: 8, colour: '#1c3766' });
  portrait(d, 14, 46, 92, 118, who, random);
  cardSpecimen(d, 30, 154);
  cells(
    d,
    [
      [118, 48, 'Type/Type', { text: 'P' }],
      [160, 48, 'Code/Code', { text: 'BWA' }],
      [220, 48, 'Passport No./N° de passeport', d.f('passportNumber')],
      [118, 69, 'Surname/Nom', d.f('surname', upper)],
      [118, 90, 'Given names/Prénoms', d.f('forenames', upper)],
      [118, 111, 'Nationality/Nationalité', d.f('nationality')],
      [220, 111, 'Date of birth/Date de naissance', d.f('dateOfBirth', passportDate)],
      [118, 132, 'Sex/Sexe', d.f('gender')],
      [160, 132, 'Place of birth/Lieu de naissance', d.f('placeOfBirth', upper)],
      [118, 153, 'Personal No./N° personnel', d.f('personalNumber')],
      [220, 153, 'Date of issue/Date de délivrance', d.f('dateOfIssue', passportDate)],
      [220, 174, "Date of expiry/Date d'expiration", d.f('expiryDate', passportDate)],
      [118, 174, 'Authority/Autorité', { text: authority }],
    ],
    5,
    8.5,
    '#3a5685',
  );
  signature(d, random, 20, 168, 78, 22, '#222');
  printMrz(d, 'TD3', mrz, { x: 14, y: 218, width: 326, pitch: 17 });
}

/** An older book: labels in capitals, wider spacing, four-digit years, photograph right, the signature under it. */
function olderBook(d: Draft, { who, authority, mrz }: PassportFacts, random: Random): void {
  d.page('id3').use({ family: 'serif', size: 9, colour: '#101010' });
  cardGround(d, random, '#f0e3d8', ['#d2a98e', '#b8c4a4']);
  d.text(177, 20, 'REPUBLIC OF BOTSWANA - REPUBLIQUE DU BOTSWANA', {
    bold: true,
    size: 9,
    align: 'centre',
    colour: '#6b2a23',
  });
  portrait(d, 250, 34, 90, 112, who, random);
  cardSpecimen(d, 264, 136);
  cells(
    d,
    [
      [16, 36, 'TYPE', { text: 'P' }],
      [52, 36, 'CODE OF STATE', { text: 'BWA' }],
      [140, 36, 'PASSPORT NO.', d.f('passportNumber')],
      [16, 58, 'SURNAME / NOM', d.f('surname', upper)],
      [16, 80, 'FORENAMES / PRENOMS', d.f('forenames', upper)],
      [16, 102, 'NATIONALITY / NATIONALITE', d.f('nationality')],
      [140, 102, 'PERSONAL NO.', d.f('personalNumber')],
      [16, 124, 'DATE OF BIRTH', d.f('dateOfBirth', passportDateLong)],
      [140, 124, 'SEX / SEXE', d.f('gender')],
      [16, 146, 'PLACE OF BIRTH', d.f('placeOfBirth', upper)],
      [140, 146, 'AUTHORITY', { text: authority }],
      [16, 168, 'DATE OF ISSUE', d.f('dateOfIssue', passportDateLong)],
      [140, 168, 'DATE OF EXPIRY', d.f('expiryDate', passportDateLong)],
    ],
    5.4,
    9,
    '#6b4a3c',
  );
  signature(d, random, 256, 152, 78, 24, '#222');
  d.text(256, 186, "HOLDER'S SIGNATURE", { size: 5.4, colour: '#6b4a3c' });
  printMrz(d, 'TD3', mrz, { x: 14, y: 219, width: 326, pitch: 17 });
}

/** The open book: the page with the arms above, the data page below, labels left of their values. */
function openBook(d: Draft, { who, authority, mrz }: PassportFacts, random: Random): void {
  d.page({ width: 354.33, height: 498.9 }).use({ family: 'narrow', size: 9.5, colour: '#141414' });
  cardGround(d, random, '#e4ecdd', ['#a9c29a', '#9fb9c9']);
  emblem(d, 147, 40, 60);
  d.column(
    60,
    118,
    234,
    'The holder of this passport is allowed to pass freely without let or hindrance and to be afforded such assistance and protection as may be necessary.',
    { align: 'centre', size: 9, italic: true },
  );
  d.text(177, 200, 'This passport contains 32 pages', { size: 8, align: 'centre' });
  d.rule(0, 249.5, 354.3, 249.5, '#8d9a86', 1.2);
  d.text(14, 272, 'BOTSWANA', { bold: true, size: 14, colour: '#2f5133' });
  d.text(100, 272, 'Passport / Passeport', { size: 9 });
  portrait(d, 14, 284, 84, 106, who, random);
  cardSpecimen(d, 28, 380);
  const rows: [string, ReturnType<Draft['f']>][] = [
    ['Passport No.', d.f('passportNumber')],
    ['Surname', d.f('surname', upper)],
    ['Given names', d.f('forenames', upper)],
    ['Nationality', d.f('nationality')],
    ['Date of birth', d.f('dateOfBirth', passportDate)],
    ['Sex', d.f('gender')],
    ['Place of birth', d.f('placeOfBirth', upper)],
    ['Date of issue', d.f('dateOfIssue', passportDate)],
    ['Date of expiry', d.f('expiryDate', passportDate)],
    ['Personal No.', d.f('personalNumber')],
    ['Authority', { text: authority }],
  ];
  rows.forEach(([label, value], i) => {
    d.text(108, 292 + i * 13, label, { size: 7, colour: '#4d6a4f' });
    d.text(172, 292 + i * 13, value, { bold: true });
  });
  signature(d, random, 18, 396, 76, 24, '#222');
  printMrz(d, 'TD3', mrz, { x: 14, y: 466, width: 326, pitch: 17 });
}

const issuer = 'Immigration and Citizenship (imagined book)';
export const passport = defineType<PassportFacts>({
  type: 'PASSPORT',
  category: 'IDENTITY',
  configuredType: 'BOTSWANA_ID_CARD',
  fields: [...CATEGORY_FIELDS.IDENTITY, 'passportNumber', 'personalNumber'],
  same: { fullName: 'name', idNumber: 'passportNumber' },
  parts: { name: ['forenames', 'surname'] },
  facts: passportFacts,
  layouts: [
    { issuer, draw: dataPage, dpi: 300 },
    { issuer, draw: olderBook, dpi: 300 },
    { issuer, draw: openBook, dpi: 300 },
    { issuer: 'Another country (imagined book)', draw: foreignBook, dpi: 300 },
  ],
});
