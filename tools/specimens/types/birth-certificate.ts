import type { Draft } from '../draw/draft.ts';
import { form } from '../parts/form.ts';
import { frame } from '../parts/frame.ts';
import { emblem } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { stamp } from '../parts/stamp.ts';
import { table } from '../parts/table.ts';
import { addDays, longDate, monCapsDate, monDate, slashDate, TODAY } from '../world/dates.ts';
import type { Person } from '../world/person.ts';
import { person, upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';

export interface BirthFacts extends Facts {
  who: Person;
  mother: Person;
  father: Person | null;
  registrar: Person;
  office: string;
}

export function birthFacts(random: Random): BirthFacts {
  const who = person(random, { minAge: 1, maxAge: 45 });
  const mother = person(random, { sex: 'F', minAge: 46, maxAge: 68 });
  const father = random.chance(0.7)
    ? { ...person(random, { sex: 'M', minAge: 46 }), surname: who.surname }
    : null;
  const registered = addDays(who.birth, random.int(3, 300));
  const later = Math.round((Date.parse(TODAY) - Date.parse(registered)) / 86_400_000);
  return {
    who,
    mother,
    father,
    registrar: person(random, { minAge: 28 }),
    office: random.pick(['Gaborone', 'Francistown', 'Maun', 'Serowe', 'Molepolole', 'Kanye']),
    values: {
      name: who.name,
      fullName: who.name,
      surname: who.surname,
      forenames: who.forenames,
      // Births are registered under the number that the Omang card has later (docs/facts/botswana-numbers.md).
      idNumber: who.omang,
      dateOfBirth: who.birth,
      placeOfBirth: who.birthplace,
      gender: who.sex,
      nationality: null,
      expiryDate: null,
      motherName: mother.name,
      fatherName: father === null ? null : `${father.forenames} ${father.surname}`,
      entryNumber: `${random.pick(['', 'B'])}${random.digits(random.int(5, 7))}${random.pick(['', `/${registered.slice(0, 4)}`])}`,
      registrationDate: registered,
      dateOfIssue: addDays(registered, random.int(0, Math.max(1, later - 1))),
    },
  };
}
const sexWord = (v: string): string => (v === 'M' ? 'Male' : 'Female');

/** A framed certificate with the particulars of the child, the parents and the entry in three parts. */
function framed(d: Draft, f: BirthFacts, random: Random): void {
  d.left = d.right = 76;
  d.page('a4').use({ family: 'serif', size: 11 });
  frame(d, 'double', '#7b5d2a', random);
  emblem(d, 272, 50, 48, '#7b5d2a');
  d.y = 108;
  d.para('REPUBLIC OF BOTSWANA', { bold: true, align: 'centre', after: 2 });
  d.para('BIRTHS AND DEATHS REGISTRATION ACT', { align: 'centre', size: 9 });
  d.para('CERTIFICATE OF BIRTH', { bold: true, size: 18, align: 'centre', after: 14 });
  const part = (title: string, rows: Parameters<typeof form>[1]): void => {
    d.para(title, { bold: true, after: 3 });
    form(d, rows, { arrangement: 'dots', labelWidth: 150, pitch: 7 });
    d.gap(8);
  };
  part('CHILD', [
    ['Forenames', d.f('forenames', upper)],
    ['Surname', d.f('surname', upper)],
    ['Date of birth', d.f('dateOfBirth', longDate)],
    ['Sex', d.f('gender', sexWord)],
    ['Place of birth', d.f('placeOfBirth')],
    ['Identity number', d.f('idNumber')],
  ]);
  part('PARENTS', [
    ['Name of mother', d.f('motherName')],
    ['Name of father', d.f('fatherName')],
  ]);
  part('REGISTRATION', [
    ['Entry number', d.f('entryNumber')],
    ['Date of registration', d.f('registrationDate', longDate)],
    ['Date of issue', d.f('dateOfIssue', longDate)],
  ]);
  signatureLine(d, random, { x: 76, y: d.y + 50, width: 180 }, [f.registrar.name, 'Registrar of Births']);
  stamp(d, random, {
    x: 430,
    y: d.y + 40,
    shape: 'round',
    rows: [monCapsDate(String(d.values['dateOfIssue']))],
    ring: `CIVIL REGISTRATION ${f.office}`,
  });
  specimenLine(d);
}

/** An extract: a wide table with one row, as a register's page has. */
function extract(d: Draft, f: BirthFacts, random: Random): void {
  d.left = d.right = 40;
  d.page('a4Landscape').use({ family: 'sans', size: 10 });
  d.para('Department of Civil and National Registration', { bold: true, size: 13, after: 2 });
  d.para('FULL EXTRACT FROM THE REGISTER OF BIRTHS (BIRTH CERTIFICATE)', { bold: true, after: 12 });
  table(
    d,
    [
      { title: 'Entry No.', share: 1.2 },
      { title: 'When and where born', share: 2 },
      { title: 'Name', share: 2 },
      { title: 'Sex', share: 0.6 },
      { title: 'Name of father', share: 1.8 },
      { title: 'Name of mother', share: 1.8 },
      { title: 'When registered', share: 1.4 },
    ],
    [
      [
        d.f('entryNumber'),
        [d.f('dateOfBirth', monDate), '\n', d.f('placeOfBirth')],
        d.f('name'),
        d.f('gender'),
        d.f('fatherName'),
        d.f('motherName'),
        d.f('registrationDate', monDate),
      ],
    ],
    { look: 'grid', padding: 5, head: { fill: '#e6ecf1' } },
  );
  d.gap(14).para(['Identity number of the person named: ', d.f('idNumber')]);
  d.para([`Extracted at ${f.office} on `, d.f('dateOfIssue', longDate)]);
  signatureLine(d, random, { x: 40, y: d.y + 44, width: 200 }, ['District Registrar']);
  specimenLine(d);
}

/** A half page in both languages, labels over the values. */
function bilingual(d: Draft, f: BirthFacts, random: Random): void {
  d.left = d.right = 36;
  d.page('a5Landscape').use({ family: 'narrow', size: 11.5 });
  d.y = 32;
  d.para('SETIFIKEITI SA MATSALO / BIRTH CERTIFICATE', {
    bold: true,
    size: 15,
    align: 'centre',
    colour: '#27546b',
  });
  form(
    d,
    [
      ['Maina / Forenames', d.f('forenames')],
      ['Sefane / Surname', d.f('surname')],
      ['Letlha la matsalo / Date of birth', d.f('dateOfBirth', slashDate)],
      ['Lefelo la matsalo / Place of birth', d.f('placeOfBirth')],
      ['Bong / Sex', d.f('gender', sexWord)],
      ['Nomoro ya Omang / ID number', d.f('idNumber')],
      ['Leina la ga mmaagwe / Mother', d.f('motherName')],
      ['Leina la ga rraagwe / Father', d.f('fatherName')],
      ['Nomoro ya kwalo / Entry number', d.f('entryNumber')],
      ['E kwadisitswe ka / Registered on', d.f('registrationDate', slashDate)],
    ],
    { arrangement: 'below', columns: 2, pitch: 8, value: { bold: true } },
  );
  stamp(d, random, {
    x: 480,
    y: 350,
    shape: 'box',
    rows: ['REGISTRAR', 'BIRTHS AND DEATHS', f.office.toUpperCase()],
  });
  specimenLine(d);
}

export const birthCertificate = defineType<BirthFacts>({
  type: 'BIRTH_CERTIFICATE',
  category: 'IDENTITY',
  configuredType: 'OTHER',
  fields: [...CATEGORY_FIELDS.IDENTITY, 'motherName', 'fatherName', 'entryNumber', 'registrationDate'],
  same: { fullName: 'name' },
  parts: { name: ['forenames', 'surname'] },
  facts: birthFacts,
  layouts: [
    { issuer: 'A registrar, framed', draw: framed },
    { issuer: 'A register’s extract', draw: extract },
    { issuer: 'A district office, in two languages', draw: bilingual },
  ],
});
