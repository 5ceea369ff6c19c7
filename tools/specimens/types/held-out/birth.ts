import type { Draft } from '../../draw/draft.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { stamp } from '../../parts/stamp.ts';
import { dotDate, monCapsDate, ordinalDate } from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { BirthFacts } from '../birth-certificate.ts';

/** A hospital town's short certificate: a sentence for the child, two columns for parents and entry. */
export function birthD(d: Draft, f: BirthFacts, random: Random): void {
  d.left = d.right = 34;
  d.page('a5').use({ family: 'verdana', size: 8.6, leading: 1.6 });
  d.para('Civil Registration Services', { bold: true, size: 11, align: 'right', after: 0 });
  d.para('Birth certificate (short form)', { align: 'right', after: 14 });
  d.para([
    'It is certified that ',
    d.f('name', upper, { bold: true }),
    ', ',
    d.f('gender', (v: string) => (v === 'M' ? 'male' : 'female')),
    ', was born at ',
    d.f('placeOfBirth'),
    ' on the ',
    d.f('dateOfBirth', ordinalDate),
    '.',
  ]);
  form(
    d,
    [
      ['Mother of the child', d.f('motherName')],
      ['Father of the child', d.f('fatherName')],
      ['National number', d.f('idNumber')],
      ['Entry in the register', d.f('entryNumber')],
      ['Registered', d.f('registrationDate', dotDate)],
      ['Issued', d.f('dateOfIssue', dotDate)],
    ],
    { arrangement: 'right', labelWidth: 130, pitch: 5 },
  );
  stamp(d, random, {
    x: 300,
    y: d.y + 60,
    shape: 'oval',
    rows: [f.office.toUpperCase(), monCapsDate(String(d.values['dateOfIssue']))],
  });
  specimenLine(d);
}
