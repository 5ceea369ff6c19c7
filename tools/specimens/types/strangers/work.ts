import { capitalised } from '../../../../src/contract/formats.ts';
import type { Draft } from '../../draw/draft.ts';
import { t } from '../../draw/inline.ts';
import type { Row } from '../../parts/form.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { stamp } from '../../parts/stamp.ts';
import { bwp, pula } from '../../world/amounts.ts';
import { longDate, monCapsDate, ordinalDate, slashDate } from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { EmploymentFacts } from '../employment.ts';
import { TERMS } from '../employment.ts';
import { pay, stamped } from '../employment-letter.ts';
import { boxes } from './boxes.ts';
import { hand, opening, write } from './hand.ts';

type Pay = { amount: number };
const terms = (k: EmploymentFacts['kind']): string => TERMS[k];

/** A test author's contract. */
export function contractPlain(d: Draft, _f: EmploymentFacts, random: Random): void {
  const h = hand(random);
  opening(d, h, [], 'EMPLOYMENT CONTRACT|CONTRACT OF EMPLOYMENT|EMPLOYMENT AGREEMENT|Employment Contract');
  write(d, h, [
    ['Employer|Company|Employer Name', d.f('employerName')],
    ['Employee|Employee Name|Name of Employee', d.f('employeeName', h.name)],
    ...(random.chance(0.6) ? [['ID Number|Omang|Omang Number', d.f('idNumber')] as Row] : []),
    ['Position|Job Title|Job Position', d.f('position')],
    ['Start Date|Commencement Date|Date of Employment|Effective Date', d.f('dateOfEmployment', h.date)],
    ...(random.chance(0.7)
      ? [['Employment Type|Contract Type|Type of Contract', d.f('employmentType', capitalised)] as Row]
      : []),
    [
      'Monthly Salary|Gross Salary|Salary|Gross Monthly Salary',
      d.f('grossSalary', random.pick([h.money, (n: number) => `${h.money(n)} per month`])),
    ],
    ['Working Hours|Hours', '40 hours per week'],
    ['Leave|Annual Leave', '20 days per year'],
    ['Notice Period', '30 days'],
  ]);
  d.para(['Date: ', d.f('issueDate', h.date)]);
  d.gap(16).para('Employer signature: ____________________');
  d.para('Employee signature: ____________________');
}

/** A retailer's contract as a two-column form: party boxes, then numbered terms with the figures inside. */
export function contractTerms(d: Draft, f: EmploymentFacts, random: Random): void {
  d.left = d.right = 50;
  d.page('a4').use({ family: 'narrow', size: 11, leading: 1.4 });
  d.para('AGREEMENT OF SERVICE', { bold: true, size: 15, align: 'centre', after: 10 });
  boxes(d, [
    [
      { label: 'THE COMPANY', value: [d.f('employerName'), `\n${f.employer.address.text}`] },
      { label: 'THE SERVANT', value: [d.f('employeeName'), '\nOmang ', d.f('idNumber')] },
    ],
  ]);
  d.gap(12);
  const rows = [
    t`The Company engages the Servant with effect from ${d.f('dateOfEmployment', ordinalDate)}.`,
    t`The Servant shall serve in the capacity of ${d.f('position')} at ${f.employer.address.town}.`,
    t`The engagement is ${d.f('employmentType', terms)}.`,
    t`The wage is ${d.f('grossSalary', bwp)} a month gross, payable on the last Friday of the month.`,
    t`The Servant works forty-five hours a week and has fifteen days of paid leave a year.`,
    t`This agreement may be terminated by a month’s notice, or by payment in lieu.`,
  ];
  rows.forEach((text, i) => d.para([`${i + 1}.  `, ...text], { after: 7 }));
  d.para(['Signed on ', d.f('issueDate', longDate), ' in the presence of the undersigned witnesses.']);
  signatureLine(d, random, { x: 50, y: d.y + 44, width: 180 }, ['For the Company']);
  signatureLine(d, random, { x: 320, y: d.y + 44, width: 180 }, ['The Servant']);
  specimenLine(d);
}

/** A test author's letter of employment. */
export function letterPlain(d: Draft, f: EmploymentFacts, random: Random): void {
  const h = hand(random, true);
  stamped(d, false);
  opening(
    d,
    h,
    [d.f('issuerName')],
    'EMPLOYMENT LETTER|LETTER OF EMPLOYMENT|EMPLOYMENT CONFIRMATION LETTER|APPOINTMENT LETTER',
  );
  d.para([random.pick(['Date: ', '']), d.f('issueDate', h.date)]);
  d.para('To Whom It May Concern');
  d.para(
    random.pick([
      t`This is to confirm that ${d.f('employeeName')} is employed by ${d.f('companyName')} (${d.f('companyRegistrationNumber')}) as ${d.f('position')} since ${d.f('dateOfAppointment', h.date)}.`,
      t`${d.f('companyName')}, registration number ${d.f('companyRegistrationNumber')}, employs ${d.f('employeeName')} in the position of ${d.f('position')} from ${d.f('dateOfAppointment', h.date)}.`,
    ]),
  );
  d.para(
    t`The employment is ${d.f('contractType')}. The salary is ${pay(d, `${h.money(f.monthly)} per month`)}.`,
  );
  d.para(random.pick(['Sincerely,', 'Yours faithfully,', 'Regards,']));
  d.gap(20);
  d.para(d.f('signatoryName'), { after: 1 });
  d.para(random.pick(['Director', 'Company Secretary', 'HR Manager']));
}

/** A consultancy's certificate of service with a table and boxes. */
export function letterCertificate(d: Draft, f: EmploymentFacts, random: Random): void {
  stamped(d, true);
  d.page('a4').use({ family: 'sans', size: 10 });
  d.para(d.f('issuerName', upper), { bold: true, size: 13, after: 1 });
  d.para(`${f.consultancy.address.text} | ${f.consultancy.phone}`, { size: 8.5, after: 14 });
  d.para('CERTIFICATE OF EMPLOYMENT', { bold: true, size: 14, align: 'centre' });
  boxes(d, [
    [
      { label: 'Client company', value: d.f('companyName'), share: 1.6 },
      { label: 'UIN', value: d.f('companyRegistrationNumber') },
    ],
    [
      { label: 'Employee', value: d.f('employeeName'), share: 1.6 },
      { label: 'Post', value: d.f('position') },
    ],
    [
      { label: 'Appointed on', value: d.f('dateOfAppointment', slashDate) },
      { label: 'Contract', value: d.f('contractType', capitalised) },
      { label: 'Pay', value: pay(d, `${pula(f.monthly)} per month`) },
    ],
  ]);
  d.gap(14).para('Issued from the personnel records that we keep for the client company.');
  form(
    d,
    [
      ['Signed for the consultancy by', d.f('signatoryName')],
      ['On', d.f('issueDate', longDate)],
    ],
    { arrangement: 'right', labelWidth: 170 },
  );
  stamp(d, random, {
    x: 440,
    y: d.y + 40,
    shape: 'box',
    rows: ['CERTIFIED', monCapsDate(String(d.values['issueDate']))],
  });
  specimenLine(d);
}

/** A test author's confirmation of the employer itself. */
export function confirmationPlain(d: Draft, _f: EmploymentFacts, random: Random): void {
  const h = hand(random);
  opening(
    d,
    h,
    [d.f('employerName')],
    'CONFIRMATION OF EMPLOYMENT|EMPLOYMENT CONFIRMATION|Confirmation of Employment',
  );
  d.para(['Date: ', d.f('issueDate', h.date)]);
  if (random.chance(0.5)) {
    d.para('This is to confirm the employment of the following person:');
    write(d, h, [
      ['Employee Name|Name|Full Name', d.f('employeeName', h.name)],
      ...(random.chance(0.7) ? [['Employee ID|Employee Number|Staff Number', d.f('employeeId')] as Row] : []),
      ['Position|Job Title|Designation', d.f('position')],
      ['Date of Employment|Start Date|Date Joined|Employed Since', d.f('dateOfEmployment', h.date)],
      ['Employment Type|Type of Employment|Status', d.f('employmentType', capitalised)],
      ['Salary|Monthly Salary|Gross Salary', d.f('salary', (s: Pay) => `${h.money(s.amount)} per month`)],
    ]);
  } else {
    d.para(
      t`This letter confirms that ${d.f('employeeName')}, employee number ${d.f('employeeId')}, has been working for us as a ${d.f('position')} since ${d.f('dateOfEmployment', h.date)}.`,
    );
    d.para(
      t`The position is ${d.f('employmentType')} and the monthly salary is ${d.f('salary', (s: Pay) => h.money(s.amount))}.`,
    );
  }
  d.para(random.pick(['Sincerely,', 'Yours faithfully,', 'Signed']));
  d.gap(16).para(d.f('signatoryName'), { after: 1 });
  d.para(d.f('signatoryTitle'));
}

/** A ministry's savingram: To/From/Ref block, numbered paragraphs. */
export function confirmationMemo(d: Draft, f: EmploymentFacts, random: Random): void {
  d.left = d.right = 64;
  d.page('a4').use({ family: 'mono', size: 10, leading: 1.5 });
  d.para('SAVINGRAM', { bold: true, size: 14, underline: true });
  form(
    d,
    [
      ['TO', 'The Manager, Retail Lending'],
      ['FROM', d.f('employerName')],
      ['REF', f.reference],
      ['DATE', d.f('issueDate', longDate)],
    ],
    { arrangement: 'colon', labelWidth: 70 },
  );
  d.gap(8).para(t`RE: CONFIRMATION OF EMPLOYMENT - ${d.f('employeeName', upper)}`, { bold: true });
  [
    t`1. The officer named above, payroll no. ${d.f('employeeId')}, joined the service on ${d.f('dateOfEmployment', longDate)} and holds the post of ${d.f('position')}.`,
    t`2. The officer serves on ${d.f('employmentType', terms)} terms at a salary of ${d.f('salary', (s: Pay) => `${pula(s.amount)} per month`)}.`,
    t`3. This confirmation is given at the request of the officer.`,
  ].forEach((text) => d.para(text));
  d.gap(30).para(d.f('signatoryName'), { after: 0 });
  d.para(d.f('signatoryTitle'));
  stamp(d, random, {
    x: 430,
    y: d.y,
    shape: 'round',
    rows: [monCapsDate(String(d.values['issueDate']))],
    ring: 'PERSONNEL OFFICE',
  });
  specimenLine(d);
}
