import type { Draft } from '../../draw/draft.ts';
import type { Inline } from '../../draw/inline.ts';
import { rectPath } from '../../draw/shapes.ts';
import { portrait } from '../../parts/portrait.ts';
import { printMrz } from '../../parts/zone.ts';
import { dashDate, longDate, monCapsDate, monYear, slashDate } from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { LicenceFacts } from '../drivers-licence.ts';
import type { OmangFacts } from '../omang.ts';

type Pair = [label: string, value: Inline];
const isoDate = (iso: string): string => iso;
export const notReal = (d: Draft, x: number, y: number, align: 'left' | 'centre' | 'right' = 'left'): void =>
  void d.text(x, y, 'SPECIMEN', { size: 6, bold: true, colour: '#c02030', align });
const sexWord = (v: string): string => (v === 'M' ? 'Male' : 'Female');
/** A drawn photograph, or the grey box that a test picture has in its place. */
const photograph = (
  d: Draft,
  x: number,
  y: number,
  w: number,
  h: number,
  who: { sex: 'M' | 'F' },
  random: Random,
): void => {
  if (random.chance(0.5)) return portrait(d, x, y, w, h, who, random);
  d.path(rectPath(x, y, w, h), { fill: '#d0d0d0', stroke: '#000', width: 0.6 });
  d.text(x + w / 2, y + h / 2, 'PHOTO', { size: 7, align: 'centre', colour: '#555' });
};

/** A test author's Omang: white ground, one font, "Label: value"; the zone in a typewriter face on the back or absent. */
export function omangPlain(d: Draft, f: OmangFacts, random: Random): void {
  const date = random.pick([slashDate, slashDate, isoDate, dashDate, longDate, monCapsDate]);
  const family = random.pick(['sans', 'verdana', 'mono'] as const);
  const names: Pair[] = random.chance(0.5)
    ? [
        ['Surname', d.f('surname', upper)],
        [random.pick(['Forenames', 'First Names', 'Given Names']), d.f('forenames', upper)],
      ]
    : [[random.pick(['Full Name', 'Name', 'Full Names']), d.f('name', random.pick([String, upper]))]];
  const front: Pair[] = [
    ...names,
    [random.pick(['ID Number', 'Omang Number', 'ID No', 'Omang No.', 'Identity Number']), d.f('idNumber')],
    [random.pick(['Date of Birth', 'DOB', 'Birth Date']), d.f('dateOfBirth', date)],
    [random.pick(['Sex', 'Gender']), d.f('gender', random.pick([String, sexWord]))],
    [random.pick(['Place of Birth', 'Birth Place']), d.f('placeOfBirth', random.pick([String, upper]))],
    ['Nationality', d.f('nationality')],
    ...(random.chance(0.5)
      ? [[random.pick(['Date of Issue', 'Issue Date']), d.f('dateOfIssue', date)] as Pair]
      : []),
    [random.pick(['Date of Expiry', 'Expiry Date', 'Valid Until', 'Expires']), d.f('expiryDate', date)],
  ];
  const back = random.chance(0.6);
  const size = family === 'sans' ? 7.6 : 6.6;
  d.page('id1').use({ family, size, colour: '#000' });
  d.path(rectPath(0, 0, 242.65, 153), { fill: random.pick(['#ffffff', '#eef4fb', '#f4f4ec']) });
  d.path(rectPath(2, 2, 238.6, 149), { stroke: '#000', width: 0.8 });
  d.text(121, 13, 'REPUBLIC OF BOTSWANA', { bold: true, size: 9, align: 'centre' });
  d.text(121, 23, random.pick(['NATIONAL IDENTITY CARD', 'OMANG', 'NATIONAL IDENTITY CARD (OMANG)']), {
    size: 7.5,
    align: 'centre',
  });
  photograph(d, 8, 32, 56, 72, f.who, random);
  front.forEach(([label, value], i) => d.text(70, 38 + i * 12, [`${label}: `, ...[value].flat()] as Inline));
  notReal(d, 8, 146);
  if (!back) return;
  d.page();
  d.path(rectPath(0, 0, 242.65, 153), { fill: '#ffffff' });
  d.path(rectPath(2, 2, 238.6, 149), { stroke: '#000', width: 0.8 });
  d.text(12, 18, `Colour of Eyes: ${f.eyes}`);
  d.text(12, 30, `Place of Application: ${f.office}`);
  d.text(12, 42, 'Signature of Registrar: ____________');
  notReal(d, 121, 60, 'centre');
  printMrz(d, 'TD1', f.mrz, { x: 9, y: 110, width: 224, pitch: 15 });
}

/** A card whose labels stand under their values, in a three-column grid, with both languages. */
export function omangGrid(d: Draft, f: OmangFacts, random: Random): void {
  d.page('id1').use({ family: 'sans', size: 8, colour: '#15181c' });
  d.path(rectPath(0, 0, 242.65, 153), {
    fill: {
      from: [0, 0],
      to: [0, 153],
      stops: [
        [0, '#ffffff'],
        [1, '#cfe6f5'],
      ],
    },
  });
  d.path(rectPath(0, 24, 242.65, 3), { fill: '#111' });
  d.path(rectPath(0, 22, 242.65, 2), { fill: '#75aadb' });
  d.text(8, 12, 'BOTSWANA', { bold: true, size: 11 });
  d.text(234, 12, 'KARATA YA BOITSHUPO / IDENTITY CARD', { size: 6.2, align: 'right' });
  portrait(d, 176, 34, 58, 74, f.who, random);
  const under = (x: number, y: number, label: string, value: Inline): void => {
    d.text(x, y, value, { bold: true, size: 8.4 });
    d.text(x, y + 7, label, { size: 4.6, colour: '#456' });
  };
  under(8, 42, 'Sefane / Surname', d.f('surname', upper));
  under(8, 62, 'Maina / Forenames', d.f('forenames', upper));
  under(
    8,
    82,
    'Nomoro ya Omang / ID No.',
    d.f('idNumber', (v: string) => v, { spacing: 0.6 }),
  );
  under(96, 82, 'Bong / Sex', d.f('gender'));
  under(8, 102, 'Letlha la matsalo / Date of birth', d.f('dateOfBirth', monCapsDate));
  under(96, 102, 'Boagi / Nationality', d.f('nationality'));
  under(8, 122, 'Lefelo la matsalo / Place of birth', d.f('placeOfBirth', upper));
  under(96, 122, 'E fela ka / Expires', d.f('expiryDate', monCapsDate));
  notReal(d, 205, 120, 'centre');
  d.page();
  d.path(rectPath(0, 0, 242.65, 153), { fill: '#f4f9fd' });
  under(10, 22, 'E ntshitswe ka / Issued', d.f('dateOfIssue', monCapsDate));
  under(96, 22, 'Mmala wa matlho / Eyes', f.eyes);
  under(150, 22, 'Ofisi / Office', f.office);
  d.text(10, 52, 'If found, hand in at the nearest police station or registration office.', { size: 5.4 });
  printMrz(d, 'TD1', f.mrz, { x: 9, y: 106, width: 224, pitch: 16 });
}

/** A test author's licence. */
export function licencePlain(d: Draft, f: LicenceFacts, random: Random): void {
  const date = random.pick([slashDate, isoDate, dashDate, longDate]);
  const family = random.pick(['sans', 'verdana', 'serif'] as const);
  const one = random.chance(0.5);
  const rows: Pair[] = [
    ...(one
      ? ([
          [random.pick(['Name', 'Full Name', 'Holder']), d.f('name', random.pick([String, upper]))],
        ] as Pair[])
      : ([
          ['Surname', d.f('surname')],
          [random.pick(['First Names', 'Names', 'Initials and names']), d.f('forenames')],
        ] as Pair[])),
    [random.pick(['ID Number', 'Omang', 'Omang No', 'National ID']), d.f('idNumber')],
    [random.pick(['Date of Birth', 'DOB']), d.f('dateOfBirth', date)],
    ...(random.chance(0.7) ? ([[random.pick(['Sex', 'Gender']), d.f('gender')]] as Pair[]) : []),
    [random.pick(['Licence No', 'Licence Number', 'License Number', 'DL No']), d.f('licenceNumber')],
    [random.pick(['Class', 'Licence Class', 'Vehicle Class', 'Code']), d.f('licenceClass')],
    [random.pick(['Issue Date', 'Date of Issue', 'Issued', 'Valid From']), d.f('dateOfIssue', date)],
    [random.pick(['Expiry Date', 'Date of Expiry', 'Expires', 'Valid To']), d.f('expiryDate', date)],
  ];
  d.page('id1').use({ family, size: family === 'verdana' ? 6.8 : 7.8, colour: '#000' });
  d.path(rectPath(2, 2, 238.6, 149), { fill: '#fff', stroke: '#000', width: 0.8 });
  d.text(12, 15, random.pick(['REPUBLIC OF BOTSWANA', 'BOTSWANA']), { bold: true, size: 9 });
  d.text(12, 26, random.pick(["DRIVER'S LICENCE", 'DRIVING LICENCE', 'DRIVER LICENCE', "DRIVER'S LICENSE"]), {
    bold: true,
    size: 8.5,
  });
  photograph(d, 176, 34, 54, 68, f.who, random);
  rows.forEach(([label, value], i) => d.text(12, 42 + i * 12, [`${label}: `, ...[value].flat()] as Inline));
  notReal(d, 203, 144, 'centre');
}

/** A licence like the numbered cards of the neighbours: numbers in place of labels, legend on the back. */
export function licenceNumbered(d: Draft, f: LicenceFacts, random: Random): void {
  d.values['firstIssueDate'] = f.first;
  d.page('id1').use({ family: 'narrow', size: 9, colour: '#101418' });
  d.path(rectPath(0, 0, 242.65, 153), { fill: '#fdf3e3' });
  d.path(rectPath(0, 0, 242.65, 22), { fill: '#e8c48a' });
  d.text(234, 14, 'DRIVING LICENCE', { bold: true, size: 11, align: 'right' });
  d.text(8, 14, 'BW', { bold: true, size: 12 });
  portrait(d, 8, 30, 60, 76, f.who, random);
  const lines: [string, Inline][] = [
    ['Surname', d.f('surname', upper)],
    ['First Name(s)', d.f('forenames', upper)],
    ['Date and Place of Birth', [d.f('dateOfBirth', slashDate), '  ', f.who.birthplace.toUpperCase()]],
    ['Omang / Passport', d.f('idNumber')],
    ['Licence No.', d.f('licenceNumber')],
    ['Sex', d.f('gender', sexWord)],
  ];
  lines.forEach(([label, value], i) => {
    d.text(76, 34 + i * 18, label, { size: 5, colour: '#7a5a22' });
    d.text(76, 43 + i * 18, value, { bold: true, size: 8.8 });
  });
  notReal(d, 38, 118, 'centre');
  d.page();
  d.path(rectPath(0, 0, 242.65, 153), { fill: '#fdf3e3' });
  const columns = ['Vehicle Class', 'Valid From', 'Valid To', 'Restrictions'];
  const cells: Inline[] = [
    d.f('licenceClass'),
    d.f('dateOfIssue', () => monYear(f.from)),
    d.f('expiryDate', () => monYear(f.to)),
    f.restriction,
  ];
  columns.forEach((title, i) => {
    d.path(rectPath(12 + i * 54, 14, 54, 14), { fill: '#e8c48a', stroke: '#7a5a22', width: 0.5 });
    d.path(rectPath(12 + i * 54, 28, 54, 16), { stroke: '#7a5a22', width: 0.5 });
    d.text(15 + i * 54, 23, title, { size: 6.6, bold: true });
    d.text(15 + i * 54, 39, cells[i]!, { size: 8.4 });
  });
  d.text(12, 62, ['Date of first issue  ', d.f('firstIssueDate', slashDate)], { size: 7.5 });
  d.text(12, 74, `Professional driving permit  ${f.prdp || 'None'}`, { size: 7.5 });
}
