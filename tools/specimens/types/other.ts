import type { Draft } from '../draw/draft.ts';
import { form } from '../parts/form.ts';
import { frame } from '../parts/frame.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { table } from '../parts/table.ts';
import { longDate, slashDate, TODAY } from '../world/dates.ts';
import type { Person } from '../world/person.ts';
import { person } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';
import { defineType } from './define.ts';

export interface OtherFacts extends Facts {
  who: Person;
  other: Person;
}

/** A school report. */
function report(d: Draft, f: OtherFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 10.5 });
  letterhead(d, random, {
    name: 'Mokolodi View Junior School',
    lines: ['P O Box 4411, Gaborone'],
    look: 'centred',
    colours: ['#31572c', '#90a955'],
  });
  d.para('END OF TERM REPORT', { bold: true, size: 14, align: 'centre' });
  form(
    d,
    [
      ['Pupil', f.who.name],
      ['Form', `${random.int(1, 3)}${random.pick(['A', 'B', 'C'])}`],
      ['Term', `${random.int(1, 3)}, 2026`],
    ],
    { arrangement: 'colon', width: 300 },
  );
  d.gap(8);
  table(
    d,
    [
      { title: 'Subject', share: 3 },
      { title: 'Mark', share: 1, align: 'right' },
      { title: 'Grade', share: 1 },
      { title: 'Remark', share: 3 },
    ],
    ['Setswana', 'English', 'Mathematics', 'Science', 'Agriculture', 'Art'].map((name) => {
      const mark = random.int(35, 96);
      return [
        name,
        String(mark),
        mark > 79 ? 'A' : mark > 64 ? 'B' : mark > 49 ? 'C' : 'D',
        mark > 64 ? 'Good work' : 'Can do better',
      ];
    }),
    { look: 'grid' },
  );
  signatureLine(d, random, { x: 56, y: d.y + 60, width: 160 }, ['Class teacher']);
  specimenLine(d);
}
/** A cake recipe from a magazine. */
function recipe(d: Draft): void {
  d.page('a4').use({ family: 'serif', size: 13, leading: 1.5 });
  d.para('Diphaphatha for six', { bold: true, size: 24 });
  for (const text of [
    'Four cups of flour',
    'Two teaspoons of yeast',
    'One teaspoon of salt',
    'Two spoons of sugar',
    'Warm water',
  ])
    d.para(`- ${text}`, { after: 2 });
  d.gap(10).para(
    'Mix the flour with yeast, salt and sugar. Add warm water and knead until the dough is smooth. Leave it to rise for one hour, roll it out, cut rounds and bake them in a dry pan on both sides until they are golden.',
  );
  specimenLine(d);
}
/** A certificate of a course. */
function course(d: Draft, f: OtherFacts, random: Random): void {
  d.left = d.right = 100;
  d.page('a4Landscape').use({ family: 'slab', size: 14 });
  frame(d, 'corners', '#8d6a9f', random);
  d.y = 100;
  d.para('CERTIFICATE OF ATTENDANCE', { bold: true, size: 26, align: 'centre', after: 20 });
  d.para('awarded to', { align: 'centre' }).para(f.who.name, { bold: true, size: 20, align: 'centre' });
  d.para('who attended the course “First aid at work” of two days.', { align: 'centre' });
  d.para(longDate(TODAY), { align: 'centre' });
  signatureLine(d, random, { x: 320, y: 470, width: 200 }, [f.other.name, 'Instructor']);
  specimenLine(d);
}
/** A page of a timetable. */
function timetable(d: Draft, _f: OtherFacts, random: Random): void {
  d.page('a4').use({ family: 'narrow', size: 12 });
  d.para('Bus times Gaborone - Francistown', { bold: true, size: 18 });
  table(
    d,
    [
      { title: 'Station', share: 3 },
      { title: 'A', share: 1 },
      { title: 'B', share: 1 },
      { title: 'C', share: 1 },
    ],
    ['Gaborone', 'Mahalapye', 'Palapye', 'Serule', 'Francistown'].map((name, i) => [
      name,
      ...[5, 9, 14].map((h) => `${String(h + i).padStart(2, '0')}:${random.pick(['00', '15', '40'])}`),
    ]),
    { look: 'zebra' },
  );
  d.gap(8).para(`Valid from ${slashDate('2026-03-01')}. Times may change on public holidays.`);
  specimenLine(d);
}

export const other = defineType<OtherFacts>({
  type: 'OTHER',
  category: 'MULTIPURPOSE',
  configuredType: 'OTHER',
  fields: [],
  facts: (random) => ({ who: person(random, { maxAge: 40 }), other: person(random), values: {} }),
  layouts: [
    { issuer: 'A school', subtype: 'SCHOOL_REPORT', draw: report },
    { issuer: 'A magazine', subtype: 'RECIPE', draw: recipe },
    { issuer: 'A training house', subtype: 'COURSE', draw: course },
    { issuer: 'A bus company', subtype: 'TIMETABLE', draw: timetable },
  ],
});
