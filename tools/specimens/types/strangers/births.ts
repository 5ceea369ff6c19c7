import type { Draft } from '../../draw/draft.ts';
import type { Row } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { capsDate, monDashDate } from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { BirthFacts } from '../birth-certificate.ts';
import { boxes } from './boxes.ts';
import { hand, opening, write } from './hand.ts';

const sexWord = (v: string): string => (v === 'M' ? 'Male' : 'Female');

/** A test author's birth certificate. */
export function birthPlain(d: Draft, _f: BirthFacts, random: Random): void {
  const h = hand(random);
  opening(d, h, ['REPUBLIC OF BOTSWANA'], 'BIRTH CERTIFICATE|CERTIFICATE OF BIRTH|Birth Certificate');
  write(d, h, [
    ['Full Name|Name|Name of Child|Child’s Name', d.f('name', random.pick([String, upper]))],
    ['Date of Birth|DOB|Born on', d.f('dateOfBirth', h.date)],
    ['Place of Birth|Birth Place', d.f('placeOfBirth')],
    ['Sex|Gender', d.f('gender', random.pick([String, sexWord]))],
    ...(random.chance(0.6) ? [['ID Number|Omang Number|Omang No', d.f('idNumber')] as Row] : []),
    ['Mother|Mother’s Name|Name of Mother|Mother’s Full Name', d.f('motherName')],
    ['Father|Father’s Name|Name of Father|Father’s Full Name', d.f('fatherName')],
    ['Entry Number|Entry No|Registration Number|Certificate Number', d.f('entryNumber')],
    ['Date of Registration|Registration Date|Registered', d.f('registrationDate', h.date)],
    ...(random.chance(0.5) ? [['Date of Issue|Issue Date|Issued', d.f('dateOfIssue', h.date)] as Row] : []),
  ]);
}

/** Numbered boxes as on an old form. */
export function birthBoxes(d: Draft, f: BirthFacts, random: Random): void {
  d.left = d.right = 48;
  d.page('a4').use({ family: 'slab', size: 10 });
  d.para('CERTIFIED COPY OF AN ENTRY OF BIRTH', { bold: true, size: 14, align: 'centre', after: 2 });
  d.para(`Registration district: ${f.office}`, { align: 'centre' });
  boxes(d, [
    [
      { label: '1. Entry no.', value: d.f('entryNumber') },
      { label: '2. Identity no.', value: d.f('idNumber') },
      { label: '3. Date registered', value: d.f('registrationDate', monDashDate) },
    ],
    [
      { label: '4. Surname of child', value: d.f('surname', upper) },
      { label: '5. Forenames of child', value: d.f('forenames', upper) },
    ],
    [
      { label: '6. Date of birth', value: d.f('dateOfBirth', capsDate) },
      { label: '7. Place of birth', value: d.f('placeOfBirth') },
      { label: '8. Sex', value: d.f('gender') },
    ],
    [
      { label: '9. Full name of mother', value: d.f('motherName') },
      { label: '10. Full name of father', value: d.f('fatherName') },
    ],
  ]);
  d.gap(14).para(['Certified copy given on ', d.f('dateOfIssue', capsDate)]);
  signatureLine(d, random, { x: 48, y: d.y + 44, width: 190 }, [f.registrar.name, 'for Registrar']);
  specimenLine(d);
}
