import type { Draft } from '../../draw/draft.ts';
import type { Inline } from '../../draw/inline.ts';
import { rectPath } from '../../draw/shapes.ts';
import { portrait } from '../../parts/portrait.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { printMrz } from '../../parts/zone.ts';
import { dashDate, longDate, monCapsDate, passportDate, slashDate } from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { PassportFacts } from '../passport.ts';
import type { PermitFacts } from '../residence-permit.ts';
import { boxes } from './boxes.ts';
import { notReal } from './cards.ts';
import { hand, opening, write } from './hand.ts';

const isoDate = (iso: string): string => iso;
const sexWord = (v: string): string => (v === 'M' ? 'Male' : 'Female');

/** A test author's data page: labels with a colon, one font, a grey photograph, a zone of the right shape. */
export function passportPlain(d: Draft, f: PassportFacts, random: Random): void {
  const date = random.pick([monCapsDate, slashDate, isoDate, longDate, dashDate]);
  const family = random.pick(['sans', 'verdana', 'serif'] as const);
  d.page('id3').use({ family, size: family === 'verdana' ? 7.2 : 8.2, colour: '#000' });
  d.path(rectPath(0, 0, 355, 250), { fill: random.pick(['#ffffff', '#f3efe2', '#eaf1f8']) });
  d.text(
    177,
    16,
    random.pick(['REPUBLIC OF BOTSWANA', 'BOTSWANA PASSPORT', 'REPUBLIC OF BOTSWANA - PASSPORT']),
    { bold: true, size: 11, align: 'centre' },
  );
  d.path(rectPath(14, 34, 86, 110), { fill: '#ccc', stroke: '#000', width: 0.6 });
  if (random.chance(0.6)) portrait(d, 14, 34, 86, 110, f.who, random);
  notReal(d, 57, 156, 'centre');
  const rows: [string, Inline][] = [
    ['Type', 'P'],
    ['Country Code', 'BWA'],
    [
      random.pick(['Passport Number', 'Passport No', 'Passport No.', 'Document Number']),
      d.f('passportNumber'),
    ],
    ['Surname', d.f('surname', upper)],
    [random.pick(['Given Names', 'Forenames', 'First Names']), d.f('forenames', upper)],
    ['Nationality', d.f('nationality')],
    ['Date of Birth', d.f('dateOfBirth', date)],
    [random.pick(['Sex', 'Gender']), d.f('gender', random.pick([String, String, sexWord]))],
    ['Place of Birth', d.f('placeOfBirth', random.pick([String, upper]))],
    [random.pick(['Date of Issue', 'Issue Date']), d.f('dateOfIssue', date)],
    [random.pick(['Date of Expiry', 'Expiry Date', 'Expiration Date']), d.f('expiryDate', date)],
    ...(random.chance(0.6)
      ? ([[random.pick(['Personal Number', 'Omang', 'Personal No']), d.f('personalNumber')]] as [
          string,
          Inline,
        ][])
      : []),
    [random.pick(['Authority', 'Issuing Authority']), f.authority],
  ];
  rows.forEach(([label, value], i) =>
    d.text(112, 36 + i * 12.6, [`${label}: `, ...[value].flat()] as Inline),
  );
  printMrz(d, 'TD3', f.mrz, { x: 14, y: 219, width: 326, pitch: 17 });
}

/** Another generation of the book: numbered captions in two columns below each other, photograph right of them. */
export function passportNumbered(d: Draft, f: PassportFacts, random: Random): void {
  d.page('id3').use({ family: 'serif', size: 9, colour: '#1a1320' });
  d.path(rectPath(0, 0, 355, 250), {
    fill: {
      from: [0, 0],
      to: [355, 250],
      stops: [
        [0, '#f6ecf4'],
        [1, '#e2ecf6'],
      ],
    },
  });
  d.text(14, 18, 'PASSPORT', { bold: true, size: 12, spacing: 2 });
  d.text(14, 28, 'REPUBLIC OF BOTSWANA', { size: 7 });
  d.text(226, 18, ['Passport No. / Lokwalo No. '], { size: 6 });
  d.text(226, 30, d.f('passportNumber'), { bold: true, size: 11, family: 'mono' });
  portrait(d, 262, 40, 78, 100, f.who, random);
  notReal(d, 301, 152, 'centre');
  const caption = (x: number, y: number, label: string, value: Inline): void => {
    d.text(x, y, label, { size: 5.6, italic: true, colour: '#5a3f63' });
    d.text(x, y + 10, value, { bold: true });
  };
  caption(14, 46, '1. Surname / Sefane', d.f('surname', upper));
  caption(14, 68, '2. Given names / Maina', d.f('forenames', upper));
  caption(14, 90, '3. Nationality', d.f('nationality'));
  caption(134, 90, '4. Personal number', d.f('personalNumber'));
  caption(14, 112, '5. Sex / Bong', d.f('gender'));
  caption(134, 112, '6. Date of birth', d.f('dateOfBirth', passportDate));
  caption(14, 134, '7. Place of birth', d.f('placeOfBirth', upper));
  caption(134, 134, '8. Date of issue', d.f('dateOfIssue', passportDate));
  caption(14, 156, '9. Issued by', f.authority);
  caption(134, 156, '10. Valid until', d.f('expiryDate', passportDate));
  printMrz(d, 'TD3', f.mrz, { x: 14, y: 214, width: 326, pitch: 18 });
}

/** A test author's permit on a sheet. */
export function permitPlain(d: Draft, f: PermitFacts, random: Random): void {
  const h = hand(random);
  opening(
    d,
    h,
    ['Republic of Botswana', 'Department of Immigration and Citizenship'],
    'RESIDENCE PERMIT|WORK AND RESIDENCE PERMIT',
  );
  write(d, h, [
    ['Permit Number|Permit No.|Permit No', d.f('permitNumber')],
    ['Full Name|Name of Holder|Name|Holder', d.f('name', h.random.pick([String, upper]))],
    ['Date of Birth|DOB', d.f('dateOfBirth', h.date)],
    ['Sex|Gender', d.f('gender', h.random.pick([String, sexWord]))],
    ['Nationality|Country of Nationality', d.f('nationality')],
    ['Passport Number|Passport No.', d.f('passportNumber')],
    ['Type of Permit|Category|Purpose', f.purpose],
    ['Date of Issue|Issue Date|Issued On', d.f('dateOfIssue', h.date)],
    ['Expiry Date|Valid Until|Date of Expiry', d.f('expiryDate', h.date)],
    ['Place of Issue|Issuing Office', f.office],
  ]);
  d.para('The holder may reside in Botswana subject to the Immigration Act.');
}

/** A form of boxes. */
export function permitBoxes(d: Draft, f: PermitFacts, random: Random): void {
  d.page('a5Landscape').use({ family: 'narrow', size: 11 });
  d.top = d.left = d.right = 36;
  d.y = 34;
  d.para('IMMIGRANTS SELECTION BOARD', { bold: true, size: 12, align: 'centre', after: 1 });
  d.para('PERMIT TO RESIDE IN BOTSWANA', { bold: true, size: 15, align: 'centre', after: 8 });
  boxes(d, [
    [
      { label: 'PERMIT NO', value: d.f('permitNumber', undefined, { bold: true }) },
      { label: 'VALID FROM', value: d.f('dateOfIssue', monCapsDate) },
      { label: 'VALID TO', value: d.f('expiryDate', monCapsDate) },
    ],
    [
      { label: 'SURNAME', value: d.f('surname', upper) },
      { label: 'OTHER NAMES', value: d.f('forenames', upper) },
      { label: 'SEX', value: d.f('gender'), share: 0.4 },
    ],
    [
      { label: 'DATE OF BIRTH', value: d.f('dateOfBirth', monCapsDate) },
      { label: 'PLACE OF BIRTH', value: d.f('placeOfBirth') },
      { label: 'CITIZENSHIP', value: d.f('nationality') },
    ],
    [
      { label: 'TRAVEL DOCUMENT NO', value: d.f('passportNumber') },
      { label: 'CLASS OF PERMIT', value: f.purpose },
      { label: 'OFFICE OF ISSUE', value: f.office },
    ],
  ]);
  signatureLine(d, random, { x: 36, y: d.y + 60, width: 170 }, ['For Chairperson']);
  specimenLine(d);
}
