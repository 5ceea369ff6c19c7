import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { portrait } from '../parts/portrait.ts';
import { signature } from '../parts/signature.ts';
import { printMrz } from '../parts/zone.ts';
import { monCapsDate, mrzDate } from '../world/dates.ts';
import { td3 } from '../world/mrz.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { cardGround, cardSpecimen } from './omang.ts';
import type { PassportFacts } from './passport.ts';

// State codes of ICAO Doc 9303 part 3 and the nationality as such books print it.
const STATES: [code: string, country: string, nationality: string, cities: string[]][] = [
  ['ZWE', 'REPUBLIC OF ZIMBABWE', 'ZIMBABWEAN', ['HARARE', 'GWERU']],
  ['ZMB', 'REPUBLIC OF ZAMBIA', 'ZAMBIAN', ['LUSAKA', 'NDOLA']],
  ['NAM', 'REPUBLIC OF NAMIBIA', 'NAMIBIAN', ['WINDHOEK', 'RUNDU']],
  ['ZAF', 'REPUBLIC OF SOUTH AFRICA', 'SOUTH AFRICAN', ['MAHIKENG', 'PRETORIA']],
  ['KEN', 'REPUBLIC OF KENYA', 'KENYAN', ['NAIROBI', 'KISUMU']],
];

/** The book of a neighbour country: no Omang in it, so the zone's personal number is empty. */
export function foreignBook(d: Draft, { who }: PassportFacts, random: Random): void {
  const [code, country, nationality, cities] = random.pick(STATES);
  const number = `${random.letters(1)}${random.pick(['', random.letters(1)])}${random.digits(7)}`.slice(0, 9);
  const { dateOfBirth, expiryDate } = d.values as { dateOfBirth: string; expiryDate: string };
  Object.assign(d.values, {
    nationality,
    passportNumber: number,
    idNumber: number,
    personalNumber: null,
    placeOfBirth: random.pick(cities),
  });
  d.page('id3').use({ family: 'sans', size: 8.6, colour: '#141414' });
  cardGround(d, random, '#efe6da', ['#c7ae8b', '#9fb3a9']);
  d.path(rectPath(0, 0, 355, 22), { fill: '#5a2a27' });
  d.text(12, 15, country, { bold: true, size: 10, colour: '#fff' });
  d.text(342, 15, 'PASSPORT', { bold: true, size: 10, colour: '#fff', align: 'right' });
  portrait(d, 14, 34, 92, 118, who, random);
  cardSpecimen(d, 30, 142);
  const cells: [number, number, string, Parameters<Draft['text']>[2]][] = [
    [118, 38, 'Type', 'P'],
    [158, 38, 'Country code', code],
    [230, 38, 'Passport No.', d.f('passportNumber')],
    [118, 60, 'Surname', d.f('surname', upper)],
    [118, 82, 'Given names', d.f('forenames', upper)],
    [118, 104, 'Nationality', d.f('nationality')],
    [230, 104, 'Date of birth', d.f('dateOfBirth', monCapsDate)],
    [118, 126, 'Sex', d.f('gender')],
    [230, 126, 'Place of birth', d.f('placeOfBirth')],
    [118, 148, 'Date of issue', d.f('dateOfIssue', monCapsDate)],
    [230, 148, 'Date of expiry', d.f('expiryDate', monCapsDate)],
    [118, 170, 'Authority', 'REGISTRAR GENERAL'],
  ];
  for (const [x, y, label, value] of cells) {
    d.text(x, y, label, { size: 5.2, colour: '#7a4a3a' });
    d.text(x, y + 10, value, { bold: true });
  }
  signature(d, random, 18, 158, 80, 24, '#222');
  const mrz = td3({
    state: code,
    document: number,
    nationality: code,
    personal: '',
    birth: mrzDate(dateOfBirth),
    expiry: mrzDate(expiryDate),
    sex: who.sex,
    surname: who.surname,
    forenames: who.forenames,
  });
  printMrz(d, 'TD3', mrz, { x: 14, y: 219, width: 326, pitch: 17 });
}
