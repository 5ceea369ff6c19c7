import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { letter } from '../parts/letter.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { commas, pula, pulaSpace } from '../world/amounts.ts';
import { addMonths, longDate, monCapsDate, monthYear, slashDate } from '../world/dates.ts';
import { titled } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';
import type { EmploymentFacts } from './employment.ts';
import { employmentFacts } from './employment.ts';

function facts(random: Random): EmploymentFacts {
  const f = employmentFacts(random);
  f.values['payPeriod'] = addMonths(String(f.values['issueDate']), -1).slice(0, 7);
  return f;
}
const employee = (d: Draft, f: EmploymentFacts) =>
  d.f('employeeName', (v: string) => titled({ ...f.who, name: v }));

function salaryLetter(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 10.5 });
  letterhead(d, random, {
    name: d.f('employerName'),
    lines: [f.employer.address.text, f.employer.postal.text, f.employer.phone],
    look: 'left-logo',
    colours: ['#744210', '#2c7a7b'],
    title: { size: 14 },
  });
  letter(d, random, {
    date: d.f('issueDate', longDate),
    reference: `Ref: ${f.reference}`,
    to: ['The Manager', 'Loans Department'],
    greeting: 'Dear Sir or Madam',
    subject: 'PROOF OF INCOME',
    body: [
      t`We confirm that ${employee(d, f)}, Omang number ${d.f('idNumber')}, is in our employment as ${d.f('position')}.`,
      t`The gross monthly salary is ${d.f('grossSalary', pula)} and, after income tax of ${d.f('taxDeductions', pula)} and pension, the net salary paid for ${d.f('payPeriod', monthYear)} was ${d.f('netSalary', pula)}.`,
      'The information is given in confidence and without responsibility on the part of the company.',
    ],
    closing: 'Yours faithfully',
    signatory: [d.f('signatoryName'), d.f('signatoryTitle')],
    stamp: {
      shape: 'box',
      rows: [
        f.employer.name.split(' (')[0]!.toUpperCase(),
        monCapsDate(String(d.values['issueDate'])),
        'HUMAN RESOURCES',
      ],
    },
  });
  specimenLine(d);
}

function tabular(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 11 });
  letterhead(d, random, {
    name: d.f('employerName'),
    lines: [f.employer.postal.text, f.employer.email],
    look: 'right-block',
    colours: ['#234e52', '#ed8936'],
    title: { size: 13 },
  });
  d.para('TO WHOM IT MAY CONCERN', { bold: true, align: 'centre' });
  d.para('CONFIRMATION OF EARNINGS', { bold: true, align: 'centre', underline: true });
  form(
    d,
    [
      ['Name', employee(d, f)],
      ['Identity number', d.f('idNumber')],
      ['Occupation', d.f('position')],
      ['Salary month', d.f('payPeriod', monthYear)],
      ['Gross earnings', d.f('grossSalary', (n: number) => `BWP ${commas(n)}`)],
      ['Less: PAYE', d.f('taxDeductions', (n: number) => `BWP ${commas(n)}`)],
      ['Net earnings', d.f('netSalary', (n: number) => `BWP ${commas(n)}`)],
    ],
    { arrangement: 'colon', labelWidth: 150, pitch: 7 },
  );
  d.gap(14);
  letter(d, random, {
    date: ['Issued on ', d.f('issueDate', slashDate)],
    body: ['The figures above are taken from the payroll of the company.'],
    signatory: [d.f('signatoryName'), d.f('signatoryTitle')],
  });
  specimenLine(d);
}

function accountant(d: Draft, f: EmploymentFacts, random: Random): void {
  d.values['signatoryTitle'] = 'Chartered Accountant';
  d.page('a4').use({ family: 'narrow', size: 12 });
  letterhead(d, random, {
    name: f.consultancy.name,
    lines: ['Accountants and payroll agents', f.consultancy.address.text, f.consultancy.phone],
    look: 'split',
    colours: ['#553c9a', '#d69e2e'],
    title: { size: 14 },
  });
  letter(d, random, {
    date: d.f('issueDate', longDate),
    dateAt: 'right',
    subject: 'INCOME VERIFICATION LETTER',
    subjectLook: 'underlined',
    greeting: 'To whom it may concern',
    body: [
      t`We keep the payroll of ${d.f('employerName')}. According to those records ${employee(d, f)} (ID ${d.f('idNumber')}) earned the following in the month of ${d.f('payPeriod', monthYear)}:`,
      t`Gross salary: ${d.f('grossSalary', pulaSpace)}`,
      t`Income tax: ${d.f('taxDeductions', pulaSpace)}`,
      t`Net salary: ${d.f('netSalary', pulaSpace)}`,
      'Please contact us should you need anything further.',
    ],
    closing: 'Sincerely',
    signatory: [d.f('signatoryName'), d.f('signatoryTitle')],
  });
  specimenLine(d);
}

export const proofOfIncomeLetter = defineType<EmploymentFacts>({
  type: 'PROOF_OF_INCOME_LETTER',
  category: 'INCOME',
  configuredType: 'OTHER',
  fields: [...CATEGORY_FIELDS.INCOME, 'issueDate'],
  same: { employer: 'employerName' },
  facts,
  layouts: [
    { issuer: 'An employer', draw: salaryLetter },
    { issuer: 'A pay office', draw: tabular },
    { issuer: 'An accountant', draw: accountant },
  ],
});
