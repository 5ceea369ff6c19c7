import type { Draft } from '../../draw/draft.ts';
import type { Inline } from '../../draw/inline.ts';
import { rectPath } from '../../draw/shapes.ts';
import { portrait } from '../../parts/portrait.ts';
import { printMrz } from '../../parts/zone.ts';
import { dashDate, longDate, monDashDate, padDate } from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { LicenceFacts } from '../drivers-licence.ts';
import type { OmangFacts } from '../omang.ts';
import type { PassportFacts } from '../passport.ts';

type Pair = [label: string, value: Inline];
/** Labels right-aligned against a line, values left of it begin: `Surname : KGOSI` with the colon in a column. */
function columns(d: Draft, rows: Pair[], x: number, y: number, pitch: number): void {
  rows.forEach(([label, value], i) => {
    d.text(x, y + i * pitch, label, { align: 'right' });
    d.text(x + 3, y + i * pitch, ':');
    d.text(x + 8, y + i * pitch, value, { bold: true });
  });
}
const specimen = (d: Draft, x: number, y: number): void =>
  void d.text(x, y, 'SPECIMEN', { size: 6, bold: true, colour: '#b01020' });

/** A mock-up in a slide program: both halves of the card in grey, labels right-aligned against their colons. */
export function omangE(d: Draft, f: OmangFacts, random: Random): void {
  d.page('id1').use({ family: 'sans', size: 7.2, colour: '#111' });
  d.path(rectPath(0, 0, 242.65, 153), { fill: '#e9edf2' });
  d.text(12, 16, 'Republic of Botswana', { size: 8.5, bold: true });
  d.text(12, 26, 'Identity card - Omang', { size: 7 });
  columns(
    d,
    [
      ['ID number', d.f('idNumber')],
      ['Surname', d.f('surname')],
      ['Forenames', d.f('forenames')],
      ['Born', [d.f('dateOfBirth', dashDate), ' at ', d.f('placeOfBirth')]],
      ['Sex', d.f('gender')],
      ['Nationality', d.f('nationality', (v: string) => v[0] + v.slice(1).toLowerCase())],
    ],
    60,
    46,
    13,
  );
  portrait(d, 184, 12, 48, 62, f.who, random);
  specimen(d, 190, 86);
  d.text(12, 142, 'Holder’s signature ....................');
  d.page();
  d.path(rectPath(0, 0, 242.65, 153), { fill: '#e9edf2' });
  columns(
    d,
    [
      ['Date of expiry', d.f('expiryDate', dashDate)],
      ['Eyes', f.eyes],
      ['Applied at', f.office],
    ],
    76,
    24,
    13,
  );
  printMrz(d, 'TD1', f.mrz, { x: 9, y: 104, width: 224, pitch: 16.5 });
}

/** A data page in three bands: names over the whole width, then three columns, then the dates side by side. */
export function passportE(d: Draft, f: PassportFacts, random: Random): void {
  d.page('id3').use({ family: 'sans', size: 8.4, colour: '#0d1b12' });
  d.path(rectPath(0, 0, 355, 250), { fill: '#edf4ee' });
  d.text(177, 14, 'BOTSWANA - PASSPORT - PASSEPORT', { align: 'centre', bold: true, size: 9 });
  portrait(d, 258, 24, 84, 106, f.who, random);
  specimen(d, 285, 142);
  const under = (x: number, y: number, label: string, value: Inline): void => {
    d.text(x, y, label, { size: 5.2, colour: '#3d6347' });
    d.text(x, y + 9.5, value, { bold: true });
  };
  under(14, 30, 'SURNAME (1)', d.f('surname', upper));
  under(14, 54, 'GIVEN NAMES (2)', d.f('forenames', upper));
  under(14, 78, 'PASSPORT NUMBER', d.f('passportNumber'));
  under(100, 78, 'TYPE', 'P');
  under(140, 78, 'ISSUING STATE', 'BWA');
  under(14, 102, 'NATIONALITY (3)', d.f('nationality'));
  under(100, 102, 'SEX (5)', d.f('gender'));
  under(140, 102, 'NATIONAL ID', d.f('personalNumber'));
  under(14, 126, 'DATE OF BIRTH (4)', d.f('dateOfBirth', padDate));
  under(140, 126, 'PLACE OF BIRTH (6)', d.f('placeOfBirth'));
  under(14, 150, 'DATE OF ISSUE (7)', d.f('dateOfIssue', padDate));
  under(140, 150, 'DATE OF EXPIRATION (8)', d.f('expiryDate', padDate));
  under(14, 174, 'AUTHORITY (9)', f.authority);
  printMrz(d, 'TD3', f.mrz, { x: 14, y: 218, width: 326, pitch: 17 });
}

/** A licence on a half sheet of paper, as a temporary one is printed at the counter. */
export function licenceE(d: Draft, f: LicenceFacts, random: Random): void {
  d.left = d.right = 40;
  d.page('a5Landscape').use({ family: 'mono', size: 10 });
  d.y = 40;
  d.para('DEPARTMENT OF ROAD TRANSPORT AND SAFETY', { after: 1 });
  d.para('TEMPORARY DRIVING LICENCE', { bold: true, size: 13, after: 12 });
  const rows: Pair[] = [
    ['LICENCE NUMBER', d.f('licenceNumber')],
    ['NAME OF HOLDER', d.f('name', upper)],
    ['OMANG', d.f('idNumber')],
    ['BORN', d.f('dateOfBirth', monDashDate)],
    ['SEX', d.f('gender')],
    ['CLASS OF VEHICLE', d.f('licenceClass')],
    ['VALID FROM', d.f('dateOfIssue', longDate)],
    ['VALID UNTIL', d.f('expiryDate', longDate)],
  ];
  rows.forEach(([label, value], i) => {
    d.text(40, d.y + 12 + i * 19, label);
    d.text(180, d.y + 12 + i * 19, value, { bold: true });
  });
  portrait(d, 440, 90, 90, 112, f.who, random);
  d.text(40, 330, 'TO BE CARRIED WITH THE OMANG CARD', { size: 8 });
  d.text(40, 345, 'SPECIMEN', { size: 8, bold: true, colour: '#b01020' });
}
