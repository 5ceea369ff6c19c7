import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { form } from '../parts/form.ts';
import { frame } from '../parts/frame.ts';
import { emblem } from '../parts/logo.ts';
import { portrait } from '../parts/portrait.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine, signature } from '../parts/signature.ts';
import { stamp } from '../parts/stamp.ts';
import { addDays, addYears, longDate, monCapsDate, slashDate, TODAY } from '../world/dates.ts';
import type { Person } from '../world/person.ts';
import { person, upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';
import { cardGround } from './omang.ts';

export interface PermitFacts extends Facts {
  who: Person;
  office: string;
  purpose: string;
}

const LANDS: [string, string, string[], string[]][] = [
  [
    'ZIMBABWEAN',
    'HARARE',
    ['Tendai', 'Rudo', 'Farai', 'Nyasha', 'Chipo'],
    ['Moyo', 'Chirwa', 'Mutasa', 'Gumbo'],
  ],
  ['ZAMBIAN', 'NDOLA', ['Mutale', 'Chanda', 'Bwalya', 'Mulenga'], ['Phiri', 'Banda', 'Zulu', 'Tembo']],
  ['INDIAN', 'PUNE', ['Anil', 'Priya', 'Rakesh', 'Sunita'], ['Patil', 'Nair', 'Desai', 'Kulkarni']],
  [
    'SOUTH AFRICAN',
    'MAFIKENG',
    ['Sipho', 'Anneke', 'Johan', 'Lindiwe'],
    ['Botha', 'Nkosi', 'Mokoena', 'Venter'],
  ],
  ['CHINESE', 'XIAMEN', ['Wei', 'Li', 'Jun', 'Fang'], ['Chen', 'Zhao', 'Lin', 'Huang']],
  [
    'KENYAN',
    'NAKURU',
    ['Wanjiru', 'Otieno', 'Kamau', 'Achieng'],
    ['Mwangi', 'Odhiambo', 'Njoroge', 'Kiprono'],
  ],
];

export function permitFacts(random: Random): PermitFacts {
  const [nationality, city, given, family] = random.pick(LANDS);
  const base = person(random, { minAge: 22, maxAge: 60 });
  const forenames = random.pick(given);
  const surname = random.pick(family);
  const who = { ...base, forenames, surname, name: `${forenames} ${surname}` };
  const issued = addDays(TODAY, -random.int(20, 1200));
  const number = `${random.pick(['RP', 'GRP', 'TRP'])}${random.digits(6)}`;
  return {
    who,
    office: random.pick(['GABORONE', 'FRANCISTOWN', 'MAUN']),
    purpose: random.pick(['EMPLOYMENT', 'INVESTOR', 'DEPENDANT', 'STUDY']),
    values: {
      name: who.name,
      fullName: who.name,
      surname,
      forenames,
      idNumber: number,
      permitNumber: number,
      passportNumber: `${random.letters(2)}${random.digits(7)}`,
      dateOfBirth: who.birth,
      gender: who.sex,
      nationality,
      placeOfBirth: city,
      dateOfIssue: issued,
      expiryDate: addDays(addYears(issued, random.int(1, 5)), -1),
      employer: null,
    },
  };
}

/** How a sticker looks, and what stands on its last rows. */
interface StickerLook {
  readonly title: string;
  readonly ground: string;
  readonly lines: readonly [string, string];
  readonly ink: string;
  readonly labelInk: string;
  readonly last: readonly (readonly [x: number, y: number, label: string, value: ReturnType<Draft['f']>])[];
}

/** The sticker in a passport, landscape, labels above values. */
export function drawSticker(d: Draft, f: PermitFacts, random: Random, look: StickerLook): void {
  d.page({ width: 340, height: 226 }).use({ family: 'sans', size: 8.5, colour: '#141414' });
  cardGround(d, random, look.ground, [...look.lines]);
  emblem(d, 12, 8, 26);
  d.text(46, 20, 'REPUBLIC OF BOTSWANA', { bold: true, size: 10, colour: look.ink });
  d.text(46, 33, look.title, { bold: true, size: 12, colour: look.ink });
  d.text(328, 22, d.f('permitNumber'), { size: 12, bold: true, align: 'right', colour: '#a01c28' });
  portrait(d, 254, 44, 72, 90, f.who, random);
  const cell = (x: number, y: number, label: string, value: ReturnType<Draft['f']>): void => {
    d.text(x, y, label, { size: 5.2, colour: look.labelInk });
    d.text(x, y + 10, value, { bold: true });
  };
  cell(14, 52, 'SURNAME', d.f('surname', upper));
  cell(14, 73, 'FORENAMES', d.f('forenames', upper));
  cell(14, 94, 'PASSPORT NUMBER', d.f('passportNumber'));
  cell(130, 94, 'NATIONALITY', d.f('nationality'));
  cell(14, 115, 'DATE OF BIRTH', d.f('dateOfBirth', slashDate));
  cell(130, 115, 'SEX', d.f('gender'));
  cell(14, 136, 'DATE OF ISSUE', d.f('dateOfIssue', slashDate));
  cell(130, 136, 'VALID UNTIL', d.f('expiryDate', slashDate));
  for (const [x, y, label, value] of look.last) cell(x, y, label, value);
  signature(d, random, 230, 150, 84, 24);
  d.text(230, 184, 'Immigration Officer', { size: 6 });
  d.text(170, 216, 'SPECIMEN', { size: 7, bold: true, align: 'centre', colour: '#c02030' });
}

const sticker = (d: Draft, f: PermitFacts, random: Random): void =>
  drawSticker(d, f, random, {
    title: 'RESIDENCE PERMIT',
    ground: '#e6f0df',
    lines: ['#a9c79b', '#c7b27e'],
    ink: '#2c5530',
    labelInk: '#4d6b4a',
    last: [
      [14, 157, 'PLACE OF ISSUE', { text: f.office }],
      [130, 157, 'CATEGORY', { text: f.purpose }],
    ],
  });

/** An A4 permit with numbered conditions and a stamp. */
function paperA4(d: Draft, f: PermitFacts, random: Random): void {
  d.left = d.right = 64;
  d.page('a4').use({ family: 'serif', size: 11 });
  emblem(d, 273, 40, 50);
  d.y = 104;
  d.para('REPUBLIC OF BOTSWANA', { bold: true, size: 14, align: 'centre', after: 2 });
  d.para('IMMIGRATION ACT (CAP. 25:02)', { align: 'centre', after: 2 });
  d.para('TEMPORARY RESIDENCE PERMIT', { bold: true, size: 16, align: 'centre' });
  d.para(['Permit No. ', d.f('permitNumber', undefined, { bold: true })], { align: 'right' });
  d.para(
    'Permission is hereby granted to the person named below to enter and remain in Botswana subject to the conditions of this permit.',
  );
  form(
    d,
    [
      ['Full name', d.f('name')],
      ['Nationality', d.f('nationality')],
      ['Date of birth', d.f('dateOfBirth', longDate)],
      ['Passport number', d.f('passportNumber')],
      ['Purpose of residence', f.purpose],
      ['Date of issue', d.f('dateOfIssue', longDate)],
      ['Date of expiry', d.f('expiryDate', longDate)],
    ],
    { arrangement: 'dots', labelWidth: 150, pitch: 8 },
  );
  d.gap(12);
  for (const text of [
    '1. The holder shall not take up employment other than that approved.',
    '2. The holder shall report any change of address within fourteen days.',
    '3. This permit shall be surrendered on leaving Botswana for good.',
  ])
    d.para(text);
  signatureLine(d, random, { x: 64, y: d.y + 60, width: 180 }, [
    'for Director of Immigration and Citizenship',
  ]);
  stamp(d, random, {
    x: 430,
    y: d.y + 50,
    shape: 'round',
    rows: [monCapsDate(String(d.values['dateOfIssue'])), f.office],
    ring: 'DEPARTMENT OF IMMIGRATION',
  });
  specimenLine(d);
}

/** A certificate of permanent residence. */
function certificate(d: Draft, f: PermitFacts, random: Random): void {
  d.left = d.right = 80;
  d.page('a4Landscape').use({ family: 'slab', size: 11 });
  d.path(rectPath(0, 0, 842, 596), { fill: '#fbf8ee' });
  frame(d, 'ornate', '#7a6a2f', random);
  emblem(d, 396, 52, 50, '#7a6a2f');
  d.y = 112;
  d.para('CERTIFICATE OF PERMANENT RESIDENCE', { bold: true, size: 18, align: 'centre', colour: '#5c4d16' });
  d.para(
    [
      'This is to certify that ',
      d.f('name', upper, { bold: true }),
      ', holder of passport number ',
      d.f('passportNumber'),
      ', born on ',
      d.f('dateOfBirth', longDate),
      ' at ',
      d.f('placeOfBirth'),
      ', a national of ',
      d.f('nationality', (v: string) => v),
      ', has been granted the right to reside permanently in the Republic of Botswana.',
    ],
    { align: 'centre', leading: 1.7 },
  );
  d.gap(10);
  form(
    d,
    [
      ['Certificate number', d.f('permitNumber')],
      ['Issued on', d.f('dateOfIssue', longDate)],
    ],
    { arrangement: 'colon', x: 280, width: 300, labelWidth: 130 },
  );
  signatureLine(d, random, { x: 110, y: 470, width: 190 }, [
    'Director, Department of Immigration',
    'and Citizenship',
  ]);
  stamp(d, random, {
    x: 640,
    y: 460,
    shape: 'box',
    rows: ['IMMIGRATION', monCapsDate(String(d.values['dateOfIssue'])), f.office],
  });
  specimenLine(d);
}

const issuer = 'Immigration and Citizenship (imagined permit)';
export const residencePermit = defineType<PermitFacts>({
  type: 'RESIDENCE_PERMIT',
  category: 'IDENTITY',
  configuredType: 'OTHER',
  fields: [...CATEGORY_FIELDS.IDENTITY, 'permitNumber', 'passportNumber'],
  same: { fullName: 'name', idNumber: 'permitNumber' },
  parts: { name: ['forenames', 'surname'] },
  facts: permitFacts,
  layouts: [
    { issuer, draw: sticker, dpi: 300 },
    { issuer, draw: paperA4 },
    { issuer, draw: certificate },
  ],
});
