import type { Draft } from '../../draw/draft.ts';
import { rectPath } from '../../draw/shapes.ts';
import { emblem } from '../../parts/logo.ts';
import { portrait, thumbprint } from '../../parts/portrait.ts';
import { signature } from '../../parts/signature.ts';
import { stamp } from '../../parts/stamp.ts';
import { printMrz } from '../../parts/zone.ts';
import { capsDate, dotDate, monCapsDate, monYear, passportDateLong, slashDate } from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { LicenceFacts } from '../drivers-licence.ts';
import type { OmangFacts } from '../omang.ts';
import { cardGround, cardSpecimen } from '../omang.ts';
import type { PassportFacts } from '../passport.ts';
import type { PermitFacts } from '../residence-permit.ts';

type Cell = [label: string, value: Parameters<Draft['text']>[2]];

/** The number large at the top, photograph right, wide spacing; the back in two columns beside the thumbprint. */
export function omangD(d: Draft, { who, eyes, office, mrz }: OmangFacts, random: Random): void {
  d.page('id1').use({ family: 'serif', size: 9, colour: '#1b1b1b' });
  cardGround(d, random, '#f0d9d2', ['#c59a8c', '#97a9bd']);
  d.path(rectPath(0, 0, 8, 153), { fill: '#6f2c1f' });
  d.text(16, 14, 'National Identity Card', { bold: true, size: 9.5, colour: '#6f2c1f' });
  d.text(16, 23, 'Republic of Botswana', { size: 7 });
  d.text(16, 47, d.f('idNumber'), { bold: true, size: 13, spacing: 0.8 });
  d.text(16, 34, 'ID NUMBER', { size: 5, colour: '#6f2c1f' });
  const lines: Cell[] = [
    ['SURNAME', d.f('surname', upper)],
    ['FORENAMES', d.f('forenames', upper)],
    ['DATE OF BIRTH', d.f('dateOfBirth', slashDate)],
    ['PLACE OF BIRTH', d.f('placeOfBirth', upper)],
  ];
  lines.forEach(([label, value], i) => {
    d.text(16, 68 + i * 20, value, { bold: true, size: 9 });
    d.text(16, 59 + i * 20, label, { size: 5, colour: '#6f2c1f' });
  });
  portrait(d, 158, 18, 72, 92, who, random);
  cardSpecimen(d, 168, 102);
  signature(d, random, 150, 114, 84, 22, '#111');
  d.text(160, 144, 'SIGNATURE OF BEARER', { size: 5, colour: '#6f2c1f' });
  d.page();
  cardGround(d, random, '#f0d9d2', ['#c59a8c', '#97a9bd']);
  thumbprint(d, 14, 12, 36, 48, random);
  const back: Cell[] = [
    ['NATIONALITY', d.f('nationality')],
    ['SEX', d.f('gender')],
    ['COLOUR OF EYES', { text: eyes }],
    ['DATE OF EXPIRY', d.f('expiryDate', slashDate)],
    ['PLACE OF APPLICATION', { text: office }],
  ];
  back.forEach(([label, value], i) => {
    const [x, y] = [70 + (i % 2) * 90, 20 + Math.floor(i / 2) * 24];
    d.text(x, y, value, { bold: true, size: 9 });
    d.text(x, y - 8.5, label, { size: 5, colour: '#6f2c1f' });
  });
  signature(d, random, 150, 66, 70, 20, '#222');
  d.text(150, 92, 'SIGNATURE OF REGISTRAR', { size: 5, colour: '#6f2c1f' });
  printMrz(d, 'TD1', mrz, { x: 9, y: 112, width: 224, pitch: 14 });
}

/** Data page with the photograph in the middle, labels in a column right of the values. */
export function passportD(d: Draft, { who, authority, mrz }: PassportFacts, random: Random): void {
  d.page('id3').use({ family: 'slab', size: 8.2, colour: '#111' });
  cardGround(d, random, '#d8ece6', ['#8dbcae', '#bfae8a']);
  d.path(rectPath(0, 0, 355, 26), { fill: '#1d5c4d' });
  d.text(12, 17, 'BOTSWANA', { bold: true, size: 12, colour: '#fff' });
  d.text(342, 17, 'PASSPORT   PASSEPORT', { size: 8, colour: '#fff', align: 'right' });
  portrait(d, 12, 36, 84, 108, who, random);
  cardSpecimen(d, 24, 134);
  const rows: [string, Parameters<Draft['text']>[2]][] = [
    ['Passport No / No du passeport', d.f('passportNumber')],
    ['Surname / Nom', d.f('surname', upper)],
    ['Given Names / Prénoms', d.f('forenames', upper)],
    ['Nationality / Nationalité', d.f('nationality')],
    ['Date of Birth / Date de naissance', d.f('dateOfBirth', passportDateLong)],
    ['Sex / Sexe', d.f('gender')],
    ['Place of Birth / Lieu de naissance', d.f('placeOfBirth', upper)],
    ['Date of Issue / Date de délivrance', d.f('dateOfIssue', passportDateLong)],
    ['Date of Expiry / Date d’expiration', d.f('expiryDate', passportDateLong)],
    ['Personal Number / No personnel', d.f('personalNumber')],
    ['Issuing Authority / Autorité', { text: authority }],
  ];
  rows.forEach(([label, value], i) => {
    d.text(106, 44 + i * 13.6, label, { size: 5.6, colour: '#2b6a5b' });
    d.text(214, 44 + i * 13.6, value, { bold: true });
  });
  signature(d, random, 16, 152, 80, 24, '#222');
  printMrz(d, 'TD3', mrz, { x: 14, y: 219, width: 326, pitch: 17 });
}

/** Labels with a slash for two languages, values right-aligned, photograph low right. */
export function licenceD(d: Draft, f: LicenceFacts, random: Random): void {
  d.page('id1').use({ family: 'sans', size: 7.4, colour: '#10210f' });
  cardGround(d, random, '#f3ecd0', ['#cdb96a', '#8fb0a0']);
  emblem(d, 8, 6, 20);
  d.text(34, 14, 'Driving Licence', { bold: true, size: 11, colour: '#6a5710' });
  d.text(34, 23, 'Roads Department - Botswana', { size: 6 });
  const rows: Cell[] = [
    ['Surname', d.f('surname', upper)],
    ['First names', d.f('forenames', upper)],
    ['ID No. (Omang)', d.f('idNumber')],
    ['Date of birth', d.f('dateOfBirth', dotDate)],
    ['Gender', d.f('gender')],
    ['Licence No.', d.f('licenceNumber')],
    ['Class', d.f('licenceClass')],
    ['Validity', [d.f('dateOfIssue', () => monYear(f.from)), ' / ', d.f('expiryDate', () => monYear(f.to))]],
  ];
  rows.forEach(([label, value], i) => {
    d.text(10, 40 + i * 12.4, label, { size: 5.6, colour: '#6a5710' });
    d.text(160, 40 + i * 12.4, value, { bold: true, align: 'right' });
  });
  portrait(d, 172, 34, 60, 78, f.who, random);
  cardSpecimen(d, 180, 106);
  signature(d, random, 170, 116, 64, 22, '#111');
}

/** A page in a passport: a printed vignette in table form, stamped over its corner. */
export function permitD(d: Draft, f: PermitFacts, random: Random): void {
  d.page({ width: 354, height: 250 }).use({ family: 'narrow', size: 9.5, colour: '#161616' });
  cardGround(d, random, '#e2e0f0', ['#a9a2d2', '#c9b59b']);
  d.text(177, 20, 'REPUBLIC OF BOTSWANA - RESIDENCE PERMIT', {
    bold: true,
    size: 12,
    align: 'centre',
    colour: '#3b2f7a',
  });
  const rows: Cell[] = [
    ['Permit No.', d.f('permitNumber')],
    ['Name of holder', d.f('name', upper)],
    ['Nationality', d.f('nationality')],
    ['Date of birth', d.f('dateOfBirth', capsDate)],
    ['Sex', d.f('gender')],
    ['Passport No.', d.f('passportNumber')],
    ['Date of issue', d.f('dateOfIssue', capsDate)],
    ['Expiry date', d.f('expiryDate', capsDate)],
    ['Purpose', { text: f.purpose }],
  ];
  rows.forEach(([label, value], i) => {
    const y = 30 + i * 20;
    d.path(rectPath(14, y, 90, 20), { fill: '#d5d1ea', stroke: '#8d86bd', width: 0.5 });
    d.path(rectPath(104, y, 150, 20), { stroke: '#8d86bd', width: 0.5 });
    d.text(18, y + 13, label, { size: 8 });
    d.text(110, y + 13.5, value, { bold: true });
  });
  portrait(d, 264, 40, 74, 94, f.who, random);
  stamp(d, random, {
    x: 300,
    y: 180,
    shape: 'round',
    rows: [monCapsDate(String(d.values['dateOfIssue']))],
    ring: `IMMIGRATION ${f.office}`,
    size: 7,
  });
  d.text(14, 240, `SPECIMEN ${slashDate(String(d.values['dateOfIssue']))}`, {
    size: 7,
    bold: true,
    colour: '#c02030',
  });
}
