import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { emblem } from '../parts/logo.ts';
import { portrait, thumbprint } from '../parts/portrait.ts';
import { guilloche, rosette } from '../parts/security.ts';
import { signature } from '../parts/signature.ts';
import { printMrz } from '../parts/zone.ts';
import { addDays, addYears, dashDate, mrzDate, slashDate, TODAY } from '../world/dates.ts';
import { td1 } from '../world/mrz.ts';
import type { Person } from '../world/person.ts';
import { person, upper } from '../world/person.ts';
import { town } from '../world/place.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';

export interface OmangFacts extends Facts {
  who: Person;
  eyes: string;
  office: string;
  issued: string;
  mrz: string[];
}

export function omangFacts(random: Random): OmangFacts {
  const who = person(random);
  const issued = addDays(TODAY, -random.int(30, 3900));
  const expiry = addYears(issued, 10);
  const document = `${random.letters(1)}${random.digits(7)}`;
  const mrz = td1({
    code: 'AC',
    state: 'BWA',
    document,
    optional1: who.omang,
    nationality: 'BWA',
    optional2: `<${random.letters(1)}${random.digits(7)}`,
    birth: mrzDate(who.birth),
    expiry: mrzDate(expiry),
    sex: who.sex,
    surname: who.surname,
    forenames: who.forenames,
  });
  return {
    who,
    issued,
    mrz,
    eyes: random.pick(['BROWN', 'BROWN', 'BLACK', 'HAZEL']),
    office: town(random).toUpperCase(),
    values: {
      name: who.name,
      fullName: who.name,
      surname: who.surname,
      forenames: who.forenames,
      idNumber: who.omang,
      dateOfBirth: who.birth,
      placeOfBirth: who.birthplace,
      nationality: 'MOTSWANA',
      gender: who.sex,
      expiryDate: expiry,
      dateOfIssue: issued,
      documentNumber: document,
    },
  };
}

const NAVY = '#16305e';

/** The card's ground: pale colour, waves, rosettes. */
export function cardGround(d: Draft, random: Random, tint: string, colours: string[]): void {
  const { width, height } = d.sheet;
  d.path(rectPath(0, 0, width, height), {
    fill: {
      from: [0, 0],
      to: [width, height],
      stops: [
        [0, tint],
        [0.5, '#ffffff'],
        [1, tint],
      ],
    },
  });
  guilloche(d, 0, 0, width, height, random, colours, 14);
  rosette(d, width * 0.68, height * 0.55, 34, colours[0]!);
}

/** The word on the photograph that keeps a specimen from being mistaken. */
export function cardSpecimen(d: Draft, x: number, y: number): void {
  d.turned(x, y, 'SPECIMEN', -28, { bold: true, size: 8, colour: '#c02030', opacity: 0.8 });
}

const pair = (
  d: Draft,
  x: number,
  y: number,
  label: string,
  value: ReturnType<Draft['f']>,
  size = 8.2,
): void => {
  d.text(x, y, label, { size: 4.8, colour: '#33507f' });
  d.text(x, y + size + 0.9, value, { size, bold: true });
};

/** Issuer-like arrangement of the card in pockets today: photograph left, small labels above values. */
function legacyA(d: Draft, { who, eyes, office, mrz }: OmangFacts, random: Random): void {
  d.page('id1').use({ family: 'sans', size: 8, colour: '#111' });
  cardGround(d, random, '#cfe3f2', ['#8fb7d8', '#d7c79a']);
  emblem(d, 8, 5, 18);
  d.text(130, 13, 'REPUBLIC OF BOTSWANA', { bold: true, size: 9.5, colour: NAVY, align: 'centre' });
  d.text(130, 22, 'NATIONAL IDENTITY CARD', { bold: true, size: 7, colour: NAVY, align: 'centre' });
  portrait(d, 9, 32, 62, 78, who, random);
  cardSpecimen(d, 18, 104);
  pair(d, 80, 36, 'SURNAME', d.f('surname', upper));
  pair(d, 80, 54, 'FORENAMES', d.f('forenames', upper));
  pair(d, 80, 72, 'ID NUMBER', d.f('idNumber'), 10);
  pair(d, 80, 92, 'DATE OF BIRTH', d.f('dateOfBirth', slashDate));
  pair(d, 80, 110, 'PLACE OF BIRTH', d.f('placeOfBirth', upper));
  d.text(80, 130, 'SIGNATURE OF BEARER', { size: 4.8, colour: '#33507f' });
  signature(d, random, 84, 130, 80, 16, '#111');
  d.text(228, 141, 'C', { bold: true, size: 11, colour: NAVY });

  d.page();
  cardGround(d, random, '#dfeadb', ['#9cc19a', '#c9c9a2']);
  pair(d, 10, 12, 'NATIONALITY', d.f('nationality'));
  pair(d, 90, 12, 'SEX', d.f('gender'));
  pair(d, 130, 12, 'COLOUR OF EYES', { text: eyes });
  pair(d, 10, 33, 'DATE OF EXPIRY', d.f('expiryDate', slashDate));
  pair(d, 90, 33, 'PLACE OF APPLICATION', { text: office });
  d.text(10, 58, 'SIGNATURE OF REGISTRAR', { size: 4.8, colour: '#33507f' });
  signature(d, random, 14, 60, 70, 22, '#222');
  thumbprint(d, 188, 28, 40, 54, random);
  printMrz(d, 'TD1', mrz, { x: 9, y: 108, width: 224, pitch: 15 });
}

/** Labels left of values, photograph right, names larger. */
function legacyB(d: Draft, { who, eyes, office, mrz }: OmangFacts, random: Random): void {
  d.page('id1').use({ family: 'narrow', size: 8.5, colour: '#141414' });
  cardGround(d, random, '#e8e2cf', ['#c7b98b', '#a9c0cf']);
  d.path(rectPath(0, 0, 242.65, 24), { fill: '#5d8fbf' });
  emblem(d, 216, 3, 18, '#ffffff');
  d.text(10, 11, 'REPUBLIC OF BOTSWANA', { bold: true, size: 9, colour: '#fff' });
  d.text(10, 20, 'OMANG - NATIONAL IDENTITY CARD', { bold: true, size: 7, colour: '#fff' });
  portrait(d, 166, 32, 64, 82, who, random);
  cardSpecimen(d, 176, 108);
  const rows: [string, ReturnType<Draft['f']>][] = [
    ['SURNAME', d.f('surname', upper)],
    ['FORENAMES', d.f('forenames', upper)],
    ['ID NUMBER', d.f('idNumber')],
    ['DATE OF BIRTH', d.f('dateOfBirth', slashDate)],
    ['PLACE OF BIRTH', d.f('placeOfBirth', upper)],
  ];
  rows.forEach(([label, value], i) => {
    d.text(10, 42 + i * 16, label, { size: 6.2, colour: '#4b4b4b' });
    d.text(66, 42 + i * 16, value, { bold: true, size: 9 });
  });
  signature(d, random, 66, 118, 74, 18, '#111');
  d.text(10, 140, 'SIGNATURE OF BEARER', { size: 5, colour: '#4b4b4b' });

  d.page();
  cardGround(d, random, '#e8e2cf', ['#c7b98b', '#a9c0cf']);
  const back: [string, ReturnType<Draft['f']>][] = [
    ['NATIONALITY', d.f('nationality')],
    ['SEX', d.f('gender')],
    ['COLOUR OF EYES', { text: eyes }],
    ['DATE OF EXPIRY', d.f('expiryDate', slashDate)],
    ['PLACE OF APPLICATION', { text: office }],
  ];
  back.forEach(([label, value], i) => {
    d.text(10, 15 + i * 14, label, { size: 6, colour: '#4b4b4b' });
    d.text(80, 15 + i * 14, value, { bold: true, size: 8.5 });
  });
  thumbprint(d, 192, 12, 40, 54, random);
  signature(d, random, 150, 70, 66, 18, '#222');
  d.text(146, 96, 'SIGNATURE OF REGISTRAR', { size: 5, colour: '#4b4b4b' });
  printMrz(d, 'TD1', mrz, { x: 9, y: 111, width: 224, pitch: 14.5 });
}

/** A guess at a second-generation card: two languages, issue date printed, ghost portrait, nationality and sex on the front. */
function second(d: Draft, { who, mrz }: OmangFacts, random: Random): void {
  d.page('id1').use({ family: 'verdana', size: 7, colour: '#101820' });
  cardGround(d, random, '#d6ecf4', ['#7fb3c9', '#9ad0c2']);
  d.text(121, 11, 'LEFATSHE LA BOTSWANA', { bold: true, size: 7, colour: '#0e4a6b', align: 'centre' });
  d.text(121, 20, 'REPUBLIC OF BOTSWANA', { bold: true, size: 7, colour: '#0e4a6b', align: 'centre' });
  d.text(121, 28, 'IDENTITY CARD / KARATA YA BOITSHUPO', { size: 5.2, align: 'centre' });
  portrait(d, 10, 36, 66, 86, who, random);
  portrait(d, 196, 92, 34, 44, who, random, 'ghost-portrait');
  cardSpecimen(d, 18, 116);
  const at = (x: number, y: number, label: string, value: ReturnType<Draft['f']>): void => {
    d.text(x, y, label, { size: 4.4, colour: '#2f6079' });
    d.text(x, y + 8.4, value, { size: 7.4, bold: true });
  };
  at(84, 40, 'Surname / Sefane', d.f('surname', upper));
  at(84, 57, 'Forenames / Maina', d.f('forenames', upper));
  at(84, 74, 'ID Number / Nomoro ya Omang', d.f('idNumber'));
  at(84, 91, 'Date of birth / Letsatsi la matsalo', d.f('dateOfBirth', dashDate));
  at(84, 108, 'Sex / Bong', d.f('gender'));
  at(126, 108, 'Nationality', d.f('nationality'));
  at(84, 125, 'Place of birth / Lefelo la matsalo', d.f('placeOfBirth', upper));

  d.page();
  cardGround(d, random, '#d6ecf4', ['#7fb3c9', '#9ad0c2']);
  d.path(rectPath(14, 20, 34, 28, 4), { fill: '#d8b45a', stroke: '#8f6d22', width: 0.6 });
  at(64, 16, 'Date of issue', d.f('dateOfIssue', dashDate));
  at(64, 34, 'Date of expiry', d.f('expiryDate', dashDate));
  at(64, 52, 'Document number', d.f('documentNumber'));
  at(150, 16, 'Issuing authority', { text: 'REGISTRAR - DCNR' });
  signature(d, random, 150, 36, 60, 20, '#222');
  d.text(150, 64, 'Registrar of National Registration', { size: 4.4, colour: '#2f6079' });
  printMrz(d, 'TD1', mrz, { x: 9, y: 109, width: 224, pitch: 15 });
}

const issuer = 'Civil and National Registration (imagined card)';
export const omang = defineType<OmangFacts>({
  type: 'OMANG',
  category: 'IDENTITY',
  configuredType: 'BOTSWANA_ID_CARD',
  fields: CATEGORY_FIELDS.IDENTITY,
  same: { fullName: 'name' },
  parts: { name: ['forenames', 'surname'] },
  facts: omangFacts,
  layouts: [
    { issuer, draw: legacyA },
    { issuer, draw: legacyB },
    { issuer, draw: second },
  ],
});
