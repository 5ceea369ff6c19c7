import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { portrait } from '../parts/portrait.ts';
import { qr } from '../parts/qr.ts';
import { signature } from '../parts/signature.ts';
import {
  addDays,
  addMonths,
  addYears,
  dashDate,
  monthEnd,
  monYear,
  slashDate,
  TODAY,
} from '../world/dates.ts';
import type { Person } from '../world/person.ts';
import { person, upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';
import { cardGround, cardSpecimen } from './omang.ts';

export interface LicenceFacts extends Facts {
  who: Person;
  from: string;
  to: string;
  first: string;
  restriction: string;
  prdp: string;
}

/** Nobody younger is licensed to drive a car. */
const LICENSABLE_AGE = 18;
const latest = (a: string, b: string): string => (a > b ? a : b);

export function licenceFacts(random: Random): LicenceFacts {
  const who = person(random, { minAge: 20 });
  const ofAge = addYears(who.birth, LICENSABLE_AGE);
  const drawn = `${addMonths(TODAY, -random.int(1, 62)).slice(0, 7)}-01`;
  const from = drawn > ofAge ? drawn : `${addMonths(ofAge, 1).slice(0, 7)}-01`;
  const to = monthEnd(addMonths(addYears(from, 5), -1));
  return {
    who,
    from,
    to,
    first: latest(addDays(from, -random.int(0, 5000)), ofAge),
    restriction: String(random.int(0, 1)),
    prdp: random.pick(['', '', 'P', 'G', 'P G']),
    values: {
      name: who.name,
      fullName: who.name,
      surname: who.surname,
      forenames: who.forenames,
      idNumber: who.omang,
      dateOfBirth: who.birth,
      gender: who.sex,
      licenceNumber: random.digits(6),
      licenceClass: random.pick(['B', 'B', 'C1', 'A', 'EC', 'C']),
      expiryDate: to,
      dateOfIssue: from,
      nationality: null,
      placeOfBirth: null,
      firstIssueDate: null,
    },
  };
}

const validity = (d: Draft, f: LicenceFacts, joint: string) => [
  d.f('dateOfIssue', () => monYear(f.from)),
  joint,
  d.f('expiryDate', () => monYear(f.to)),
];

/** Name lines without labels, everything else label colon value, photograph left. */
function cardA(d: Draft, f: LicenceFacts, random: Random): void {
  d.values['firstIssueDate'] = f.first;
  d.page('id1').use({ family: 'sans', size: 7, colour: '#111' });
  cardGround(d, random, '#f5dfe2', ['#d9a6ad', '#b9c7d9']);
  d.path(rectPath(0, 0, 242.65, 20), { fill: '#b23a48' });
  d.text(10, 13, 'BOTSWANA DRIVING LICENCE', { bold: true, size: 10, colour: '#fff' });
  portrait(d, 9, 28, 58, 74, f.who, random);
  cardSpecimen(d, 16, 96);
  d.text(76, 36, d.f('surname', upper), { bold: true, size: 9.5 });
  d.text(76, 47, d.f('forenames', upper), { bold: true, size: 9.5 });
  const rows: [string, ReturnType<Draft['f']> | (string | ReturnType<Draft['f']>)[]][] = [
    ['ID: Omang', d.f('idNumber')],
    ['Gender:', d.f('gender', (v: string) => (v === 'M' ? 'Male' : 'Female'))],
    ['Date of Birth:', d.f('dateOfBirth', slashDate)],
    ['Licence Number:', d.f('licenceNumber')],
    ['Class:', d.f('licenceClass')],
    ['Validity Period:', validity(d, f, ' - ')],
    ['First Issue:', d.f('firstIssueDate', slashDate)],
  ];
  rows.forEach(([label, value], i) => {
    d.text(76, 60 + i * 11, label, { size: 6.6, colour: '#6b2430' });
    d.text(132, 60 + i * 11, value, { bold: true, size: 7.4 });
  });
  d.text(
    10,
    144,
    `Driver Restriction: ${f.restriction}   Veh. Restr.: 0   Endorsement: No${f.prdp ? `   PrDP: ${f.prdp}` : ''}`,
    { size: 6 },
  );
  signature(d, random, 10, 110, 56, 22, '#111');
}

/** Small labels above values, two columns, photograph right, a QR code. */
function cardB(d: Draft, f: LicenceFacts, random: Random): void {
  d.page('id1').use({ family: 'narrow', size: 8, colour: '#101010' });
  cardGround(d, random, '#dcebe0', ['#9ec2a6', '#cbb98f']);
  d.text(10, 14, 'REPUBLIC OF BOTSWANA', { bold: true, size: 8, colour: '#215732' });
  d.text(10, 24, "DRIVER'S LICENCE", { bold: true, size: 11, colour: '#215732' });
  portrait(d, 172, 10, 60, 76, f.who, random);
  cardSpecimen(d, 180, 80);
  qr(d, 186, 96, 46, `DL ${String(d.values['licenceNumber'])} SPECIMEN`);
  const at = (x: number, y: number, label: string, value: Parameters<Draft['text']>[2]): void => {
    d.text(x, y, label, { size: 5, colour: '#4c7257' });
    d.text(x, y + 9, value, { size: 8.4, bold: true });
  };
  at(10, 36, 'Surname', d.f('surname', upper));
  at(10, 54, 'Forenames', d.f('forenames', upper));
  at(10, 72, 'Omang No.', d.f('idNumber'));
  at(86, 72, 'Licence No.', d.f('licenceNumber'));
  at(10, 90, 'Date of birth', d.f('dateOfBirth', dashDate));
  at(86, 90, 'Sex', d.f('gender'));
  at(130, 90, 'Class', d.f('licenceClass'));
  at(
    10,
    108,
    'Valid from',
    d.f('dateOfIssue', () => monYear(f.from)),
  );
  at(
    86,
    108,
    'Valid until',
    d.f('expiryDate', () => monYear(f.to)),
  );
  at(10, 126, 'Issuing office', { text: 'DRTS GABORONE' });
  signature(d, random, 90, 124, 70, 20, '#111');
}

/** Numbered items as on cards of other countries of the region, front and back. */
function cardC(d: Draft, f: LicenceFacts, random: Random): void {
  d.page('id1').use({ family: 'verdana', size: 6.4, colour: '#10131c' });
  cardGround(d, random, '#e2e6f4', ['#a7b0d9', '#d9c39b']);
  d.text(121, 13, 'DRIVING LICENCE - LAESENSE YA GO KGWEETSA', {
    bold: true,
    size: 6.6,
    align: 'centre',
    colour: '#2b3a7a',
  });
  d.text(121, 22, 'DEPARTMENT OF ROAD TRANSPORT AND SAFETY', { size: 5.4, align: 'centre' });
  portrait(d, 8, 30, 62, 80, f.who, random);
  cardSpecimen(d, 16, 104);
  const rows: [string, Parameters<Draft['text']>[2]][] = [
    ['1. Surname', d.f('surname', upper)],
    ['2. Names', d.f('forenames', upper)],
    ['3. Date of birth', d.f('dateOfBirth', slashDate)],
    ['4. ID number', d.f('idNumber')],
    ['5. Licence number', d.f('licenceNumber')],
    ['6. Validity', validity(d, f, ' to ')],
  ];
  rows.forEach(([label, value], i) => {
    d.text(78, 38 + i * 15, label, { size: 5.2, colour: '#47538f' });
    d.text(142, 38 + i * 15, value, { size: 7, bold: true });
  });
  signature(d, random, 10, 114, 60, 22, '#111');
  d.page();
  cardGround(d, random, '#e2e6f4', ['#a7b0d9', '#d9c39b']);
  d.text(12, 20, '7. Class', { size: 5.2, colour: '#47538f' });
  d.text(60, 20, d.f('licenceClass'), { size: 7, bold: true });
  d.text(12, 34, '8. First issue', { size: 5.2, colour: '#47538f' });
  d.text(60, 34, slashDate(f.first), { size: 7, bold: true });
  d.text(12, 48, '9. Restrictions', { size: 5.2, colour: '#47538f' });
  d.text(60, 48, f.restriction, { size: 7, bold: true });
  d.text(12, 62, '10. Gender', { size: 5.2, colour: '#47538f' });
  d.text(60, 62, d.f('gender'), { size: 7, bold: true });
  d.column(
    12,
    84,
    218,
    'A1 A motorcycle  B light motor vehicle  EB with trailer  C1 C heavy  EC1 EC heavy with trailer  F tractor  H earth moving',
    { size: 5.6 },
  );
}

const issuer = 'Road Transport and Safety (imagined card)';
export const driversLicence = defineType<LicenceFacts>({
  type: 'DRIVERS_LICENCE',
  category: 'IDENTITY',
  configuredType: 'OTHER',
  fields: [...CATEGORY_FIELDS.IDENTITY, 'licenceNumber', 'licenceClass'],
  same: { fullName: 'name' },
  parts: { name: ['forenames', 'surname'] },
  facts: licenceFacts,
  layouts: [
    { issuer, draw: cardA },
    { issuer, draw: cardB },
    { issuer, draw: cardC },
  ],
});
