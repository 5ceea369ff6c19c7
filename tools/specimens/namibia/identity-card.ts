import type { Draft } from '../draw/draft.ts';
import { emblem } from '../parts/logo.ts';
import { portrait } from '../parts/portrait.ts';
import { signature } from '../parts/signature.ts';
import { printMrz } from '../parts/zone.ts';
import { CATEGORY_FIELDS, defineType, type Facts } from '../types/define.ts';
import { cardGround, cardSpecimen } from '../types/omang.ts';
import { addDays, addYears, monCapsDate, mrzDate, slashDate, TODAY } from '../world/dates.ts';
import { td1 } from '../world/mrz.ts';
import { upper, type Person } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { namibian } from './people.ts';

interface CardFacts extends Facts {
  who: Person;
  mrz: string[];
}

function facts(random: Random): CardFacts {
  const who = namibian(random);
  const issued = addDays(TODAY, -random.int(30, 1500));
  const expiry = addYears(issued, 10);
  return {
    who,
    mrz: td1({
      code: 'ID',
      state: 'NAM',
      document: `N${random.digits(8)}`,
      optional1: who.idNumber,
      nationality: 'NAM',
      optional2: '',
      birth: mrzDate(who.birth),
      expiry: mrzDate(expiry),
      sex: who.sex,
      surname: who.surname,
      forenames: who.forenames,
    }),
    values: {
      name: who.name,
      fullName: who.name,
      surname: who.surname,
      forenames: who.forenames,
      idNumber: who.idNumber,
      dateOfBirth: who.birth,
      placeOfBirth: who.birthplace,
      nationality: 'NAMIBIAN',
      gender: who.sex,
      expiryDate: expiry,
      dateOfIssue: issued,
    },
  };
}

type Value = ReturnType<Draft['f']>;

function ground(d: Draft, random: Random, tint: string, title: string): void {
  d.page('id1').use({ family: 'sans', size: 8, colour: '#101820' });
  cardGround(d, random, tint, ['#8fb7d8', '#b9cfa0']);
  emblem(d, 216, 4, 18);
  d.text(121, 11, 'REPUBLIC OF NAMIBIA', { bold: true, size: 8.5, align: 'centre' });
  d.text(121, 20, title, { bold: true, size: 6.5, align: 'centre' });
}

/** The card without a zone: number first, labels above values, nothing on its end (imagined). */
function older(d: Draft, { who }: CardFacts, random: Random): void {
  ground(d, random, '#cfe6f2', 'NATIONAL IDENTITY CARD');
  portrait(d, 10, 32, 62, 78, who, random);
  cardSpecimen(d, 18, 106);
  const at = (y: number, label: string, value: Value): void => {
    d.text(82, y, label, { size: 4.8, colour: '#33507f' });
    d.text(82, y + 9, value, { size: 8.2, bold: true });
  };
  at(34, 'ID NUMBER', d.f('idNumber'));
  at(52, 'SURNAME', d.f('surname', upper));
  at(70, 'FIRST NAMES', d.f('forenames', upper));
  at(88, 'DATE OF BIRTH', d.f('dateOfBirth', slashDate));
  at(106, 'PLACE OF BIRTH', d.f('placeOfBirth', upper));
  d.text(10, 128, 'MINISTRY OF HOME AFFAIRS AND IMMIGRATION', { size: 4.6 });
  signature(d, random, 90, 124, 70, 14, '#111');
}

/** A card with a zone on its back (imagined): sex, nationality and days beside their labels. */
function withZone(d: Draft, { who, mrz }: CardFacts, random: Random): void {
  ground(d, random, '#e4eedb', 'Identity Card');
  portrait(d, 168, 32, 62, 78, who, random);
  cardSpecimen(d, 176, 106);
  const rows: [string, Value][] = [
    ['Surname', d.f('surname', upper)],
    ['Given names', d.f('forenames', upper)],
    ['Identity No.', d.f('idNumber')],
    ['Sex', d.f('gender')],
    ['Date of birth', d.f('dateOfBirth', monCapsDate)],
    ['Nationality', d.f('nationality')],
  ];
  rows.forEach(([label, value], i) => {
    d.text(10, 40 + i * 15, label, { size: 6, colour: '#4b4b4b' });
    d.text(64, 40 + i * 15, value, { bold: true, size: 8 });
  });
  d.page();
  cardGround(d, random, '#e4eedb', ['#8fb7d8', '#b9cfa0']);
  const back: [string, Value][] = [
    ['Place of birth', d.f('placeOfBirth', upper)],
    ['Date of issue', d.f('dateOfIssue', monCapsDate)],
    ['Date of expiry', d.f('expiryDate', monCapsDate)],
  ];
  back.forEach(([label, value], i) => {
    d.text(10, 20 + i * 18, label, { size: 6, colour: '#4b4b4b' });
    d.text(80, 20 + i * 18, value, { bold: true, size: 8 });
  });
  printMrz(d, 'TD1', mrz, { x: 9, y: 111, width: 224, pitch: 14.5 });
}

const issuer = 'Ministry of Home Affairs of Namibia (imagined card)';
export const identityCard = defineType<CardFacts>({
  type: 'NAMIBIAN_ID_CARD',
  category: 'IDENTITY',
  configuredType: 'OTHER',
  fields: CATEGORY_FIELDS.IDENTITY,
  same: { fullName: 'name' },
  parts: { name: ['forenames', 'surname'] },
  facts,
  layouts: [
    { issuer, draw: older },
    { issuer, draw: withZone },
  ],
});
