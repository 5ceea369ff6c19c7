import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { commas, pula } from '../world/amounts.ts';
import { addDays, formalDate, longDate, padDate, slashDate } from '../world/dates.ts';
import { titled, upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';
import type { EmploymentFacts } from './employment.ts';
import { employmentFacts, TERMS } from './employment.ts';

const page = (d: Draft): void => {
  d.text(d.sheet.width / 2, d.sheet.height - 28, `Page ${d.index + 1}`, { size: 8, align: 'centre' });
  specimenLine(d);
};

/** A contract is signed before the work begins. */
function contractFacts(random: Random): EmploymentFacts {
  const f = employmentFacts(random);
  f.values['dateOfEmployment'] = addDays(String(f.values['issueDate']), random.int(4, 40));
  return f;
}

/** Clauses with headings over two pages. */
function clauses(d: Draft, f: EmploymentFacts, random: Random): void {
  d.left = d.right = 66;
  d.onPage = page;
  d.page('a4').use({ family: 'serif', size: 11, leading: 1.4 });
  page(d);
  d.para('CONTRACT OF EMPLOYMENT', { bold: true, size: 16, align: 'centre', after: 14 });
  d.para('entered into between', { align: 'centre', italic: true });
  d.para(d.f('employerName', upper, { bold: true }), { align: 'centre' });
  d.para('(hereinafter called "the Employer")', { align: 'centre', italic: true });
  d.para('and', { align: 'centre', italic: true });
  d.para(d.f('employeeName', upper, { bold: true }), { align: 'centre' });
  d.para(['(Omang No. ', d.f('idNumber'), ', hereinafter called "the Employee")'], {
    align: 'centre',
    italic: true,
    after: 14,
  });
  const list: [string, Parameters<Draft['para']>[0]][] = [
    [
      '1. COMMENCEMENT',
      t`This contract commences on ${d.f('dateOfEmployment', longDate)} and the employment is ${d.f('employmentType', (k: EmploymentFacts['kind']) => TERMS[k])}.`,
    ],
    [
      '2. POSITION',
      t`The Employee is employed as ${d.f('position')} in the ${f.department} department and shall report to the ${f.officer}.`,
    ],
    [
      '3. REMUNERATION',
      t`The Employer shall pay the Employee a gross salary of ${d.f('grossSalary', pula)} per month, in arrears, on or before the last working day of each month, less lawful deductions.`,
    ],
    [
      '4. HOURS OF WORK',
      'The ordinary hours of work are forty-eight hours a week. Overtime is paid at one and a half times the hourly rate as the Employment Act requires.',
    ],
    [
      '5. PROBATION',
      'The Employee serves a probation of three months, during which either party may end this contract by fourteen days’ notice.',
    ],
    [
      '6. LEAVE',
      'The Employee is entitled to paid annual leave of one and a quarter days for each month of service and to paid sick leave of fourteen days a year.',
    ],
    [
      '7. CONFIDENTIALITY',
      'The Employee shall not disclose the affairs of the Employer or of its customers during or after this employment.',
    ],
    [
      '8. TERMINATION',
      'After probation this contract may be ended by one month’s written notice given by either party.',
    ],
    [
      '9. GENERAL',
      'This contract contains the whole agreement. No change is valid unless it is in writing and signed by both parties.',
    ],
  ];
  for (const [head, text] of list) {
    d.room(60);
    d.para(head, { bold: true, after: 2 });
    d.para(text);
  }
  d.room(130);
  d.para(['Signed at ', f.employer.address.town, ' on this ', d.f('issueDate', formalDate), '.']);
  d.gap(30);
  signatureLine(d, random, { x: 66, y: d.y + 10, width: 190 }, [
    'For the Employer',
    `${f.signatory.name}, ${f.officer}`,
  ]);
  signatureLine(d, random, { x: 320, y: d.y + 10, width: 190 }, ['Employee']);
}

/** Particulars in a table on the first page, rules after it. */
function particulars(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 10 });
  letterhead(d, random, {
    name: d.f('employerName'),
    lines: [f.employer.address.text, f.employer.postal.text, `Tel ${f.employer.phone}`],
    look: 'left-logo',
    colours: ['#2f3e75', '#e0604c'],
    title: { size: 14 },
  });
  d.para('STATEMENT OF TERMS AND CONDITIONS OF EMPLOYMENT', { bold: true, size: 12 });
  form(
    d,
    [
      ['Name of employee', d.f('employeeName')],
      ['Omang / passport', d.f('idNumber')],
      ['Employee number', d.f('employeeId')],
      ['Job title', d.f('position')],
      ['Department', f.department],
      ['Type of employment', d.f('employmentType')],
      ['Date of engagement', d.f('dateOfEmployment', slashDate)],
      ['Basic salary per month', d.f('grossSalary', (n: number) => `BWP ${commas(n)}`)],
      ['Place of work', f.employer.address.town],
      ['Notice period', 'One calendar month'],
    ],
    { arrangement: 'grid', labelWidth: 170, shade: '#eceef6' },
  );
  d.gap(14);
  [
    'Hours of work are from 0730 hours to 1630 hours, Monday to Friday, with one hour for lunch.',
    'Annual leave is twenty working days in each leave year and is taken at times agreed with the supervisor.',
    'The employee joins the pension fund and contributes five per cent of basic salary.',
    'The disciplinary code forms part of these terms.',
  ].forEach((text, i) => d.para(`${i + 1}. ${text}`, { after: 5 }));
  d.gap(10).para(['Dated ', d.f('issueDate', padDate)]);
  signatureLine(d, random, { x: 56, y: d.y + 50, width: 180 }, [f.signatory.name, f.officer]);
  signatureLine(d, random, { x: 320, y: d.y + 50, width: 180 }, ['I accept these terms', 'Employee']);
  page(d);
}

/** An offer letter that becomes the contract when it is signed. */
function offer(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'narrow', size: 11.5, leading: 1.4 });
  letterhead(d, random, {
    name: d.f('employerName'),
    lines: [f.employer.address.text, f.employer.email, f.employer.phone],
    look: 'split',
    colours: ['#0f5c5c', '#88b04b'],
  });
  d.para(d.f('issueDate', longDate));
  d.para(
    d.f('employeeName', (v: string) => titled({ ...f.who, name: v })),
    { after: 0 },
  );
  d.para(['Omang ', d.f('idNumber')], { after: 12 });
  d.para('OFFER AND CONTRACT OF EMPLOYMENT', { bold: true });
  d.para(
    t`We are pleased to offer you employment with ${f.employer.name} as ${d.f('position')}, on the following terms, with effect from ${d.f('dateOfEmployment', longDate)}.`,
  );
  d.para(t`a) Nature of appointment: ${d.f('employmentType')}.`, { indent: 18, after: 3 });
  d.para(t`b) Salary: ${d.f('grossSalary', pula)} per month before tax.`, { indent: 18, after: 3 });
  d.para('c) Housing: not provided.', { indent: 18, after: 3 });
  d.para('d) Leave: eighteen working days a year.', { indent: 18, after: 3 });
  d.para('e) Notice: thirty days in writing by either party.', { indent: 18 });
  d.para(
    'If you accept, please sign the copy of this letter, which then is the contract of employment between us.',
  );
  signatureLine(d, random, { x: 56, y: d.y + 44, width: 180 }, [f.signatory.name, f.officer]);
  d.gap(100).para('ACCEPTANCE', { bold: true, after: 2 });
  d.para('I have read, understood and accept the terms of this contract of employment.');
  signatureLine(d, random, { x: 56, y: d.y + 40, width: 180 }, ['Signature of employee']);
  page(d);
}

export const employmentContract = defineType<EmploymentFacts>({
  type: 'EMPLOYMENT_CONTRACT',
  category: 'INCOME',
  configuredType: 'OTHER',
  fields: [...CATEGORY_FIELDS.INCOME, 'position', 'dateOfEmployment', 'employmentType'],
  same: { employer: 'employerName' },
  facts: contractFacts,
  layouts: [
    { issuer: 'A lawyer’s contract', draw: clauses },
    { issuer: 'A personnel office', draw: particulars },
    { issuer: 'An offer letter', draw: offer },
  ],
});
