import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';
import { form } from '../parts/form.ts';
import { frame } from '../parts/frame.ts';
import { emblem } from '../parts/logo.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { stamp } from '../parts/stamp.ts';
import { longDate, monCapsDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';
import { drawSticker, permitFacts, type PermitFacts } from './residence-permit.ts';

interface StudentFacts extends PermitFacts {
  year: string;
}

function facts(random: Random): StudentFacts {
  const permit = permitFacts(random);
  const number = `${random.pick(['SP', 'STP', 'SRP'])}${random.digits(6)}`;
  const { employer: _, ...values } = permit.values;
  return {
    ...permit,
    year: random.pick(['FIRST YEAR', 'SECOND YEAR', 'FINAL YEAR']),
    values: {
      ...values,
      idNumber: number,
      permitNumber: number,
      institution: random.pick([
        'Kgalagadi Example University',
        'Example College of Agriculture',
        'Sample Institute of Technology',
        'Example Academy of Health Sciences',
      ]),
      programme: random.pick([
        'Bachelor of Science in Mining',
        'Diploma in Nursing',
        'Bachelor of Education',
        'Certificate in Tourism',
      ]),
    },
  };
}

const sticker = (d: Draft, f: StudentFacts, random: Random): void =>
  drawSticker(d, f, random, {
    title: 'STUDENT PERMIT',
    ground: '#e3ecf6',
    lines: ['#8fa9c7', '#b9a27e'],
    ink: '#23405f',
    labelInk: '#41597a',
    last: [
      [14, 157, 'INSTITUTION', d.f('institution', upper)],
      [14, 178, 'PLACE OF ISSUE', { text: f.office }],
    ],
  });

/** An A4 permit with conditions, labels left of values. */
function paper(d: Draft, f: StudentFacts, random: Random): void {
  d.left = d.right = 64;
  d.page('a4').use({ family: 'serif', size: 11 });
  emblem(d, 273, 40, 50);
  d.y = 104;
  d.para('IMMIGRATION ACT (CAP. 25:02)', { align: 'centre', after: 2 });
  d.para('PERMIT TO STUDY', { bold: true, size: 16, align: 'centre' });
  d.para(['Permit No. ', d.f('permitNumber', undefined, { bold: true })], { align: 'right' });
  d.para('Permission is granted to the student named below to enter Botswana and to remain for study.');
  form(
    d,
    [
      ['Name of student', d.f('name')],
      ['Nationality', d.f('nationality')],
      ['Date of birth', d.f('dateOfBirth', longDate)],
      ['Passport number', d.f('passportNumber')],
      ['Name of institution', d.f('institution')],
      ['Course of study', d.f('programme')],
      ['Date of issue', d.f('dateOfIssue', longDate)],
      ['Date of expiry', d.f('expiryDate', longDate)],
    ],
    { arrangement: 'dots', labelWidth: 150, pitch: 8 },
  );
  d.gap(12);
  d.para('1. The holder shall not change institution without approval.');
  d.para('2. The holder shall not take up employment.');
  signatureLine(d, random, { x: 64, y: d.y + 60, width: 180 }, ['for Director of Immigration']);
  stamp(d, random, {
    x: 430,
    y: d.y + 50,
    shape: 'round',
    rows: [monCapsDate(String(d.values['dateOfIssue'])), f.office],
    ring: 'DEPARTMENT OF IMMIGRATION',
  });
  specimenLine(d);
}

/** A certificate that says all of it in a sentence. */
function certificate(d: Draft, f: StudentFacts, random: Random): void {
  d.left = d.right = 80;
  d.page('a4Landscape').use({ family: 'slab', size: 11 });
  d.path(rectPath(0, 0, 842, 596), { fill: '#f3f6fb' });
  frame(d, 'ornate', '#3d5a80', random);
  emblem(d, 396, 52, 50, '#3d5a80');
  d.y = 112;
  d.para('STUDENT RESIDENCE PERMIT', { bold: true, size: 18, align: 'centre', colour: '#27405f' });
  d.para(
    [
      'This is to certify that ',
      d.f('name', upper, { bold: true }),
      ', holder of passport number ',
      d.f('passportNumber'),
      ', born on ',
      d.f('dateOfBirth', longDate),
      ', a national of ',
      d.f('nationality'),
      ', is permitted to study at ',
      d.f('institution'),
      '.',
    ],
    { align: 'centre', leading: 1.7 },
  );
  d.gap(10);
  form(
    d,
    [
      ['Permit number', d.f('permitNumber')],
      ['Issued on', d.f('dateOfIssue', longDate)],
      ['Expires on', d.f('expiryDate', longDate)],
    ],
    { arrangement: 'colon', x: 280, width: 300, labelWidth: 130 },
  );
  signatureLine(d, random, { x: 110, y: 470, width: 190 }, ['Director, Department of Immigration']);
  stamp(d, random, {
    x: 640,
    y: 460,
    shape: 'box',
    rows: ['IMMIGRATION', monCapsDate(String(d.values['dateOfIssue'])), f.office],
  });
  specimenLine(d);
}

/** A form of boxes in two columns. */
function boxes(d: Draft, f: StudentFacts, random: Random): void {
  d.left = d.right = 50;
  d.page('a4').use({ family: 'sans', size: 10 });
  d.y = 60;
  d.para('Department of Immigration and Citizenship', { align: 'centre', after: 2 });
  d.para('STUDY PERMIT', { bold: true, size: 15, align: 'centre', after: 12 });
  form(
    d,
    [
      ['Permit number', d.f('permitNumber')],
      ['Passport number', d.f('passportNumber')],
      ['Surname', d.f('surname')],
      ['First names', d.f('forenames')],
      ['Date of birth', d.f('dateOfBirth', slashDate)],
      ['Nationality', d.f('nationality')],
      ['Valid from', d.f('dateOfIssue', slashDate)],
      ['Valid to', d.f('expiryDate', slashDate)],
      ['School or college', d.f('institution')],
      ['Programme', d.f('programme')],
      ['Level of study', { text: f.year }],
      ['Issued at', { text: f.office }],
    ],
    { arrangement: 'grid', columns: 2, labelWidth: 88 },
  );
  signatureLine(d, random, { x: 60, y: d.y + 70, width: 180 }, ['Immigration Officer']);
  specimenLine(d);
}

const issuer = 'Immigration and Citizenship (imagined permit)';
export const studentPermit = defineType<StudentFacts>({
  type: 'STUDENT_PERMIT',
  category: 'IDENTITY',
  configuredType: 'OTHER',
  fields: [...CATEGORY_FIELDS.IDENTITY, 'permitNumber', 'passportNumber', 'institution'],
  same: { fullName: 'name', idNumber: 'permitNumber' },
  parts: { name: ['forenames', 'surname'] },
  withoutHeldOut: true,
  facts,
  layouts: [
    { issuer, draw: sticker, dpi: 300 },
    { issuer, draw: paper },
    { issuer, draw: certificate },
    { issuer, draw: boxes },
  ],
});
